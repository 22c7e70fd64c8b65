import type { MatchStatus } from "@/lib/match/rules/state";
import { list, numberWord } from "@/lib/shared/text";

/**
 * The progress of a round, in a sentence.
 *
 * @example "Of twelve matches, one is decided, three are with the director, and eight have no time yet."
 */
export function countMatches(statuses: readonly MatchStatus[]): string {
  const live = statuses.filter((status) => status !== "void");
  const groups = SAID.map((said) => ({
    ...said,
    count: live.filter((status) => status === said.status).length,
  }));
  const [first, ...others] = groups.filter(({ count }) => count > 0);
  if (!first) return "There are no matches to play.";
  if (live.length === 1) return `The one match ${first.one}.`;
  if (others.length === 0) return allAlike(first);
  const parts = [first, ...others].map(
    ({ count, one, many }) => `${numberWord(count)} ${count === 1 ? one : many}`,
  );
  return `Of ${numberWord(live.length)} matches, ${list(parts)}.`;
}

function allAlike({ status, many, count }: { status: MatchStatus; many: string; count: number }): string {
  if (status === "open")
    return `${count === 2 ? "Neither match" : `None of the ${numberWord(count)} matches`} has a time yet.`;
  return `${count === 2 ? "Both" : `All ${numberWord(count)}`} matches ${many}.`;
}

const SAID: readonly { readonly status: MatchStatus; readonly one: string; readonly many: string }[] = [
  { status: "final", one: "is decided", many: "are decided" },
  { status: "reported", one: "is waiting for an answer", many: "are waiting for an answer" },
  { status: "with-director", one: "is with the director", many: "are with the director" },
  { status: "scheduled", one: "has a time", many: "have a time" },
  { status: "open", one: "has no time yet", many: "have no time yet" },
];
