import { beforeEach, expect, test } from "vitest";
import { setUpCode } from "@/lib/auth/set-up-code";
import { prisma } from "@/lib/db/client";
import { env } from "@/lib/env";
import { LIMITS } from "@/lib/limits/limits";
import { insertOrganization } from "@/lib/people/store/insert-organization";
import { freshDatabase } from "@/lib/testing/database";
import { POST } from "./route";

await freshDatabase();
beforeEach(async () => {
  await prisma().rateLimit.deleteMany();
});

function send(code: string): Promise<Response> {
  const body = new URLSearchParams({ code });
  const headers = { "x-forwarded-for": "203.0.113.9" };
  return POST(new Request("http://localhost:3000/api/set-up", { method: "POST", headers, body }));
}

test("the code from the log opens the form, another one says that it’s wrong", async () => {
  const right = await send(setUpCode(env().authSecret));
  expect(right.headers.get("location")).toBe("/set-up");
  expect(right.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  for (const wrong of ["2222-2222-2222", "", "\r\nset-cookie: a=b"]) {
    const answer = await send(wrong);
    expect(answer.headers.get("location")).toBe("/set-up?error=code");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
});

test("codes can’t be guessed", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send("2222-2222-2222")));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - LIMITS["set-up"].most);
  expect((await send(setUpCode(env().authSecret))).status).toBe(429);
});

test("once there’s an organization, the right code opens nothing", async () => {
  const facts = {
    slug: "lakeside",
    name: "Lakeside",
    timeZone: "America/Chicago",
    office: "Office",
    contactEmail: "office@lakeside.example",
  };
  await insertOrganization(facts, { email: "ann@lakeside.example", roles: ["admin"] }, new Date());
  const answer = await send(setUpCode(env().authSecret));
  expect(answer.status).toBe(404);
  expect(answer.headers.get("set-cookie")).toBeNull();
});
