import { absolute, paths } from "@/lib/paths";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import type { LiveBoard } from "@/lib/room/view/live-boards";
import { venueName } from "@/lib/season/rules/play-venue";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { isInPlay, isOver } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { nextDeadlines } from "@/lib/season/view/next-deadlines";
import { registerBy } from "@/lib/season/words/registration";
import { dateIn, isSameDay } from "@/lib/shared/dates";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";
import { instantAt } from "@/lib/shared/wall-clock";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { PublicDivision, PublicMatch } from "@/lib/standings/store/divisions";
import { WALL_SHAPE, type Wall, type WallMatch, type WallTable } from "./wall-facts";

/** How far ahead the matches go, and how many there are at most after today's. */
const HOURS_AHEAD = 7 * 24;
const MOST_LATER = 80;

/** @param tables the booked tables, by match */
export function wallOf(
  season: SeasonFacts,
  views: readonly PublicDivision[],
  tables: ReadonlyMap<string, string>,
  boards: readonly LiveBoard[],
  { at, appUrl }: { readonly at: Instant; readonly appUrl: string },
): Wall {
  const { organization } = season;
  const zone = organization.timeZone;
  return {
    shape: WALL_SHAPE,
    asOf: at,
    zone,
    organization: organization.name,
    season: season.name,
    place: venueName(season.rules.venue),
    address: absolute(appUrl, paths.season(organization.slug, season.slug)).replace(/^https?:\/\//, ""),
    register: isRegistrationOpen(season, at) ? `Register ${registerBy(season, dateIn(at, zone))}` : null,
    isOver: isOver(season.status),
    boards,
    matches: matchesOf(views, tables, at, zone),
    standings: views.flatMap(standingsOf),
    deadlines: isInPlay(season.status) ? (nextDeadlines(views, zone, at) ?? []) : [],
  };
}

/** All matches of today, and the next ones of the week. */
function matchesOf(
  views: readonly PublicDivision[],
  tables: ReadonlyMap<string, string>,
  at: Instant,
  zone: Zone,
): readonly WallMatch[] {
  const [from, until] = [instantAt(dateIn(at, zone), "00:00", zone), addHours(at, HOURS_AHEAD)];
  const matches = views
    .flatMap(({ division, entries, rounds }) => {
      const names = new Map<string, string>(entries.map(({ id, name }) => [id, name]));
      return rounds.flatMap(({ matches }) =>
        matches.flatMap((match): readonly WallMatch[] => {
          const { id, scheduledAt, homeEntryId, awayEntryId } = match;
          const state = stateOf(match);
          if (!scheduledAt || scheduledAt < from || scheduledAt > until || !state) return [];
          return [
            {
              id,
              at: scheduledAt,
              table: tables.get(id) ?? null,
              division: division.name,
              players: [names.get(homeEntryId) ?? PLAYER_WHO_LEFT, names.get(awayEntryId) ?? PLAYER_WHO_LEFT],
              state,
              score: scoreOf(match),
            },
          ];
        }),
      );
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const today = matches.filter((match) => isSameDay(match.at, at, zone)).length;
  return matches.slice(0, today + MOST_LATER);
}

function stateOf({ status }: PublicMatch): WallMatch["state"] | null {
  if (status === "scheduled") return "set";
  if (status === "final") return "decided";
  return status === "reported" || status === "with-director" ? "reported" : null;
}

function scoreOf({ homeWins, awayWins }: PublicMatch): WallMatch["score"] {
  return homeWins === null || awayWins === null ? null : [printPoints(homeWins), printPoints(awayWins)];
}

function standingsOf(view: PublicDivision): readonly WallTable[] {
  return tablesOf(view).flatMap(({ name, rows }) => {
    if (rows.every(({ played }) => played === 0)) return [];
    return {
      title: name ? `${view.division.name}, ${name}` : view.division.name,
      rows: rows.map(({ rank, name: player, points }) => ({
        rank,
        name: player,
        points: printPoints(points),
      })),
    };
  });
}
