import { matchPaths } from "@/lib/paths/match";
import { type GameCommand, isEntry } from "@/lib/room/rules/commands";
import { isMatchOver } from "@/lib/room/rules/context";
import { type PlacedEvent, printCursor } from "@/lib/room/rules/cursor";
import {
  answered,
  type Device,
  hear,
  knownOf,
  lastTold,
  put,
  type ShownGame,
  shownGames,
} from "@/lib/room/rules/sync";
import { newCommandId } from "./command-id";
import { deviceTime } from "./device-clock";
import { dropOutgoing, keepOutgoing, keptOutgoing } from "./kept-outbox";
import { postCommand, type Reply } from "./post-command";
import type { RoomFacts } from "./room-props";
import { followGames } from "./room-stream";
import { serverClock } from "./server-clock";

/** Whether the server has what the device did: nothing waits, something is being sent, or it's kept here until it can be. */
export type Saved = "sent" | "sending" | "on-this-phone" | "not-saved";

/** What the room shows now. A new object after each change. */
export type RoomNow = {
  readonly games: readonly ShownGame[];
  /** What the server has told. The same object until it tells more. */
  readonly told: readonly PlacedEvent[];
  readonly saved: Saved;
  /** The other device's acts come in as they happen. */
  readonly isLive: boolean;
  /** No game of this match can start or go on, by its page or by what the server has said since. */
  readonly isOver: boolean;
  /** Nothing can be written down for this match either. */
  readonly isFinal: boolean;
  /** Why the last command was refused. */
  readonly refusal: string | null;
};

export type RoomLink = {
  readonly read: () => RoomNow;
  readonly listen: (changed: () => void) => () => void;
  readonly send: (number: number, command: GameCommand) => void;
  /**
   * The server's time, in milliseconds. Until the link is listened to, that's when the page was made, so that the browser's
   * first render says the same as the server's.
   */
  readonly clock: () => number;
  /** Half a round trip, in milliseconds, as measured. */
  readonly lag: () => number;
  /** Asks the server whether a flag has fallen. */
  readonly look: (number: number) => Promise<void>;
};

const RETRY_MS = 2_000;

/**
 * The device's side of the room. Its player's acts are shown at once, kept on the device, sent in order, and sent
 * again until the server has answered. The other device's acts come in through a stream.
 */
export function linkRoom({ matchId, side, match, events, now }: RoomFacts): RoomLink {
  const seat = { matchId, side };
  let device: Device = { told: events, outbox: [] };
  const clock = serverClock(now);
  let isKeeping = true;
  let isLoading = false;
  let isLoaded = false;
  let isSending = false;
  let isHeard = false;
  let isAway = false;
  let hasToSignIn = false;
  /** The server refused an entry in the scoresheet, and the player hasn't gone on since. */
  let isEntryRefused = false;
  let isOver = false;
  let isFinal = false;
  let unfollow = () => {};
  /** Commands that this device couldn't keep. */
  const unkept = new Set<string>();
  const listeners = new Set<() => void>();
  let shown = show({ refusal: null, isLive: false });

  function show(rest: Pick<RoomNow, "refusal" | "isLive">): RoomNow {
    return {
      games: shownGames(device, match, side),
      told: device.told,
      saved: saved(),
      isOver: isOver || isMatchOver(match, new Date(clock.now()).toISOString()),
      isFinal: isFinal || match.isFinal,
      ...rest,
    };
  }

  function saved(): Saved {
    if (isEntryRefused) return "not-saved";
    if (device.outbox.length === 0) return "sent";
    if (!isKeeping || device.outbox.some(({ id }) => unkept.has(id))) return "not-saved";
    return isAway ? "on-this-phone" : "sending";
  }

  function update(change: Partial<Pick<RoomNow, "refusal" | "isLive">> = {}): void {
    const { refusal, isLive } = shown;
    shown = show({ refusal, isLive, ...change });
    for (const listener of listeners) listener();
  }

  /** Sends what waits, one command after the other. While the player isn't signed in, it keeps waiting. */
  async function sendWaiting(): Promise<void> {
    if (isSending || !isLoaded) return;
    isSending = true;
    for (let next = device.outbox[0]; next; next = device.outbox[0]) {
      const reply = await ask(next.number, next.id, next.command);
      const wasAskedToSignIn = hasToSignIn;
      if (reply) hasToSignIn = reply.isSignedOut === true || reply.code === "other-player";
      isAway = reply === null || hasToSignIn;
      if (!isAway) {
        isFinal ||= reply?.code === "too-late";
        isOver ||= isFinal || reply?.code === "match-over" || reply?.code === "game-too-late";
        if (reply?.refusal && isEntry(next.command)) isEntryRefused = true;
        device = answered(device, next.id);
        await dropOutgoing(next.id);
      }
      const isBack = wasAskedToSignIn && !hasToSignIn;
      update(reply?.refusal ? { refusal: reply.refusal } : isBack ? { refusal: null } : {});
      if (reply === null) await wait(RETRY_MS);
      else if (hasToSignIn) break;
    }
    isSending = false;
  }

  /** Null if there's no answer. */
  async function ask(number: number, id: string, command: GameCommand): Promise<Reply | null> {
    const asked = deviceTime();
    const reply = await postCommand(seat, number, { id, known: knownOf(device, number), command });
    if (!reply) return null;
    if (reply.now) clock.answered(reply.now, asked);
    device = hear(device, placed(number, reply));
    return reply;
  }

  function follow(): () => void {
    return followGames({
      address() {
        const last = lastTold(device);
        return matchPaths.gameStream(matchId, last ? printCursor(last) : undefined);
      },
      onNews(news) {
        device = hear(device, news);
        update();
      },
      onTime: clock.told,
      onLive(isLive) {
        update({ isLive });
        if (isLive) void sendWaiting();
      },
    });
  }

  /** Acts from before the page was closed go first. */
  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const kept = await keptOutgoing(seat);
    isKeeping = kept !== null;
    const own = new Set(device.outbox.map(({ id }) => id));
    device = { ...device, outbox: [...(kept ?? []).filter(({ id }) => !own.has(id)), ...device.outbox] };
    isLoaded = true;
    update();
    void sendWaiting();
  }

  return {
    read: () => shown,
    listen(listener) {
      listeners.add(listener);
      isHeard = true;
      if (listeners.size === 1) {
        unfollow = follow();
        void load();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unfollow();
      };
    },
    send(number, command) {
      const at = new Date(clock.now()).toISOString();
      const outgoing = { id: newCommandId(), number, command, at };
      device = put(device, outgoing);
      isEntryRefused = false;
      update({ refusal: null });
      void keepOutgoing(seat, outgoing).then((kept) => {
        if (!kept) unkept.add(outgoing.id);
        update();
      });
      void sendWaiting();
    },
    clock: () => (isHeard ? clock.now() : Date.parse(now)),
    lag: clock.lag,
    async look(number) {
      if (await ask(number, newCommandId(), { type: "look" })) update();
    },
  };
}

function placed(number: number, { known = 0, events = [] }: Reply): readonly PlacedEvent[] {
  return events.map((event, index) => ({ number, seq: known + 1 + index, event }));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
