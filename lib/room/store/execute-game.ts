import { afterCommit, inTransaction, type Transaction } from "@/lib/db/prisma";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { watchCommand } from "@/lib/telemetry/command";
import type { GameCommand } from "../rules/commands";
import { contextAfter } from "../rules/context";
import { decideGame } from "../rules/decide";
import type { GameRefused } from "../rules/decision";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import { judgeGame } from "../rules/judge";
import { announceStart } from "./announce-start";
import { appendToGame } from "./append-game";
import { ensureGame, type GameRef, lockGame } from "./lock-game";
import { tellGame } from "./watch-games";

/** A command as a device sent it. Its id is made there, so that sending it again is the same command. The league's own have none. */
export type SentCommand = { readonly id: string | null; readonly command: GameCommand };

/** What a command came to: the events that the game has now, of which the device may know the first. */
export type GameExecuted = { readonly events: readonly GameEvent[] };

/**
 * The only way to change a game: lock its row, fold the events, decide, append. A command that has arrived before
 * changes nothing and gets the same answer.
 *
 * @param userId who sends it; null for the league's own look at the clock
 * @param lot for games whose colors are drawn
 * @returns null if there's no such game for this person
 */
export async function executeGame(
  ref: GameRef,
  sent: SentCommand,
  userId: string | null,
  at: Date,
  lot: Side,
): Promise<Answer<GameExecuted, GameRefused & GameExecuted> | null> {
  return watchCommand(`game-${sent.command.type}`, () =>
    inTransaction((tx) => decideAndAppend(tx, ref, sent, userId, at, lot)),
  );
}

async function decideAndAppend(
  tx: Transaction,
  ref: GameRef,
  { id, command }: SentCommand,
  userId: string | null,
  at: Date,
  lot: Side,
): Promise<Answer<GameExecuted, GameRefused & GameExecuted> | null> {
  if (command.type === "sit" || command.type === "start") await ensureGame(tx, ref);
  const game = await lockGame(tx, ref);
  if (!game) return null;
  const by = SIDES.find((side) => game.users[side] === userId) ?? null;
  if (userId !== null && !by) return null;
  const before = game.events.map(({ event }) => event);
  if (id !== null && game.events.some(({ commandId }) => commandId === id)) return accept({ events: before });
  if (before.length >= MOST_EVENTS) return refuse({ code: "too-much", events: before });

  const state = foldGame(before);
  const asking = { number: ref.number, by, now: instantOf(at), lot, judge: judgeGame };
  const decision = decideGame(state, command, contextAfter(game, game.earlier, asking));
  if (!decision.ok) return refuse({ ...decision.refusal, events: before });
  if (decision.value.length === 0) return accept({ events: before });
  await appendToGame(tx, ref, {
    state,
    count: before.length,
    events: decision.value,
    commandId: id,
    userId,
    at,
  });
  if (ref.number === 1 && decision.value.some(({ type }) => type === "Started"))
    await announceStart(tx, ref.match);
  const added = decision.value.map((event, index) => ({
    number: ref.number,
    seq: before.length + 1 + index,
    event,
    at: asking.now,
  }));
  afterCommit(tx, tellGame(ref.match, added));
  return accept({ events: [...before, ...decision.value] });
}

/** More than any game that people play; each command reads them all. */
const MOST_EVENTS = 2_000;
