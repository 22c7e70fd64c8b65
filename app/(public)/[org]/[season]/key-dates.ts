import type { DivisionView } from "@/lib/data/divisions";
import type { Instant } from "@/lib/domain/instant";

type Span = { readonly opensAt: Instant; readonly deadlineAt: Instant };

export type KeyDates = {
  /** All deadlines that have passed. */
  readonly over: (Span & { readonly weeks: number }) | null;
  readonly coming: readonly (Span & { readonly title: string })[];
};

/** The deadlines of a season in order, those of divisions that close together as one. */
export function keyDates(views: readonly DivisionView[], at: Instant): KeyDates {
  const all = views.flatMap(({ division, rounds }) =>
    rounds.map((round) => ({ ...round, division: division.name })),
  );
  const deadlines = [...new Set(all.map(({ deadlineAt }) => deadlineAt))].sort();
  const over = deadlines.filter((deadlineAt) => deadlineAt <= at);
  const lastOver = over.at(-1);
  return {
    over: lastOver ? { opensAt: firstOpening(all), deadlineAt: lastOver, weeks: over.length } : null,
    coming: deadlines.slice(over.length).map((deadlineAt) => {
      const rounds = all.filter((round) => round.deadlineAt === deadlineAt);
      return { title: titleOf(rounds, views.length), opensAt: firstOpening(rounds), deadlineAt };
    }),
  };
}

/** "Round 6", or "Open Round 6, Club Round 3" where the divisions are not in step. */
function titleOf(
  rounds: readonly { readonly number: number; readonly division: string }[],
  divisions: number,
): string {
  const [first] = rounds;
  const areInStep = rounds.length === divisions && rounds.every(({ number }) => number === first?.number);
  if (areInStep) return `Round\u00a0${first?.number}`;
  return rounds.map(({ division, number }) => `${division} Round\u00a0${number}`).join(", ");
}

function firstOpening(rounds: readonly Span[]): Instant {
  return rounds.map(({ opensAt }) => opensAt).sort()[0] ?? "";
}
