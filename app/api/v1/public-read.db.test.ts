import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { GET as listOrganizations } from "./organizations/route";
import { publicRead } from "./public-read";

await freshDatabase();

test("a cache asks before it answers with what it has: only the app knows when that changes", async () => {
  await makeLeague({ players: 2 });
  const params = Promise.resolve({ org: "lakeside", season: "fall-2026", division: "open" });
  const answer = await publicRead("getStandings")(new Request("http://localhost:3000/api/v1"), { params });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test.each([
  { why: "nonsense", after: "garbage" },
  { why: "longer than any", after: "x".repeat(500) },
])("a list doesn’t begin again at a cursor that isn’t ours: $why", async ({ after }) => {
  const request = new Request(`http://localhost:3000/api/v1/organizations?after=${after}`);
  const answer = await listOrganizations(request);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: "after" }] });
});
