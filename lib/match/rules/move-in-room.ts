import { type RoomStage, roomStage, type StartedGame } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { type FoundToConfirm, foundBy } from "./found-by";
import { type NextMove, nextMove } from "./next-move";
import type { Side } from "./sides";
import { isToPlay, type MatchState } from "./state";

export type InRoom = {
  readonly state: MatchState;
  readonly side: Side;
  readonly rules: RulePack;
  /** The games that have started in its room, in order. */
  readonly games?: readonly StartedGame[];
  /** What was found of it on its chess site, if its players only have to say that it's right. */
  readonly found?: FoundToConfirm | undefined;
};

/**
 * What one side of a match has to do next, also in its room. Until the result is reported, a game that has started there
 * comes before anything else, and it's the player's turn unless the opponent is to move. A match that was found only has
 * to be confirmed. One that's played in the match room isn't looked for.
 *
 * @returns room: null if no game has started there, or none can go on
 */
export function moveInRoom(
  { state, side, rules, games = [], found }: InRoom,
  now: Instant,
): { readonly move: NextMove; readonly room: RoomStage | null } {
  const move = nextMove(state, side, now, rules);
  const canGoOn = isToPlay(state.status) && move.kind !== "late";
  const room = canGoOn ? roomStage(games, side, rules) : null;
  if (!room && found) {
    return { move: { turn: "you", kind: "report", by: foundBy(found, { state, rules }) }, room };
  }
  if (!room) return { move, room };
  const isTheirs = room.kind === "on" && room.isYourMove === false;
  return { move: { ...move, turn: isTheirs ? "them" : "you" }, room };
}
