import { afterEach, expect, inject, test, vi } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { requireDatabase, requireSameDatabase } from "./require-database";

const url = await freshDatabase();
const elsewhere = inject("databaseServer");
const direct = `${url}?application_name=direct`;
afterEach(() => vi.unstubAllEnvs());

test("two addresses of one database are fine, and those of two are refused without their passwords", async () => {
  await requireSameDatabase({ DATABASE_URL: url, DIRECT_DATABASE_URL: direct });
  await requireSameDatabase({ DATABASE_URL: url });
  const asked = requireSameDatabase({ DATABASE_URL: url, DIRECT_DATABASE_URL: elsewhere });
  await expect(asked).rejects.toThrow(
    /^DIRECT_DATABASE_URL \(.+\) leads to another database than DATABASE_URL/,
  );
  await expect(asked).rejects.not.toThrow(new URL(url).password);
});

test("so are those of a script, such as a backup's; a pooler that doesn't answer isn't", async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("DIRECT_DATABASE_URL", elsewhere);
  await expect(requireDatabase()).rejects.toThrow("leads to another database");
  vi.stubEnv("DIRECT_DATABASE_URL", direct);
  expect(await requireDatabase()).toBe(direct);
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing");
  expect(await requireDatabase()).toBe(direct);
});
