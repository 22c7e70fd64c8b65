import { isToPlay } from "@/lib/match/rules/state";
import type { MatchScene } from "@/lib/match/view/match-scene";
import type { RoomUse } from "@/lib/paths/match";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addMinutes } from "@/lib/shared/instant";
import type { PlacedEvent } from "../rules/cursor";
import type { KeptAs } from "../rules/events";
import { foldGames } from "../rules/evolve";

/** What the players of a match can use of its room, by the rule pack. */
export function roomUses({ rules: { room } }: { readonly rules: RulePack }): readonly RoomUse[] {
  const uses: readonly (readonly [RoomUse, boolean])[] = [
    ["clock", room.clock],
    ["sheet", room.scoresheet],
    ["board", room.board],
  ];
  return uses.filter(([, isUsed]) => isUsed).map(([use]) => use);
}

/** How the game that's being played is kept; null if none is. */
export function keptNow(events: readonly PlacedEvent[]): KeptAs | null {
  const { play = null, ended = null } = foldGames(events).findLast(({ play }) => play) ?? {};
  return play && !ended ? play.keptAs : null;
}

/** Those that fit the game that's being played, by how it's kept; all of them between games. */
export function fittingUses(uses: readonly RoomUse[], keptAs: KeptAs | null): readonly RoomUse[] {
  return uses.filter((use) => keptAs === null || fits(use, keptAs));
}

/** Can a use of the room show a game that's kept like this? */
export function fits(use: RoomUse, keptAs: KeptAs): boolean {
  return (use === "board") === (keptAs === "board");
}

/** Can the match's games be kept in its room now? Not before its round opens, and not once it's reported. */
export function isRoomOpen({ state, isComing, rules, move }: MatchScene): boolean {
  const isBefore = isToPlay(state.status);
  return isBefore && !isComing && move.kind !== "late" && roomUses({ rules }).length > 0;
}

/** From half an hour before the agreed time, the room is what comes next. */
export function isRoomNext(scene: MatchScene): boolean {
  const { scheduledAt } = scene.state;
  return isRoomOpen(scene) && scheduledAt !== null && scene.now >= addMinutes(scheduledAt, -30);
}
