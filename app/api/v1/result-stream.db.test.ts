import { expect, test } from "vitest";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { openStream } from "@/lib/room/store/open-streams";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { followResultStream } from "./result-stream";

await freshDatabase();

test("if too many streams are open, it says when to try again", async () => {
  await makeLeague({ players: 2 });
  const params = Promise.resolve({ org: "lakeside", season: "fall-2026", division: "open" });
  const spectators = { of: "spectators", most: OPEN_STREAMS.spectators };
  const ends = Array.from({ length: spectators.most }, () => openStream([spectators]));
  const answer = await followResultStream(new Request("http://localhost:3000/api/v1"), { params });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const end of ends) end?.();
});
