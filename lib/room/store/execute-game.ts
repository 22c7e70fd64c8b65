import { findSessionUser } from "@/lib/auth/store/sign-in";
import { follow } from "@/lib/db/background";
import { afterCommit, inTransaction, type Transaction } from "@/lib/db/transaction";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { watchCommand } from "@/lib/telemetry/command";
import type { GameCommand } from "../rules/commands";
import { contextAfter } from "../rules/context";
import { decideGame } from "../rules/decide";
import type { GameRefused } from "../rules/decision";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import { judgeGame } from "../rules/judge";
import type { GameState } from "../rules/state";
import { announceStart } from "./announce-start";
import { appendIfUnchanged, appendToGame } from "./append-game";
import {
  ensureGame,
  type GameRef,
  isOfBefore,
  isOfOthers,
  type LockedGame,
  lockGame,
  lockGames,
} from "./lock-game";
import { beat, isBeating, settleOutage } from "./outages";
import { eraOfMemory, forgetGame, recallGame, rememberGame } from "./remembered-games";
import { tellGame } from "./watch-games";

/** A command as a device sent it. */
export type SentCommand = {
  /** Made on the device, so that sending it again is the same command. The league's own have none. */
  readonly id: string | null;
  readonly command: GameCommand;
  /** The side that the page acts for. On a shared device, someone else may have signed in since it was opened. */
  readonly side?: Side | null;
};

/** What a command came to: the events that the game has now, of which the device may know the first. */
export type GameExecuted = { readonly events: readonly GameEvent[] };
type GameAnswer = Answer<GameExecuted, GameRefused & GameExecuted>;

/**
 * The only way to change a game: lock its row, fold the events, decide, append. A command that has arrived before
 * changes nothing and gets the same answer.
 *
 * A game that this process remembers isn't read again: the command is decided on what's remembered, and its events are
 * added if nothing has changed since, in one statement (0045). Whatever else it comes to is decided on a locked game.
 *
 * @param userId who sends it; null for the league's own check of the clock
 * @param lot for games whose colors are drawn
 * @param sessionId if the sender was only presumed to be signed in: then their session has to hold now
 * @returns null if there's no such game for this person, or that session has ended
 */
export async function executeGame(
  ref: GameRef,
  sent: SentCommand,
  userId: string | null,
  at: Date,
  lot: Side,
  sessionId?: string,
): Promise<GameAnswer | null> {
  return watchCommand(`game-${sent.command.type}`, async () => {
    await settleOutage();
    const asked = { ref, sent, userId, at, lot, era: eraOfMemory() };
    const added = await addToRemembered(asked, sessionId);
    if (added) return added;
    if (sessionId && !(await findSessionUser(sessionId, at))) return null;
    return decideWhenReached(asked);
  });
}

/** The database may have been away since the last beat. Then the game is read again, with the outage. */
async function decideWhenReached(asked: Asked): Promise<GameAnswer | null> {
  for (let tries = 0; tries < 3; tries++) {
    const answer = await inTransaction((tx) => decideAndAppend(tx, asked));
    if (answer !== "away") return answer;
    await beat();
  }
  throw new Error("The league couldn't be reached, and no beat says since when");
}

type Asked = {
  readonly ref: GameRef;
  readonly sent: SentCommand;
  readonly userId: string | null;
  readonly at: Date;
  readonly lot: Side;
  /** What's found out in another era of this process's memory isn't remembered. */
  readonly era: number;
};

/** Null if the game isn't remembered as it is, or the command has to be decided on a locked one. */
async function addToRemembered(
  asked: Asked,
  sessionId?: string,
): Promise<Answer<GameExecuted, never> | null> {
  const { ref, sent } = asked;
  const remembered = recallGame(ref);
  if (!remembered || !TO_REMEMBERED.includes(sent.command.type)) return null;
  const { game, state } = remembered;
  const decision = decideOn(game, state, asked);
  if (!decision?.ok || decision.value.length === 0) return null;
  const addition = additionOf(game, state, decision.value, asked);
  forgetGame(ref);
  if (!(await appendIfUnchanged(ref, game.frame, addition, sessionId))) return null;
  follow(tellGame(ref.match, timed(addition, ref)));
  return accept(remember(asked, game, addition));
}

/** What's sent all the time, and starts no game. */
const TO_REMEMBERED: readonly GameCommand["type"][] = ["move"];

async function decideAndAppend(tx: Transaction, asked: Asked): Promise<GameAnswer | null | "away"> {
  const { ref, sent } = asked;
  const { type } = sent.command;
  if (type === "sit" || type === "start" || type === "reopen") await lockGames(tx, ref);
  if (type === "sit" || type === "start") await ensureGame(tx, ref);
  const game = await lockGame(tx, ref);
  if (!game) return null;
  if (game.isAway && isBeating()) return "away";
  const before = game.events.map(({ event }) => event);
  const told = (await isOfOthers(tx, ref, game, asked.userId)) ? [] : before;
  const state = foldGame(before);
  const decision = decideOn(game, state, asked);
  if (!decision) return null;
  if (!decision.ok) return refuse({ ...decision.refusal, events: told });
  if (decision.value.length === 0) return accept({ events: told });
  if (await isOfBefore(tx, ref, sent.command)) return refuse({ code: "started-over", events: before });
  const addition = additionOf(game, state, decision.value, asked);
  await appendToGame(tx, ref, addition);
  if (ref.number === game.firstGame && decision.value.some(({ type }) => type === "Started"))
    await announceStart(tx, ref.match);
  const tell = tellGame(ref.match, timed(addition, ref));
  const executed = { events: [...before, ...decision.value] };
  afterCommit(tx, async () => {
    remember(asked, game, addition);
    await tell();
  });
  return accept(executed);
}

/** The events that a command comes to, none if it has arrived before; null for someone who doesn't play in it. */
function decideOn(
  game: LockedGame,
  state: GameState,
  { ref, sent: { id, command, side }, userId, at, lot }: Asked,
): Answer<readonly GameEvent[], GameRefused> | null {
  const by = SIDES.find((who) => game.users[who] === userId) ?? null;
  if (userId !== null && !by) return null;
  if (id !== null && game.events.some(({ commandId }) => commandId === id)) return accept([]);
  if (side && side !== by) return refuse({ code: "other-player" });
  if (game.events.length >= MOST_EVENTS) return refuse({ code: "too-much" });
  const { isLaterBegun, outages } = game;
  const now = notDuring(game, instantOf(at));
  const asking = { number: ref.number, by, now, isLaterBegun, outages, lot, judge: judgeGame };
  return decideGame(state, command, contextAfter(game, game.earlier, asking));
}

/** A command that came in before an outage was over, or seems so by this process's clock, counts from its end. */
function notDuring({ outages }: LockedGame, at: Instant): Instant {
  const last = outages.at(-1);
  return last && last.until > at ? last.until : at;
}

type Addition = Parameters<typeof appendToGame>[2];

function additionOf(
  game: LockedGame,
  state: GameState,
  events: readonly GameEvent[],
  { sent, userId, at }: Asked,
): Addition {
  return {
    state: foldGame(events, state),
    count: game.events.length,
    events,
    commandId: sent.id,
    userId,
    at,
  };
}

/** The events as those who watch get them. */
function timed({ events, count, at }: Addition, { number }: GameRef) {
  return events.map((event, index) => ({ number, seq: count + 1 + index, event, at: instantOf(at) }));
}

/** Remembers what was added, once it's committed. */
function remember(
  { ref, era }: Asked,
  game: LockedGame,
  { state, events, count, commandId }: Addition,
): GameExecuted {
  const added = events.map((event, index) => ({
    seq: count + 1 + index,
    commandId: index === 0 ? commandId : null,
    event,
  }));
  const now = { ...game, events: [...game.events, ...added] };
  rememberGame(ref, { game: now, state }, era);
  return { events: now.events.map(({ event }) => event) };
}

/** More than any game that people play; each command reads them all. */
const MOST_EVENTS = 2_000;
