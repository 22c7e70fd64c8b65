import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { linkRoom } from "./room-link";
import type { RoomFacts } from "./room-props";

const OPENED = "2026-11-23T20:00:00.000Z" as RoomFacts["now"];

beforeEach(() => {
  class Silent {
    close() {}
  }
  vi.stubGlobal("EventSource", Silent);
});
afterEach(() => vi.unstubAllGlobals());

function openRoom() {
  const facts = {
    matchId: "m1",
    side: "home",
    match: {
      rules: OFFICIAL,
      deadlineAt: "2026-11-30T06:00:00.000Z",
      isOpen: true,
      isFinal: false,
      firstGame: 1,
    },
    events: [],
    now: OPENED,
  };
  return linkRoom(facts as unknown as RoomFacts);
}

test("until the room is listened to, its clock stands at the time the page was made", async () => {
  const link = openRoom();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(link.clock()).toBe(Date.parse(OPENED));

  const stop = link.listen(() => {});
  expect(link.clock()).toBeGreaterThan(Date.parse(OPENED));
  stop();
});

test("while somebody else is signed in, what the player did waits, and is sent in order afterward", async () => {
  const posted: { readonly address: string; readonly type: string }[] = [];
  let other = true;
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    posted.push({ address, type: JSON.parse(body).command.type });
    return other
      ? Response.json({ code: "other-player", refusal: "Someone else is signed in." }, { status: 409 })
      : Response.json({});
  });
  const link = openRoom();
  const stop = link.listen(() => {});
  link.send(1, { type: "sit" });
  await vi.waitFor(() => expect(link.read().refusal).toBe("Someone else is signed in."));
  expect(posted).toEqual([{ address: "/api/games/m1/1?side=home", type: "sit" }]);
  expect(link.read().saved).not.toBe("sent");

  other = false;
  link.send(1, { type: "resign" });
  await vi.waitFor(() => expect(link.read().saved).toBe("sent"));
  expect(posted.map(({ type }) => type)).toEqual(["sit", "sit", "resign"]);
  expect(link.read().refusal).toBeNull();
  stop();
});

test("after the session has ended, the room says so, and sends what waits once the player is back", async () => {
  const streams: Stream[] = [];
  class Stream {
    onopen = () => {};
    constructor() {
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal("EventSource", Stream);
  let isSignedIn = false;
  const post = vi.fn(async () =>
    isSignedIn ? Response.json({}) : Response.json({ refusal: "You’re signed out." }, { status: 401 }),
  );
  vi.stubGlobal("fetch", post);
  const link = openRoom();
  const stop = link.listen(() => {});
  link.send(1, { type: "sit" });
  await vi.waitFor(() => expect(link.read().refusal).toBe("You’re signed out."));
  expect(link.read().saved).not.toBe("sent");
  expect(post).toHaveBeenCalledTimes(1);

  isSignedIn = true;
  streams[0]?.onopen();
  await vi.waitFor(() => expect(link.read().saved).toBe("sent"));
  expect(post).toHaveBeenCalledTimes(2);
  expect(link.read().refusal).toBeNull();
  stop();
});

test("while the server refuses the stream, the room asks for it less and less often", async () => {
  vi.useFakeTimers();
  let asked = 0;
  class Refused {
    static readonly CLOSED = 2;
    readyState = Refused.CLOSED;
    onerror = () => {};
    constructor() {
      asked += 1;
      setTimeout(() => this.onerror());
    }
    close() {}
  }
  vi.stubGlobal("EventSource", Refused);
  const stop = openRoom().listen(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeLessThan(35);
  stop();
  vi.useRealTimers();
});

test("an entry in the scoresheet that’s refused isn’t shown as sent", async () => {
  const tooLate = "This match is final.";
  let isRefused = true;
  vi.stubGlobal("fetch", async () =>
    isRefused ? Response.json({ code: "too-late", refusal: tooLate }, { status: 409 }) : Response.json({}),
  );
  const link = openRoom();
  const stop = link.listen(() => {});
  link.send(1, { type: "write", ply: 0, uci: "e2e4" });
  await vi.waitFor(() => expect(link.read()).toMatchObject({ refusal: tooLate, saved: "not-saved" }));

  isRefused = false;
  link.send(1, { type: "sit" });
  await vi.waitFor(() => expect(link.read()).toMatchObject({ refusal: null, saved: "sent" }));
  stop();
});
