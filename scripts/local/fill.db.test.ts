import { expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { ownDatabase } from "@/lib/testing/database";
import { fillDemo } from "./fill";

await ownDatabase();

test("the demo is filled in on a machine that has no settings", async () => {
  const url = process.env.DATABASE_URL ?? "";
  for (const name of ["DATABASE_URL", "APP_URL", "AUTH_SECRET"]) vi.stubEnv(name, undefined);
  await fillDemo(url, "keep");
  vi.unstubAllEnvs();
  expect(await prisma().organization.count()).toBeGreaterThan(1);
  expect(await prisma().season.count({ where: { status: "running" } })).toBeGreaterThan(1);
});
