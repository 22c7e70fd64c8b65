import { expect, test, vi } from "vitest";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { openStream } from "@/lib/room/store/open-streams";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";

vi.mock("next/cache", () => ({ revalidatePath: () => {} }));
await freshDatabase();
process.env.APP_URL = "http://localhost:3000";
const { followResultStream } = await import("./result-stream");

test("if too many streams are open, it says when to try again", async () => {
  await makeLeague({ players: 2 });
  const params = Promise.resolve({ org: "lakeside", season: "fall-2026", division: "open" });
  for (let open = 0; open < OPEN_STREAMS.spectators; open++)
    openStream([{ of: "spectators", most: OPEN_STREAMS.spectators }]);
  const answer = await followResultStream(new Request("http://localhost:3000/api/v1"), { params });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
