import { namesOf, type Pair, shortMatchTitle, shortNames } from "@/lib/people/words/names";
import { comingDayAndTime, day, dayAndTime, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize, possessive, sentence } from "@/lib/shared/text";
import { timeLeft, waitedFor } from "@/lib/shared/time-left";
import { formatOf } from "@/lib/stages/formats";
import { asCase } from "../rules/as-case";
import { closesAt, hadBothLeft } from "../rules/deadline-rules";
import { otherSide } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { decidedAt } from "../rules/story";
import { ifUnanswered } from "../rules/unanswered";
import { isComing } from "../rules/waiting";
import type { ShownMatch } from "../store/match-record";
import { countsUnanswered } from "../words/consequences";
import type { NextMoveWords } from "../words/next-move-words";
import { absentWords, leavesResult, outcomeWords } from "../words/scores";
import { type CaseFacts, caseWords } from "./case-words";
import { waitingSince } from "./waiting-since";

/** The head of a case: whose move it is, what there is to do, and the relevant moment. */
export type CaseHead = {
  readonly turn: NextMoveWords["turn"];
  readonly turnLabel?: string;
  readonly what: string;
  readonly why: string;
  readonly by?: CaseMoment;
};

type CaseMoment = {
  /** "by", "waiting since" */
  readonly label: string;
  /** "Sunday, Nov 22" */
  readonly day: string;
  /** "11:59 pm" */
  readonly time: string;
  /** "1 day 7 h left" */
  readonly left?: string;
  readonly calm?: boolean;
  readonly at: Instant;
};

export type CaseReader = {
  readonly zone: Zone;
  readonly now: Instant;
  /** When its round opens. */
  readonly opensAt: Instant;
  /** When the last report is accepted: the deadline plus the grace period. */
  readonly closesAt: Instant;
  /** Does the director who's reading play in this match? */
  readonly isOwn: boolean;
  /** Its season is archived, so no one can rule on it. */
  readonly isArchived?: boolean;
  /** Is there another director, or a stand-in, who can decide a match that the reader plays in? */
  readonly othersDecide?: boolean;
  /** A match of a bracket: the loser is out. */
  readonly bothLose?: string;
  /** What it means that a director voided it, if the reader can reopen it. */
  readonly voided?: string;
  /** What becomes of a report that no one answers. */
  readonly unanswered: "director" | "stands";
};

/** The head of a match of the desk, by its own rules and its organization's zone. */
export function headOfCase(
  match: ShownMatch,
  {
    canReopen = false,
    ...reader
  }: Pick<CaseReader, "now" | "isOwn" | "othersDecide"> & { readonly canReopen?: boolean },
): CaseHead {
  const { state, rules, stage, round, organization } = match;
  return caseHead(match, {
    ...reader,
    isArchived: match.isArchived,
    zone: organization.timeZone,
    opensAt: round.opensAt,
    closesAt: closesAt(state, rules),
    bothLose: formatOf(stage).words.bothLose.they,
    ...(canReopen && { voided: formatOf(stage).words.voided.director }),
    unanswered: ifUnanswered(state, rules),
  });
}

/** What the director has to do with a match, whatever its status. A correction that they decide is a case. */
export function caseHead(found: CaseFacts, reader: CaseReader): CaseHead {
  const state = asCase(found.state, reader.now);
  const match = { ...found, state };
  const names = namesOf(match);
  switch (state.status) {
    case "with-director":
      return rulingHead(match, names, reader);
    case "open":
    case "scheduled":
      return isStillToCome(match, reader)
        ? comingHead(match, names, reader)
        : toPlayHead(match, names, reader);
    case "reported":
      return reportedHead(state, names, reader);
    case "final":
    case "void":
      return decidedHead(match, names, reader);
  }
}

function rulingHead(match: CaseFacts, names: Pair, reader: CaseReader): CaseHead {
  const { zone, now, isOwn, othersDecide = true } = reader;
  const since = waitingSince(match.events);
  const by = since
    ? { by: { ...moment(since, "waiting since", zone), left: waitedFor(since, now), calm: true } }
    : {};
  const { question } = caseWords(match, zone);
  const short = shortMatchTitle(names);
  if (isOwn) {
    const what = othersDecide ? `Another director rules on ${short}` : undecidable(short);
    return { ...ownMove(othersDecide), what, ...by };
  }
  return {
    turn: "you",
    what: `Rule on ${short}`,
    why: `${sentence(question)} ${match.state.correction ? "Until you rule, the current result counts." : "Until you rule, the match doesn’t count."}`,
    ...by,
  };
}

/** Whose move a match is that the director who's reading plays in, by whether anyone else can decide it. */
export function ownMove(othersDecide: boolean): Pick<CaseHead, "turn" | "turnLabel" | "why"> {
  return othersDecide
    ? {
        turn: "them",
        turnLabel: "Another director’s move",
        why: "You play in this match, so another director has to decide it.",
      }
    : {
        turn: "you",
        why: "You play in this match, and no other director can decide it. A director can name a stand-in, and an admin can add a director.",
      };
}

function undecidable(short: string): string {
  return `No director can decide ${short}`;
}

/** Also a match whose time the league has set for a session: its players have nothing to do yet. */
function isStillToCome({ state, events }: CaseFacts, { now, opensAt }: CaseReader): boolean {
  const others = events.filter(({ event }) => event.type !== "TimeFixed");
  return isComing({ state, round: { opensAt }, events: others }, now);
}

/** The round hasn't opened, so there's nothing to do for anyone. */
function comingHead(
  { state }: CaseFacts,
  names: Pair,
  { zone, now, opensAt, closesAt }: CaseReader,
): CaseHead {
  const short = shortMatchTitle(names);
  const closes = `closes ${dayAndTime(closesAt, zone)}.`;
  return {
    turn: "none",
    what: state.scheduledAt
      ? `${short} is set for ${comingDayAndTime(state.scheduledAt, now, zone)}`
      : `${short} is still to come`,
    why: state.scheduledAt
      ? `The round ${closes}`
      : `There’s nothing to do until the round opens. It ${closes}`,
    by: moment(opensAt, "opens on", zone),
  };
}

function toPlayHead({ state, isHeld = false }: CaseFacts, names: Pair, reader: CaseReader): CaseHead {
  const { zone, now, closesAt, bothLose, isOwn, othersDecide = true } = reader;
  const short = shortMatchTitle(names);
  if (closesAt <= now && isHeld && isOwn) {
    const what = othersDecide ? `${short} wasn’t reported` : undecidable(short);
    return { ...ownMove(othersDecide), what, by: moment(closesAt, "closed on", zone) };
  }
  if (closesAt <= now && isHeld) {
    return {
      turn: "you",
      what: `${short} wasn’t reported`,
      why: "So many matches weren’t reported that nothing happens until a director decides: give them more time, or confirm the double forfeits.",
      by: moment(closesAt, "closed on", zone),
    };
  }
  if (closesAt <= now) {
    return {
      turn: "late",
      turnLabel: "Too late to report",
      what: `${short} wasn’t reported`,
      why: `The league records a double forfeit within minutes.${isOwn ? "" : " You can only give more time before then."}`,
      by: moment(closesAt, "closed on", zone),
    };
  }
  const what = !state.scheduledAt
    ? `${short} has no time yet`
    : state.scheduledAt > now
      ? `${short} is set for ${comingDayAndTime(state.scheduledAt, now, zone)}`
      : `${short} isn’t reported yet`;
  return {
    turn: "them",
    turnLabel: "The players’ move",
    what,
    why: `If no one reports by then, both ${bothLose ?? "lose the match"}.`,
    by: { ...moment(closesAt, "by", zone), left: timeLeft(closesAt, now) ?? "" },
  };
}

function reportedHead(state: MatchState, names: Pair, { zone, now, unanswered }: CaseReader): CaseHead {
  const claim = state.report ?? state.noShow;
  const answering = claim ? shortNames(names)[claim.by === "home" ? "away" : "home"] : "The other player";
  const then = unanswered === "director" ? "it comes to you" : countsUnanswered(state);
  return {
    turn: "them",
    turnLabel: `${possessive(answering)} move`,
    what: `${answering} has to answer`,
    why: `${saidWords(state, names)} If ${answering} doesn’t answer, ${then}.`,
    ...(state.answerBy
      ? { by: { ...moment(state.answerBy, "by", zone), left: timeLeft(state.answerBy, now) ?? "" } }
      : {}),
  };
}

/** "2–1 to Amara Osei is reported.", "Amara says that Theo didn’t come." */
function saidWords({ report, noShow }: MatchState, names: Pair): string {
  if (report) return `${capitalize(outcomeWords(report.outcome, names))} is reported.`;
  return noShow ? `${absentWords(noShow.by, shortNames(names))}.` : "The match is reported.";
}

const DECIDED_WHY = {
  agreed: "Both players confirmed this result.",
  stands: "The report wasn’t answered in time, so it counts.",
  forfeit: "Won without playing.",
  default: "Advance notice was given.",
  "double-forfeit": "No one reported in time.",
  ruling: "A ruling is final. Only another ruling replaces it.",
} as const;

function decidedHead(
  { state, events }: CaseFacts,
  names: Pair,
  { zone, closesAt, isOwn, isArchived = false, voided = "It doesn’t count." }: CaseReader,
): CaseHead {
  const at = decidedAt(events);
  const by = at ? { by: moment(at, state.ruling ? "ruled on" : "decided on", zone) } : {};
  if (state.status === "void" || !state.outcome) {
    const isTakenAway = events.at(-1)?.event.type === "Unpaired";
    const why = isTakenAway ? "It doesn’t count, because its players are no longer paired." : voided;
    return { turn: "none", turnLabel: "Void", what: "The match is void", why, ...by };
  }
  const words = outcomeWords(state.outcome, names);
  const how = howDecided(
    state.ruling ? "ruling" : state.outcome.decidedBy,
    state.entered,
    at !== null && hadBothLeft(at, closesAt),
    !isOwn && !isArchived,
  );
  return {
    turn: "none",
    what: capitalize(words),
    why: `${how}${correctionWhy(state, names)}`,
    ...by,
  };
}

function howDecided(
  by: keyof typeof DECIDED_WHY,
  entered: MatchState["entered"],
  isBeforeDeadline: boolean,
  canRule: boolean,
): string {
  if (by === "agreed" && entered) return ENTERED_WHY[entered.source];
  if (by === "double-forfeit" && isBeforeDeadline) return "Both players had left.";
  return by === "double-forfeit" && canRule
    ? `${DECIDED_WHY[by]} If they did play, you can rule on it.`
    : DECIDED_WHY[by];
}

const ENTERED_WHY = {
  "chess-site": "The league found it on the chess site, and no one objected.",
  "paper-slip": "The office entered it from a signed score slip.",
  "e-mail": "The office entered it from an email.",
} as const;

/** A correction that the other player can still answer. */
function correctionWhy({ correction, outcome }: MatchState, names: Pair): string {
  if (!correction) return "";
  const short = shortNames(names);
  const other = short[otherSide(correction.by)];
  const what = leavesResult(correction.outcome, outcome)
    ? "the games, not the result"
    : `it to ${outcomeWords(correction.outcome, short)}`;
  return ` ${short[correction.by]} asks to correct ${what}. If ${other} doesn’t agree, it comes to you.`;
}

function moment(at: Instant, label: string, zone: Zone): CaseMoment {
  return { label, day: day(at, zone), time: time(at, zone), at };
}
