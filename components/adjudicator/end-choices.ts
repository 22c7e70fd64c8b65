import { CLAIMED_ENDS, type ClaimedEnd } from "@/lib/adjudicator/words/claimed";
import { timeIsOver } from "@/lib/adjudicator/words/verdict-clock";
import { spanWords } from "@/lib/match/words/endings";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { SelectOption } from "../ui/select";

/** What players can claim under these rules. A limit that the rules don't set can't be exceeded. */
export function endChoices({ clock }: Pick<RulePack, "clock">): readonly (SelectOption & {
  readonly value: ClaimedEnd;
})[] {
  return CLAIMED_ENDS.filter((end) => isOffered(end, clock)).map((value) => ({
    value,
    label: labelOf(value, clock),
  }));
}

/** The claimed ending; none if these rules don't have it. */
export function offeredEnd(end: ClaimedEnd, { clock }: Pick<RulePack, "clock">): ClaimedEnd {
  return isOffered(end, clock) ? end : "none";
}

type Clock = RulePack["clock"];

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
