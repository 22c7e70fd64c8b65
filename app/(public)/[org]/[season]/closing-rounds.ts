import type { ClosingRoundFacts } from "@/components/schedule/closing-round";
import type { DivisionView } from "@/lib/data/divisions";
import type { Instant } from "@/lib/domain/instant";
import { day, dayAndTime } from "@/lib/format/dates";
import { countMatches } from "@/lib/format/round-count";

/** As many as a kept page can need before it is drawn again. */
const MOST_ROUNDS = 3;

/** The rounds of a season that close next, those of all divisions with the same deadline as one. */
export function closingRounds(
  views: readonly DivisionView[],
  zone: string,
  at: Instant,
): readonly [ClosingRoundFacts, ...ClosingRoundFacts[]] | null {
  const all = views.flatMap(({ rounds }) => rounds);
  const deadlines = [...new Set(all.map(({ deadlineAt }) => deadlineAt))].sort();
  const next = deadlines.filter((deadline) => deadline > at);
  const [first, ...later] = (next.length > 0 ? next : deadlines.slice(-1))
    .slice(0, MOST_ROUNDS)
    .map((deadlineAt) => {
      const rounds = all.filter((round) => round.deadlineAt === deadlineAt);
      const numbers = new Set(rounds.map(({ number }) => number));
      const opensAt = rounds.map((round) => round.opensAt).sort()[0] ?? deadlineAt;
      return {
        title: numbers.size === 1 ? `Round\u00a0${[...numbers][0]}` : "The round",
        opensAt,
        opens: unbroken(day(opensAt, zone)),
        deadlineAt,
        closes: unbroken(dayAndTime(deadlineAt, zone)),
        isLast: deadlineAt === deadlines.at(-1),
        count: countMatches(rounds.flatMap(({ matches }) => matches.map(({ status }) => status))),
      };
    });
  return first ? [first, ...later] : null;
}

/** A headline may break after "Sunday," but not within "Nov 22, 11:59 pm". */
function unbroken(date: string): string {
  return date.replace(/ (?=\d|[ap]m)/g, "\u00a0");
}
