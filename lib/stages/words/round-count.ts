import type { MatchStatus } from "@/lib/match/rules/state";
import { list, numberWord } from "@/lib/shared/text";

/**
 * The progress of a round, in a sentence.
 *
 * @example "Of twelve matches, one is decided, three are with the director, and eight have no time yet."
 */
export function countMatches(statuses: readonly MatchStatus[]): string {
  const live = statuses.filter((status) => status !== "void");
  const parts = SAID.flatMap(({ status, one, many }) => {
    const count = live.filter((each) => each === status).length;
    if (count === 0) return [];
    const subject = count === live.length && count > 1 ? "all" : numberWord(count);
    return `${subject} ${count === 1 ? one : many}`;
  });
  if (live.length === 0) return "There are no matches to play.";
  if (live.length === 1) return `The one match ${SAID.find(({ status }) => status === live[0])?.one}.`;
  return `Of ${numberWord(live.length)} matches, ${list(parts)}.`;
}

const SAID: readonly { readonly status: MatchStatus; readonly one: string; readonly many: string }[] = [
  { status: "final", one: "is decided", many: "are decided" },
  { status: "reported", one: "is waiting for an answer", many: "are waiting for an answer" },
  { status: "with-director", one: "is with the director", many: "are with the director" },
  { status: "scheduled", one: "has a time", many: "have a time" },
  { status: "open", one: "has no time yet", many: "have no time yet" },
];
