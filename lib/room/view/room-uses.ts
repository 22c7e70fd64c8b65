import { isToPlay } from "@/lib/match/rules/state";
import type { MatchScene } from "@/lib/match/view/match-scene";
import type { RoomUse } from "@/lib/paths/match";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addMinutes } from "@/lib/shared/instant";

/** What the players of a match can use of its room, by the rule pack. */
export function roomUses({ rules: { room } }: { readonly rules: RulePack }): readonly RoomUse[] {
  const uses: readonly (readonly [RoomUse, boolean])[] = [
    ["clock", room.clock],
    ["sheet", room.scoresheet],
    ["board", room.board],
  ];
  return uses.filter(([, isUsed]) => isUsed).map(([use]) => use);
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
