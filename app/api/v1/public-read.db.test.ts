import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { publicRead } from "./public-read";

await freshDatabase();

test("a cache asks before it answers with what it has: only the app knows when that changes", async () => {
  await makeLeague({ players: 2 });
  const params = Promise.resolve({ org: "lakeside", season: "fall-2026", division: "open" });
  const answer = await publicRead("getStandings")(new Request("http://localhost:3000/api/v1"), { params });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});
