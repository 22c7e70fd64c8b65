import type { Instant } from "@/lib/shared/instant";
import { currentSession } from "@/lib/stages/rules/current-session";
import { datedRounds, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { roundName } from "@/lib/stages/words/round-name";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";

type Span = { readonly opensAt: Instant; readonly deadlineAt: Instant };

export type KeyDate = Span & {
  readonly title: string;
  /** The time and place of a final at a session. */
  readonly session: { readonly at: Instant; readonly place: string } | null;
};

export type KeyDates = {
  /** The dates that have passed; `rounds`: how many the division with the most has had. */
  readonly over: (Span & { readonly rounds: number }) | null;
  readonly coming: readonly KeyDate[];
};

type NamedRound = RoundView & {
  readonly name: string;
  readonly division: string;
  readonly playedAt: Instant;
};

/** The deadlines and sessions of a season in order; dates that divisions share appear once. */
export function keyDates(views: readonly DivisionView[], at: Instant): KeyDates {
  const all = views.flatMap(({ division, rounds }) =>
    datedRounds(rounds, at).map((round) => {
      const sessionAt = currentSession(round, at);
      const name = roundName(slotInStage(round, rounds));
      return { ...round, playedAt: sessionAt ?? round.deadlineAt, sessionAt, name, division: division.name };
    }),
  );
  const dates = [...new Set(all.map((round) => round.playedAt))].sort();
  const over = dates.filter((date) => date <= at);
  const lastOver = over.at(-1);
  return {
    over: lastOver ? { opensAt: firstOpening(all), deadlineAt: lastOver, rounds: mostOver(views, at) } : null,
    coming: dates.slice(over.length).map((date) => {
      const rounds = all.filter((round) => round.playedAt === date);
      const place = rounds.find(({ sessionPlace }) => sessionPlace)?.sessionPlace ?? "";
      return {
        title: titleOf(rounds, views.length),
        opensAt: firstOpening(rounds),
        deadlineAt: date,
        session: rounds.some(({ sessionAt }) => sessionAt === date) ? { at: date, place } : null,
      };
    }),
  };
}

function mostOver(views: readonly DivisionView[], at: Instant): number {
  const isOver = (round: RoundView) => playedAt(round, at) <= at;
  return Math.max(...views.map(({ rounds }) => datedRounds(rounds, at).filter(isOver).length));
}

/** A round whose matches are played at its session is listed by that date, every other one by its deadline. */
function playedAt(round: RoundView, at: Instant): Instant {
  return currentSession(round, at) ?? round.deadlineAt;
}

/** "Round 6", "Semifinals", or "Open Round 6, Club Round 3" if the divisions aren't in step. */
function titleOf(rounds: readonly NamedRound[], divisions: number): string {
  const [first] = rounds;
  const areInStep = rounds.length === divisions && rounds.every(({ name }) => name === first?.name);
  const names = areInStep ? [first?.name ?? ""] : rounds.map(({ division, name }) => `${division} ${name}`);
  return names.map((name) => name.replace(/ (?=\d+$)/, "\u00a0")).join(", ");
}

function firstOpening(rounds: readonly Span[]): Instant {
  return rounds.map(({ opensAt }) => opensAt).sort()[0] ?? "";
}
