import type { Instant } from "@/lib/shared/instant";
import { creditedLag, MOST_LAG_MS } from "./clock";
import { type GameCommand, isEntry } from "./commands";
import { decideOnBoard, isOnBoard } from "./decide-board";
import { decideAtTable } from "./decide-table";
import { type GameContext, type GameDecision, happens, refused } from "./decision";
import { later } from "./elapsed";
import type { GameEvent } from "./events";
import { foldGame } from "./evolve";
import { fallenFlag } from "./flag";
import { missedOutages } from "./missed-outages";
import { type GameState, type Play, sideOf } from "./state";

/**
 * The events that follow from a command to a game, or why nothing follows. In a game that counts, what players get back
 * of an outage comes first, and then a flag that has fallen: it ends the game whatever the command was.
 */
export function decideGame(state: GameState, command: GameCommand, context: GameContext): GameDecision {
  if (context.isLeftBehind) return refused("started-over");
  const missed = context.isFinal ? [] : missedOutages(state, context.outages);
  if (missed.length === 0) return decideAfterOutages(state, command, context);
  const before = missed.map((outage): GameEvent => ({ type: "Interrupted", ...outage }));
  const decision = decideAfterOutages(foldGame(before, state), command, context);
  return decision.ok ? happens(...before, ...decision.value) : decision;
}

function decideAfterOutages(state: GameState, command: GameCommand, context: GameContext): GameDecision {
  const { play, ended } = state;
  const flag = play && !ended ? fallenFlag(play, flagSeenAt(play, command, context), context) : null;
  if (flag) return happens(flag);
  if (command.type === "look") return happens();
  if (!context.by) return refused("not-your-game");
  if (context.isOver && isEntry(command) && !play) return refused("game-too-late");
  if (context.isFinal && isEntry(command)) return refused("too-late");
  if (context.isOver && !isEntry(command)) return refused("match-over");
  const own = { ...context, by: context.by };
  return isOnBoard(command) ? decideOnBoard(state, command, own) : decideAtTable(state, command, own);
}

/**
 * A move was made when it was sent: what the network took of it is given back (at most half a second). Everyone else
 * sees a flag only once no move made in time can still arrive, or the opponent's look would overtake it.
 */
function flagSeenAt({ white, turn }: Play, command: GameCommand, { now, by }: GameContext): Instant {
  const isOwnMove = command.type === "move" && by === sideOf({ white }, turn.color);
  return later(now, -(isOwnMove ? creditedLag(command.lagMs) : MOST_LAG_MS));
}
