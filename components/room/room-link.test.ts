import { afterEach, expect, test, vi } from "vitest";
import { linkRoom } from "./room-link";
import type { RoomFacts } from "./room-props";

const OPENED = "2026-11-23T20:00:00.000Z" as RoomFacts["now"];

afterEach(() => vi.unstubAllGlobals());

test("until the room is listened to, its clock stands at the time the page was made", async () => {
  class Silent {
    close() {}
  }
  vi.stubGlobal("EventSource", Silent);
  const facts = { matchId: "m1", side: "home", match: { games: [] }, events: [], now: OPENED };
  const link = linkRoom(facts as unknown as RoomFacts);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(link.clock()).toBe(Date.parse(OPENED));

  const stop = link.listen(() => {});
  expect(link.clock()).toBeGreaterThan(Date.parse(OPENED));
  stop();
});
