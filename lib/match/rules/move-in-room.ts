import { type RoomStage, roomStage, type StartedGame } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { type NextMove, nextMove } from "./next-move";
import type { Side } from "./sides";
import { isToPlay, type MatchState } from "./state";

type InRoom = {
  readonly state: MatchState;
  readonly side: Side;
  readonly rules: RulePack;
  /** The games that have started in its room, in order. */
  readonly games?: readonly StartedGame[];
};

/**
 * What one side of a match has to do next, also in its room. Until the result is reported, a game that has started there
 * comes before anything else, and it's the player's turn unless the opponent is to move.
 *
 * @returns room: null if no game has started there, or none can go on
 */
export function moveInRoom(
  { state, side, rules, games = [] }: InRoom,
  now: Instant,
): { readonly move: NextMove; readonly room: RoomStage | null } {
  const move = nextMove(state, side, now, rules);
  const canGoOn = isToPlay(state.status) && move.kind !== "late";
  const room = canGoOn ? roomStage(games, side, rules) : null;
  if (!room) return { move, room };
  const isTheirs = room.kind === "on" && room.isYourMove === false;
  return { move: { ...move, turn: isTheirs ? "them" : "you" }, room };
}
