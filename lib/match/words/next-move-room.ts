import type { RoomStage } from "@/lib/room/rules/room-stage";
import { ifNobodyReportsThen } from "./consequences";
import type { Said, Scene } from "./next-move-words";
import { winningScore } from "./scores";

/** What's next in a match that's played in its room. Its result counts only once both players have confirmed it. */
export function roomStageWords(stage: RoomStage, { them, rules, slot }: Scene): Said {
  const isOne = rules.match.bestOf === 1;
  const loseThen = ifNobodyReportsThen(slot);
  switch (stage.kind) {
    case "on": {
      const game = isOne ? "Your game is on" : `Game ${stage.number} is on`;
      const { isYourMove, isTimed, canStall } = stage;
      const ifLeft = canStall ? `If ${them} has left, report the match. ` : "";
      const ifLater = isTimed
        ? "The clock keeps running, so finish it now."
        : "If you can’t finish it now, you can go on later.";
      return {
        what: isYourMove === null ? game : `${game}. ${isYourMove ? "Your move" : `${them} to move`}.`,
        why: `${ifLeft}${ifLater} ${loseThen}`,
      };
    }
    case "between":
      return {
        what: `Play game ${stage.number} with ${them}`,
        why: `You’ve begun this match in the match room, and you can go on whenever you’re both there. ${loseThen}`,
      };
    case "to-confirm":
      return {
        what: `Confirm ${winningScore(stage.score)} against ${them}`,
        why: `You’ve played this match in the match room, but neither of you has confirmed it there. ${loseThen}`,
      };
    case "for-director":
      return {
        what: "Ask the director to decide a game",
        why: `By the rules, it’s theirs to decide, and they aren’t told automatically. The match room says how to reach them. ${loseThen}`,
      };
  }
}
