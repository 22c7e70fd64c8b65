import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { Side } from "@/lib/match/rules/sides";
import { isToPlay } from "@/lib/match/rules/state";
import { type MatchStatusKind, matchStatus } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import { comingDayAndTime, dateIn, shortDayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays, localIn } from "@/lib/shared/wall-clock";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { DivisionView, PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import { currentSession } from "../rules/current-session";
import { isLeftToReport, isRoundDecided } from "../rules/left-to-report";
import { roundBefore } from "../rules/rounds-of-stage";
import { answeredBy } from "../rules/stage-windows";
import { groupOfMatch } from "./group-of-match";

/** A match of a round as the director sees it, every word ready to print. */
export type RoundMatch = {
  readonly href: string;
  readonly home: PlayerLine;
  readonly away: PlayerLine;
  readonly kind: MatchStatusKind;
  readonly word: string;
  /** "Sat, Nov 21, 4:00 pm" */
  readonly more: string | null;
  /** "Group A", if the round has groups. */
  readonly group: string | null;
};

export type PlayerLine = { readonly name: string; readonly score: string; readonly hasWon: boolean };

/** The matches of a round with their status, for the desk. */
export function roundMatches(
  {
    season,
    entries,
  }: Pick<DivisionView, "season"> & {
    readonly entries: readonly { readonly id: string; readonly name: string }[];
  },
  round: RoundView,
  now: Instant,
): readonly RoundMatch[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const { organization } = season;
  const groups = groupOfMatch([round]);
  return round.matches.map((match) => {
    const { kind, word } = matchStatus({
      status: match.status,
      decidedBy: match.decidedBy,
      isClosed: closesAt(match, round.rules) <= now,
    });
    return {
      href: paths.case(organization.slug, match.id),
      home: playerLine(match, "home", names.get(match.homeEntryId)),
      away: playerLine(match, "away", names.get(match.awayEntryId)),
      kind,
      word,
      more: moreOf(match, round, organization.timeZone),
      group: groups.get(match.id) ?? null,
    };
  });
}

/** "closes Sunday, 11:59 pm", "every match decided"; for a final at a session, when and where it's played */
export function roundWhen(round: RoundView, rounds: readonly RoundView[], now: Instant, zone: Zone): string {
  if (isRoundDecided(round, rounds)) return "every match decided";
  const { opensAt, deadlineAt } = round;
  const session = currentSession(round, now);
  if (session && session > now)
    return `set for ${comingDayAndTime(session, now, zone)}, ${round.sessionPlace}`;
  if (opensAt > now) return `opens ${comingDayAndTime(opensAt, now, zone)}`;
  return `${deadlineAt > now ? "closes" : "closed"} ${comingDayAndTime(deadlineAt, now, zone)}`;
}

const DAYS_MORE = 2;

/** The initial values of the form that extends a round; null if every match has been played. */
export function extension({ season }: Pick<DivisionView, "season">, round: RoundView, now: Instant) {
  const open = round.matches.filter(({ status }) => isToPlay(status)).length;
  if (open === 0) return null;
  const zone = season.organization.timeZone;
  const from = dateIn(round.deadlineAt > now ? round.deadlineAt : now, zone);
  return {
    open,
    suggested: `${addDays(from, DAYS_MORE)}T${season.rules.schedule.deadlineTime}`,
    earliest: localIn(now, zone),
    zone: zoneName(now, zone),
  };
}

/** The initial values of the form that moves a session; null if there is none, or none of its matches is left to play. */
export function sessionToMove(
  { season, rounds }: Pick<DivisionView, "season" | "rounds">,
  round: RoundView,
  now: Instant,
) {
  const { sessionAt, sessionPlace } = round;
  if (sessionAt === null || sessionPlace === null || !isLeftToReport(round, rounds)) return null;
  const zone = season.organization.timeZone;
  return {
    session: localIn(sessionAt, zone),
    sessionPlace,
    earliest: localIn(now, zone),
    hint: [zoneName(now, zone), ...untilAnswered(roundBefore(round, rounds), now, zone)].join(". "),
  };
}

/** Until then, the players of a final may not be known. */
function untilAnswered(before: RoundView | undefined, now: Instant, zone: Zone): readonly string[] {
  const until = before && answeredBy(before, before.rules);
  return until && until > now
    ? [`A semifinal’s report can be answered until ${shortDayAndTime(until, zone)}.`]
    : [];
}

function playerLine(match: PublicMatch, side: Side, name: string | undefined) {
  const wins = side === "home" ? match.homeWins : match.awayWins;
  const result = side === "home" ? match.homeResult : match.awayResult;
  return {
    name: name ?? PLAYER_WHO_LEFT,
    score: match.status === "final" && wins !== null ? printPoints(wins) : "",
    hasWon: match.status === "final" && result === "win",
  };
}

function moreOf(match: PublicMatch, round: RoundView, zone: Zone): string | null {
  if (match.status === "scheduled" && match.scheduledAt) return shortDayAndTime(match.scheduledAt, zone);
  if (match.status === "reported" && match.answerBy)
    return `to answer by ${shortDayAndTime(match.answerBy, zone)}`;
  const isMoved = match.deadlineAt !== round.deadlineAt && match.status === "open";
  return isMoved ? `open until ${shortDayAndTime(match.deadlineAt, zone)}` : null;
}
