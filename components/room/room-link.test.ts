import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutgoingCommand } from "@/lib/room/rules/sync";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { keptOutgoing } from "./kept-outbox";
import { linkRoom } from "./room-link";
import type { RoomFacts } from "./room-props";

const OPENED = "2026-11-23T20:00:00.000Z" as RoomFacts["now"];

vi.mock("./kept-outbox", { spy: true });

let streams: Stream[];

/** The browser's side of a stream; the test is the server. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_: { readonly data: string }) => {};

  constructor() {
    super();
    streams.push(this);
  }

  open(): void {
    this.readyState = Stream.OPEN;
    this.onopen();
  }

  /** The server says its time. */
  beat(at: number): void {
    this.dispatchEvent(new MessageEvent("time", { data: new Date(at).toISOString() }));
  }

  fail(): void {
    this.readyState = 0;
    this.onerror();
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

const lastStream = () => streams.at(-1) as Stream;

beforeEach(() => {
  streams = [];
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openRoom(isOpen = true) {
  const facts = {
    matchId: "m1",
    side: "home",
    match: {
      rules: OFFICIAL,
      deadlineAt: "2026-11-30T06:00:00.000Z",
      isOpen,
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

test("while someone else is signed in, what the player did waits, and is sent in order afterward", async () => {
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

test("what waits is dropped once its player is no longer in the match", async () => {
  const refusal = "You’re no longer in this match.";
  const post = vi.fn(async () => Response.json({ refusal }, { status: 404 }));
  vi.stubGlobal("fetch", post);
  const link = openRoom();
  const stop = link.listen(() => {});
  link.send(1, { type: "sit" });
  link.send(1, { type: "resign" });
  await vi.waitFor(() => expect(link.read()).toMatchObject({ refusal, saved: "sent" }));
  expect(post).toHaveBeenCalledTimes(2);
  stop();
});

test("after the session has ended, the room says so, and sends what waits once the player is back", async () => {
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
  lastStream().open();
  await vi.waitFor(() => expect(link.read().saved).toBe("sent"));
  expect(post).toHaveBeenCalledTimes(2);
  expect(link.read().refusal).toBeNull();
  stop();
});

test("while the server refuses the stream, the room asks for it less and less often", async () => {
  vi.useFakeTimers();
  class Refused extends Stream {
    constructor() {
      super();
      this.close();
      setTimeout(() => this.onerror());
    }
  }
  vi.stubGlobal("EventSource", Refused);
  const stop = openRoom().listen(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams.length).toBeLessThan(35);
  stop();
});

test("a game that waits while its match is reported is shown until it's refused, with all its moves", async () => {
  const at = OPENED;
  const waiting: readonly OutgoingCommand[] = [
    { id: "1", number: 1, command: { type: "start", white: "home", at }, at },
    { id: "2", number: 1, command: { type: "write", ply: 0, uci: "e2e4" }, at },
    { id: "3", number: 1, command: { type: "write", ply: 1, uci: "e7e5" }, at },
  ];
  vi.mocked(keptOutgoing).mockResolvedValueOnce(waiting);
  const refusals = [
    { code: "match-over", refusal: "Not now." },
    { code: "game-too-late", refusal: "Too late." },
    { code: "game-too-late", refusal: "Too late." },
  ];
  vi.stubGlobal("fetch", async () => Response.json(refusals.shift(), { status: 409 }));
  const link = openRoom(false);
  const shown: (number | undefined)[] = [];
  const stop = link.listen(() => shown.push(link.read().games[0]?.state.play?.sheets.home.moves.length));
  await vi.waitFor(() => expect(link.read()).toMatchObject({ refusal: "Too late.", saved: "not-saved" }));
  await vi.waitFor(() => expect(refusals).toEqual([]));
  expect(shown[0]).toBe(2);
  expect(shown.at(-1)).toBeUndefined();
  stop();
});

test.each([
  { code: "match-over", is: { isOver: true, isFinal: false } },
  { code: "game-too-late", is: { isOver: true, isFinal: false } },
  { code: "too-late", is: { isOver: true, isFinal: true } },
])("a page that's open while the match is reported learns it from its next command: $code", async (given) => {
  const { code, is } = given;
  vi.stubGlobal("fetch", async () => Response.json({ code, refusal: "Not now." }, { status: 409 }));
  const link = openRoom();
  const stop = link.listen(() => {});
  expect(link.read()).toMatchObject({ isOver: false, isFinal: false });
  link.send(1, { type: "sit" });
  await vi.waitFor(() => expect(link.read()).toMatchObject({ ...is, refusal: "Not now." }));
  stop();
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

const PAGE_AT = Date.parse(OPENED);
const MINUTE = 60_000;

/** A room that's listened to, with timers that the test moves. */
function listenToRoom() {
  vi.useFakeTimers();
  const link = openRoom();
  const stop = link.listen(() => {});
  return { link, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

/** A server whose answers take this long and say this time. */
function answerAfter(ms: number, at: number): void {
  const reply = { now: new Date(at).toISOString() };
  vi.stubGlobal("fetch", async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Response.json(reply);
  });
}

test("a page from the browser's history has the right time as soon as it's connected", async () => {
  const { link, stop } = listenToRoom();
  expect(link.clock()).toBe(PAGE_AT);
  lastStream().open();
  lastStream().beat(PAGE_AT + 20 * MINUTE);
  expect(link.clock()).toBe(PAGE_AT + 20 * MINUTE);
  expect(link.lag()).toBe(0);
  stop();
});

test("a time that was on its way for long doesn't put the clock back, and one that just left does", async () => {
  const { link, stop, pass } = listenToRoom();
  lastStream().open();
  lastStream().beat(PAGE_AT);
  await pass(30_000);
  lastStream().beat(PAGE_AT + 10_000);
  expect(link.clock()).toBe(PAGE_AT + 30_000);

  // The clock is ahead, as after the device's time was put forward.
  answerAfter(0, PAGE_AT + 90_000);
  void link.look(1);
  await pass(0);
  expect(link.clock()).toBe(PAGE_AT + 90_000);
  lastStream().fail();
  lastStream().open();
  lastStream().beat(PAGE_AT + 31_000);
  expect(link.clock()).toBe(PAGE_AT + 31_000);
  stop();
});

test("looking sets the clock and the lag by half the round trip", async () => {
  const { link, stop, pass } = listenToRoom();
  answerAfter(400, PAGE_AT + 5 * MINUTE);
  void link.look(1);
  await pass(400);
  expect(link.clock()).toBe(PAGE_AT + 5 * MINUTE + 200);
  expect(link.lag()).toBe(200);

  // The answer waited behind a locked screen.
  answerAfter(9_000, PAGE_AT);
  void link.look(1);
  await pass(9_000);
  expect(link.clock()).toBe(PAGE_AT + 5 * MINUTE + 9_200);
  expect(link.lag()).toBe(200);
  stop();
});

test("a command that gets no answer in ten seconds is sent again, as the same command", async () => {
  const posted: unknown[] = [];
  let hangs = true;
  vi.stubGlobal(
    "fetch",
    (_: string, { body, signal }: { readonly body: string; readonly signal: AbortSignal }) => {
      posted.push(JSON.parse(body));
      if (!hangs) return Promise.resolve(Response.json({}));
      return new Promise((_resolve, reject) => signal.addEventListener("abort", reject));
    },
  );
  const { link, stop, pass } = listenToRoom();
  link.send(1, { type: "sit" });
  await pass(9_000);
  expect(posted).toHaveLength(1);
  hangs = false;
  await pass(4_000);
  expect(link.read().saved).toBe("sent");
  expect(posted).toHaveLength(2);
  expect(posted[1]).toEqual(posted[0]);
  stop();
});

test("a stream that misses two beats isn't live, and is opened again", async () => {
  const { link, stop, pass } = listenToRoom();
  lastStream().open();
  for (let beats = 0; beats < 4; beats += 1) {
    lastStream().beat(PAGE_AT + beats * 15_000);
    await pass(15_000);
  }
  expect(link.read().isLive).toBe(true);
  expect(streams).toHaveLength(1);

  await pass(21_000);
  expect(link.read().isLive).toBe(false);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.readyState).toBe(Stream.CLOSED);
  lastStream().open();
  expect(link.read().isLive).toBe(true);
  stop();
});

test("a connection that never opens is tried again, and not after the room is closed", async () => {
  const { link, stop, pass } = listenToRoom();
  await pass(40_000);
  expect(streams).toHaveLength(2);
  expect(link.read().isLive).toBe(false);
  stop();
  await pass(MINUTE);
  window.dispatchEvent(new Event("online"));
  expect(streams).toHaveLength(2);
});

test("a server that doesn't say its time isn't asked for another stream because nothing happens", async () => {
  const { link, stop, pass } = listenToRoom();
  lastStream().open();
  lastStream().beat(PAGE_AT);
  // An earlier version takes over.
  lastStream().fail();
  lastStream().open();
  await pass(10 * MINUTE);
  window.dispatchEvent(new Event("pageshow"));
  expect(streams).toHaveLength(1);
  expect(link.read().isLive).toBe(true);
  stop();
});

test.each(["visibilitychange", "online", "pageshow"])(
  "on %s, a stream that has missed a beat is opened again",
  async (event) => {
    const { stop, pass } = listenToRoom();
    lastStream().open();
    lastStream().beat(PAGE_AT);
    await pass(14_000);
    window.dispatchEvent(new Event(event));
    expect(streams).toHaveLength(1);
    await pass(7_000);
    window.dispatchEvent(new Event(event));
    expect(streams).toHaveLength(2);

    lastStream().close();
    window.dispatchEvent(new Event(event));
    expect(streams).toHaveLength(3);
    stop();
  },
);
