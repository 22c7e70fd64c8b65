import { closesAt } from "@/lib/match/rules/deadline-rules";
import { projectedOutcome } from "@/lib/match/rules/project";
import { score } from "@/lib/match/words/scores";
import { matchStatus } from "@/lib/match/words/statuses";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import { dayAndTime, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { DivisionView, PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import type { Reservation } from "@/lib/venue/rules/reservations";
import { slotInStage } from "../rules/rounds-of-stage";
import { roundOfAll } from "../words/round-name";
import { groupOfMatch } from "./group-of-match";

/** One Letter sheet for the wall, every word ready to print. */
export type WallSheet = {
  readonly key: string;
  /** How large its type can be: the fewer lines, the larger. */
  readonly size: "few" | "some" | "many" | "full";
  readonly rounds: readonly WallRound[];
};

/** This week in one division. */
export type WallRound = {
  readonly key: string;
  /** "Open, Round 3 of 7" */
  readonly title: string;
  /** "Report by Sunday, Nov 22, 11:59 pm" */
  readonly until: string;
  readonly matches: readonly {
    readonly id: string;
    /** "Group A", if the round has groups. */
    readonly group: string | null;
    readonly home: string;
    readonly away: string;
    /** "Sat, Nov 21, 4:00 pm", "no time yet", "2–1" */
    readonly when: string;
    readonly where: string;
  }[];
};

/** How many lines fit on a sheet at each size of type. */
const SIZES = [
  { size: "few", lines: 10 },
  { size: "some", lines: 15 },
  { size: "many", lines: 21 },
  { size: "full", lines: 33 },
] as const;
const MOST_LINES = 33;
/** A title takes more room than a match. */
const TITLE_LINES = 1.5;

/** The rounds on as few sheets as possible. Only a round that's longer than a sheet is parted, into equal parts. */
export function wallSheets(rounds: readonly WallRound[]): readonly WallSheet[] {
  const sheets: WallRound[][] = [];
  for (const part of rounds.flatMap(partsOf)) {
    const last = sheets.at(-1);
    if (last && linesOf([...last, part]) <= MOST_LINES) last.push(part);
    else sheets.push([part]);
  }
  return sheets.map((each) => ({
    key: each.map(({ key }) => key).join(" "),
    size: SIZES.find(({ lines }) => linesOf(each) <= lines)?.size ?? "full",
    rounds: each,
  }));
}

function linesOf(rounds: readonly WallRound[]): number {
  return rounds.reduce((lines, { matches }) => lines + TITLE_LINES + matches.length, 0);
}

function partsOf(round: WallRound): readonly WallRound[] {
  const parts = Math.ceil(round.matches.length / (MOST_LINES - TITLE_LINES));
  const length = Math.ceil(round.matches.length / parts);
  return Array.from({ length: parts }, (_, index) => ({
    ...round,
    key: `${round.key}-${index}`,
    title: index === 0 ? round.title : `${round.title}, continued`,
    matches: round.matches.slice(index * length, (index + 1) * length),
  }));
}

/** The open rounds of a division, with scheduled matches first, by time. */
export function wallRounds(
  view: DivisionView,
  reservations: readonly Reservation[],
  now: Instant,
): readonly WallRound[] {
  const zone = view.season.organization.timeZone;
  const groups = groupOfMatch(view.rounds);
  const names = new Map(view.entries.map(({ id, name }) => [id, name]));
  return view.rounds
    .filter((round) => isOpen(round, now))
    .map((round) => ({
      key: round.id,
      title: `${view.division.name}, ${roundOfAll(slotInStage(round, view.rounds))}`,
      until: `Report by ${dayAndTime(closesAt(round, round.rules), zone)}`,
      matches: round.matches
        .filter(({ status }) => status !== "void")
        .toSorted((one, two) => (one.scheduledAt ?? "9").localeCompare(two.scheduledAt ?? "9"))
        .map((match) => ({
          id: match.id,
          group: groups.get(match.id) ?? null,
          home: names.get(match.homeEntryId) ?? PLAYER_WHO_LEFT,
          away: names.get(match.awayEntryId) ?? PLAYER_WHO_LEFT,
          when: whenOf(match, zone),
          where: whereOf(match, round, reservations),
        })),
    }));
}

function isOpen({ opensAt, deadlineAt, matches }: RoundView, now: Instant): boolean {
  return matches.length > 0 && opensAt <= now && now < deadlineAt;
}

/** A session's matches are at its place. Another match is at the table that's booked. */
function whereOf(
  { id, status, scheduledAt }: PublicMatch,
  { sessionAt, sessionPlace }: RoundView,
  reservations: readonly Reservation[],
): string {
  if (sessionPlace !== null && status === "scheduled" && scheduledAt === sessionAt) return sessionPlace;
  const booked = reservations.find(({ matchId }) => matchId === id);
  return [booked?.table, booked?.place].filter(Boolean).join(", ");
}

function whenOf(match: PublicMatch, zone: Zone): string {
  const outcome = projectedOutcome(match);
  if (outcome?.score) return score(outcome.score);
  if (match.status === "scheduled" && match.scheduledAt) return shortDayAndTime(match.scheduledAt, zone);
  return match.status === "open" ? "no time yet" : matchStatus(match).word;
}
