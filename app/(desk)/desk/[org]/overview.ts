import { currentRound, roundProgress } from "@/components/desk/round-progress";
import type { DivisionOverview } from "@/components/desk/season-overview";
import { findDivision, type RoundView } from "@/lib/data/divisions";
import { listSeasons, type SeasonFacts } from "@/lib/data/seasons";
import { type Instant } from "@/lib/domain/instant";
import { placeInStage } from "@/lib/domain/schedule/stages";
import { comingDayAndTime } from "@/lib/format/dates";
import { roundName, roundOfAll, shortRoundName } from "@/lib/format/round-name";
import { paths } from "@/lib/paths";

export type Overview = {
  /** Has the organization ever set up a season? */
  readonly hasSeason: boolean;
  readonly divisions: readonly DivisionOverview[];
  /** The next deadline of a round that is being played, over all divisions. */
  readonly nextDeadline: { readonly at: Instant; readonly round: string; readonly division: string } | null;
};

/** The divisions of the running seasons with their present round, and those that play while others still register. */
export async function readOverview(organizationId: string, now: Instant): Promise<Overview> {
  const seasons = await listSeasons(organizationId);
  const places = seasons
    .filter(({ status }) => status === "running" || status === "registration")
    .flatMap((season) => season.divisions.map((division) => ({ season, division })));
  const views = await Promise.all(
    places.map(({ season, division }) => findDivision(season.organization.slug, season.slug, division.slug)),
  );
  const divisions = places
    .map((place, index) => ({ ...place, rounds: views[index]?.rounds ?? [] }))
    .filter(({ season, rounds }) => season.status === "running" || rounds.length > 0);
  const ahead = divisions
    .flatMap(({ division, rounds }) =>
      rounds
        .filter(({ deadlineAt }) => deadlineAt > now)
        .slice(0, 1)
        .map((round) => ({
          at: round.deadlineAt,
          round: roundName(placeInStage(round, rounds)),
          division: division.name,
        })),
    )
    .sort((one, two) => (one.at < two.at ? -1 : 1));
  return {
    hasSeason: seasons.length > 0,
    divisions: divisions.map(({ season, division, rounds }) =>
      divisionOverview(season, division, rounds, now),
    ),
    nextDeadline: ahead[0] ?? null,
  };
}

function divisionOverview(
  season: SeasonFacts,
  division: SeasonFacts["divisions"][number],
  rounds: readonly RoundView[],
  now: Instant,
): DivisionOverview {
  const round = currentRound(rounds, now);
  return {
    href: paths.deskDivision(season.organization.slug, season.slug, division.slug),
    division: division.name,
    season: season.name,
    round: round ? roundWords(round, rounds, now, season.organization.timeZone) : "No schedule yet.",
    progress: round ? roundProgress(round) : null,
    rounds: rounds
      .filter(({ opensAt }) => opensAt <= now)
      .map((each) => {
        const place = placeInStage(each, rounds);
        return { name: roundName(place), short: shortRoundName(place), progress: roundProgress(each) };
      }),
  };
}

function roundWords(present: RoundView, rounds: readonly RoundView[], now: Instant, zone: string): string {
  const { opensAt, deadlineAt } = present;
  const round = roundOfAll(placeInStage(present, rounds));
  if (opensAt > now) return `${round} opens ${comingDayAndTime(opensAt, now, zone)}.`;
  return `${round} ${deadlineAt > now ? "closes" : "closed"} ${comingDayAndTime(deadlineAt, now, zone)}.`;
}
