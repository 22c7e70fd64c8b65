import { CLAIMED_ENDS, type ClaimedEnd } from "@/lib/adjudicator/words/claimed";
import { spanWords, timeIsOver } from "@/lib/match/words/endings";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import type { SelectOption } from "../ui/select";

/** What players can claim under these rules. A limit that the rules don't set can't be exceeded. */
export function endChoices({ clock }: Pick<RulesOfGames, "clock">): readonly (SelectOption & {
  readonly value: ClaimedEnd;
})[] {
  return CLAIMED_ENDS.filter((end) => isOffered(end, clock)).map((value) => ({
    value,
    label: labelOf(value, clock),
  }));
}

/** The claimed ending; none if these rules don't have it. */
export function offeredEnd(end: ClaimedEnd, { clock }: Pick<RulesOfGames, "clock">): ClaimedEnd {
  return isOffered(end, clock) ? end : "none";
}

type Clock = RulesOfGames["clock"];

function isOffered(end: ClaimedEnd, { secondsPerMove, minutesPerMatch }: Clock): boolean {
  if (end === "move-time") return secondsPerMove !== null;
  return end !== "hour" || minutesPerMatch !== null;
}

function labelOf(end: ClaimedEnd, { secondsPerMove, minutesPerMatch, timeUp }: Clock): string {
  if (end === "move-time" && secondsPerMove !== null)
    return `More than ${spanWords(secondsPerMove)} on a move`;
  if (end !== "hour" || minutesPerMatch === null) return LABELS[end];
  return timeUp === "captured-points"
    ? `${timeIsOver(minutesPerMatch)}: captured points`
    : timeIsOver(minutesPerMatch);
}

const LABELS: Record<ClaimedEnd, string> = {
  none: "Nothing claimed: look at the board",
  resignation: "A player resigned",
  agreement: "A draw was agreed",
  flag: "A flag fell",
  "move-time": "Too long on a move",
  hour: "Time is up",
  threefold: "Draw claimed: same position three times",
  "fifty-move": "Draw claimed: fifty moves",
};
