import { paths } from "@/lib/paths";
import { comingDayAndTime } from "@/lib/shared/dates";
import { groupBy } from "@/lib/shared/group-by";
import type { Instant, Zone } from "@/lib/shared/instant";
import { areAllDecided } from "@/lib/stages/rules/is-settled";
import { isLeftToReport, isRoundDecided, roundToName } from "@/lib/stages/rules/left-to-report";
import { type StagedRound, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { currentRound, type RoundBar, roundProgress } from "@/lib/stages/view/round-progress";
import { isPlural, roundName, roundOfAll, shortRoundName, theRound } from "@/lib/stages/words/round-name";
import type { RoundView } from "@/lib/standings/store/divisions";
import type { SeasonFacts } from "../store/seasons";

/** How a running division is doing this week. */
export type DivisionOverview = {
  readonly href: string;
  /** "Open" */
  readonly division: string;
  readonly season: string;
  /** "Round 7 of 7 closes Sunday, 11:59 pm", or what it's waiting for or comes next. */
  readonly round: string;
  /** The round that's being played; null while nothing is published. */
  readonly current: RoundBar | null;
  /** The rounds that have opened. */
  readonly rounds: readonly RoundBar[];
};

export type Overview = {
  /** Has the organization ever created a season? */
  readonly hasSeason: boolean;
  readonly divisions: readonly DivisionOverview[];
  /**
   * The next deadline of a round with a match to report, in any division. An extended round can close after the next one.
   */
  readonly nextDeadline: { readonly at: Instant; readonly round: string; readonly division: string } | null;
};

type PlayedRound = StagedRound &
  Parameters<typeof roundProgress>[0] &
  Pick<RoundView, "opensAt" | "deadlineAt">;

/** A division of a season with its rounds. */
export type PlayedDivision = {
  readonly season: Pick<SeasonFacts, "slug" | "name" | "status" | "organization">;
  readonly division: { readonly slug: string; readonly name: string };
  readonly rounds: readonly PlayedRound[];
};

/**
 * The divisions that play with their current round, including those that play while others are still open for
 * registration or after their season was finished early.
 */
export function overviewOf(hasSeason: boolean, played: readonly PlayedDivision[], now: Instant): Overview {
  const divisions = played.filter(({ season, rounds }) => season.status === "running" || rounds.length > 0);
  const ahead = divisions
    .flatMap(({ division, rounds }) =>
      rounds
        .filter((round) => round.deadlineAt > now && isLeftToReport(round, rounds))
        .map((round) => ({
          at: round.deadlineAt,
          round: roundName(slotInStage(round, rounds)),
          division: division.name,
        })),
    )
    .sort((one, two) => (one.at < two.at ? -1 : 1));
  return {
    hasSeason,
    divisions: divisions.map((division) => divisionOverview(division, now)),
    nextDeadline: ahead[0] ?? null,
  };
}

/** The addresses of running seasons in which every match that has been paired is decided: a director does what's next. */
export function decidedSeasons(played: readonly PlayedDivision[]): readonly string[] {
  const published = played.filter(({ season, rounds }) => season.status === "running" && rounds.length > 0);
  return [...groupBy(published, ({ season }) => season.slug)]
    .filter(([, divisions]) => divisions.every(({ rounds }) => areAllDecided(rounds)))
    .map(([slug]) => slug);
}

function divisionOverview({ season, division, rounds }: PlayedDivision, now: Instant): DivisionOverview {
  const round = currentRound(rounds, now);
  return {
    href: paths.deskDivision(season.organization.slug, season.slug, division.slug),
    division: division.name,
    season: season.name,
    round: round ? roundWords(round, rounds, now, season.organization.timeZone) : "No schedule yet.",
    current: round ? barOf(round, rounds) : null,
    rounds: rounds.filter(({ opensAt }) => opensAt <= now).map((each) => barOf(each, rounds)),
  };
}

function barOf(round: PlayedRound, rounds: readonly PlayedRound[]): RoundBar {
  const slot = slotInStage(round, rounds);
  return { name: roundName(slot), short: shortRoundName(slot), progress: roundProgress(round) };
}

/** When the current round closes; once it's decided, which round is next, or that nothing is left so far. */
function roundWords(present: PlayedRound, rounds: readonly PlayedRound[], now: Instant, zone: Zone): string {
  if (!isRoundDecided(present, rounds)) return datesOf(present, rounds, now, zone);
  if (rounds.every((round) => isRoundDecided(round, rounds))) return "Every match so far is decided.";
  const decided = `Every match of ${theRound(slotInStage(present, rounds))} is decided.`;
  const next = roundToName(rounds, now);
  return next && isLeftToReport(next, rounds) ? `${decided} ${datesOf(next, rounds, now, zone)}` : decided;
}

function datesOf(named: PlayedRound, rounds: readonly PlayedRound[], now: Instant, zone: Zone): string {
  const { opensAt, deadlineAt } = named;
  const slot = slotInStage(named, rounds);
  const round = roundOfAll(slot);
  const ends = isPlural(slot) ? "close" : "closes";
  if (opensAt > now)
    return `${round} ${isPlural(slot) ? "open" : "opens"} ${comingDayAndTime(opensAt, now, zone)}.`;
  return `${round} ${deadlineAt > now ? ends : "closed"} ${comingDayAndTime(deadlineAt, now, zone)}.`;
}
