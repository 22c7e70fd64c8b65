import { paths } from "@/lib/paths";
import { matchTitle, namesOf } from "@/lib/people/words/names";
import { shortDay, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { capitalize, counted, list } from "@/lib/shared/text";
import { matchName, roundName } from "@/lib/stages/words/round-name";
import { concernedSides, countWithdrawn } from "../rules/closure-effect";
import type { ChangedMatch, ChangedRound, ClosureFacts } from "../store/closure-facts";
import { CLOSURE_REFUSAL_SENTENCES } from "../words/refusals";
import { withoutEmail } from "../words/without-email";

/** What a closure would do, every word ready to print. */
export type ClosureView = {
  /** "Two matches lose their time. One round gets two more days." */
  readonly sum: string;
  /** "Wed, Nov 18, 7:00 pm: canceled" */
  readonly canceled: readonly MatchRow[];
  readonly rounds: readonly {
    readonly id: string;
    readonly name: string;
    readonly where: string;
    /** "closes Tue, Nov 24, 11:59 pm, not Sun, Nov 22, 11:59 pm" */
    readonly changes: readonly string[];
  }[];
  /** "Closes Tue, Nov 24, 11:59 pm": matches that get a later deadline without their round. */
  readonly later: readonly MatchRow[];
  /** Sessions then that stay, because their place isn't closed. */
  readonly elsewhere: readonly { readonly id: string; readonly href: string; readonly words: string }[];
  /** "Four players and one other director each get one email." */
  readonly told: string;
  readonly problem: string | null;
};

export type MatchRow = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly where: string;
  readonly change: string;
};

/** @param readerId the director who's looking, who gets no email unless they play */
export function closureView(facts: ClosureFacts, org: string, zone: Zone, readerId: string): ClosureView {
  const isChanged = ({ change }: ChangedMatch) => change.cancels || change.movesTo;
  const rounds = new Set(facts.rounds.map(({ id }) => id));
  const alone = facts.matches.filter(
    (match) => match.change.deadlineAt && !isChanged(match) && !rounds.has(match.roundId),
  );
  return {
    sum: sumOf(facts),
    canceled: facts.matches.filter(isChanged).map((match) => matchRow(match, timeChange(match, zone), org)),
    rounds: facts.rounds.map((round) => ({
      id: round.id,
      name: roundName(round.slot),
      where: whereOf(round),
      changes: roundChanges(round, zone),
    })),
    later: alone.map((match) => matchRow(match, `Closes ${shortDayAndTime(match.closesAt, zone)}`, org)),
    elsewhere: facts.elsewhere.map((round) => ({
      id: round.id,
      href: paths.deskDivision(org, round.season.slug, round.division.slug),
      words: `${whereOf(round)}, ${roundName(round.slot)}: ${shortDayAndTime(round.before.sessionAt ?? round.before.deadlineAt, zone)}, ${round.before.sessionPlace}`,
    })),
    told: toldOf(facts, readerId),
    problem: facts.problem && CLOSURE_REFUSAL_SENTENCES[facts.problem],
  };
}

function sumOf({ matches, rounds }: ClosureFacts): string {
  if (matches.length === 0 && rounds.length === 0) return "No match changes. No one can book these hours.";
  const canceled = matches.filter(({ change }) => change.cancels && !change.movesTo);
  const moved = matches.filter(({ change }) => change.movesTo);
  const kept = matches.filter(({ change }) => change.deadlineAt && !change.cancels && !change.movesTo).length;
  const suggested = countWithdrawn(matches);
  const lose =
    canceled.length === 0
      ? "No match loses its time."
      : `${capitalize(counted(canceled.length, "match", "matches"))} ${canceled.length === 1 ? "loses its time" : "lose their time"}.`;
  const move = `${capitalize(counted(moved.length, "match", "matches"))} ${moved.length === 1 ? "moves" : "move"} to a new time.`;
  const withdrawn = `Suggested times are withdrawn in ${counted(suggested, "match", "matches")}.`;
  const dates = `${capitalize(counted(rounds.length, "round"))} ${rounds.length === 1 ? "gets" : "get"} new dates.`;
  const others = canceled.length + moved.length === 0 ? "" : "other ";
  const later = `${capitalize(counted(kept, `${others}match`, `${others}matches`))} ${kept === 1 ? "gets" : "get"} a later deadline. Times outside these hours stay.`;
  return [
    lose,
    moved.length > 0 && move,
    rounds.length > 0 && dates,
    kept > 0 && later,
    suggested > 0 && withdrawn,
  ]
    .filter(Boolean)
    .join(" ");
}

function matchRow(match: ChangedMatch, change: string, org: string): MatchRow {
  return {
    id: match.change.id,
    href: paths.case(org, match.change.id),
    title: matchTitle(namesOf(match)),
    where: `${whereOf(match)}, ${matchName(match.slot)}`,
    change,
  };
}

function timeChange({ change, scheduledAt, closesAt }: ChangedMatch, zone: Zone): string {
  const was = shortDayAndTime(change.cancels ?? scheduledAt ?? closesAt, zone);
  return change.movesTo ? `${was}: moves to ${shortDayAndTime(change.movesTo, zone)}` : `${was}: canceled`;
}

function roundChanges({ before, change }: ChangedRound, zone: Zone): readonly string[] {
  const line = (word: string, now: Instant | null, then: Instant | null, inWords = shortDayAndTime) =>
    now && then && now !== then ? [`${word} ${inWords(then, zone)}, not ${inWords(now, zone)}`] : [];
  return [
    ...line("Opens", before.opensAt, change.opensAt, shortDay),
    ...line("Set for", before.sessionAt, change.sessionAt),
    ...line("Closes", before.deadlineAt, change.deadlineAt),
  ];
}

function toldOf({ matches, directors }: ClosureFacts, readerId: string): string {
  const all = matches.flatMap((match) => concernedSides(match.change).map((side) => match[side]));
  const players = new Set(all.filter(({ email }) => hasEmail(email)).map(({ userId }) => userId));
  const others = directors.filter(({ userId }) => userId !== readerId && !players.has(userId)).length;
  const groups = [
    ...(players.size > 0 ? [counted(players.size, "player")] : []),
    ...(others > 0 ? [counted(others, "other director")] : []),
  ];
  const told =
    groups.length === 0
      ? "No one gets an email."
      : `${capitalize(list(groups))} ${players.size + others === 1 ? "gets" : "each get"} one email about all of it.`;
  return [told, withoutEmail(all)].filter(Boolean).join(" ");
}

function whereOf({ season, division }: ChangedMatch | ChangedRound): string {
  return `${season.name}, ${division.name}`;
}
