import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { freshDatabase } from "@/lib/testing/database";
import { GET } from "./route";

await freshDatabase();

test("each request counts, before anything is read for it", async () => {
  const ask = () =>
    new Request(`http://localhost:3000/api/live?boards=${randomUUID()}`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
  expect((await GET(ask())).status).toBe(404);
  const by = visitorIn(ask());
  for (let uses = 1; uses < LIMITS["api-read"].most; uses += 1) await spend([{ limit: "api-read", by }]);
  expect((await GET(ask())).status).toBe(429);
});
