import {
  firstName,
  lastName,
  namesOf,
  type Pair,
  shortMatchTitle,
  shortNames,
} from "@/lib/people/words/names";
import { dateIn } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import type { StoredEvent } from "../rules/events";
import { otherSide } from "../rules/sides";
import type { Correction, MatchState } from "../rules/state";
import { contestedPart } from "../words/contested";
import { leavesResult, outcomeWords, score } from "../words/scores";
import type { MatchStatusKind } from "../words/statuses";

/** What the desk needs to name the case of a match. */
export type CaseFacts = {
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly state: MatchState;
  readonly events: readonly StoredEvent[];
  /** Its double forfeit waits for the director. */
  readonly isHeld?: boolean;
};

/** A case in a few words: what kind, between whom, and what it is about. */
export type CaseWords = {
  readonly kind: MatchStatusKind;
  readonly word: string;
  /** "Haddad vs. Ramaswamy", "Baek can’t reach Carvalhal" */
  readonly title: string;
  /** "They differ about game 3" */
  readonly question: string;
};

/**
 * What is waiting for the director, in the words of the queue. Everything that isn't a claim about silence is a
 * dispute.
 */
export function caseWords({ home, away, state }: CaseFacts, zone: Zone): CaseWords {
  const names = namesOf({ home, away });
  if (state.case === "unreachable") return unreachableWords(names, state, zone);
  if (state.case === "unanswered") return unansweredWords({ home, away, state });
  if (state.case === "level") return tiedWords(names, state);
  if (state.correction) return correctionWords(names, state.correction, state.outcome);
  return {
    kind: "contested",
    word: "Contested",
    title: shortMatchTitle(names),
    question: contestedQuestion(names, state),
  };
}

function correctionWords(
  names: Pair,
  { by, outcome }: Correction,
  confirmed: MatchState["outcome"],
): CaseWords {
  const short = shortNames(names);
  const now = confirmed ? ` Now it’s ${outcomeWords(confirmed, short)}.` : "";
  return {
    kind: "contested",
    word: "Correction",
    title: shortMatchTitle(names),
    question: leavesResult(outcome, confirmed)
      ? `${short[by]} asks to correct the games, not the result: ${outcomeWords(outcome, short)}.`
      : `${short[by]} says it should be ${outcomeWords(outcome, short)}.${now}`,
  };
}

function contestedQuestion(names: Pair, { report, noShow, contest }: MatchState): string {
  if (!report && noShow) {
    const short = shortNames(names);
    return `Did ${short[otherSide(noShow.by)]} come? ${short[noShow.by]} says no.`;
  }
  if (contest && !contest.games) return "Were the games played at all?";
  return `They differ about ${contestedPart(report?.games ?? [], contest?.games ?? null)}`;
}

function unreachableWords(names: Pair, { contacts, unreachableBy }: MatchState, zone: Zone): CaseWords {
  const by = unreachableBy ?? "home";
  const attempts = contacts.filter((attempt) => attempt.by === by);
  const days = new Set(attempts.map(({ triedAt }) => dateIn(triedAt, zone))).size;
  return {
    kind: "with-director",
    word: "Can’t be reached",
    title: `${lastName(names[by])} can’t reach ${lastName(names[otherSide(by)])}`,
    question: `${counted(attempts.length, "attempt")} on ${counted(days, "day")}`,
  };
}

/** A claim that a player didn't come, answered or not. */
export function noShowWords({ home, away, state }: Omit<CaseFacts, "events">): CaseWords {
  const names = namesOf({ home, away });
  const by = state.noShow?.by ?? "home";
  return {
    kind: "overdue",
    word: "No-show",
    title: `${lastName(names[by])} says ${lastName(names[otherSide(by)])} didn’t come`,
    question: `${firstName(names[otherSide(by)])} didn’t answer`,
  };
}

function unansweredWords(match: Omit<CaseFacts, "events">): CaseWords {
  const { report, noShow } = match.state;
  if (!report && noShow) return noShowWords(match);
  const names = namesOf(match);
  const reported = report ? `${outcomeWords(report.outcome, shortNames(names))} reported` : "A report";
  const silent = report ? firstName(names[otherSide(report.by)]) : "No one";
  return {
    kind: "reported",
    word: "Not answered",
    title: shortMatchTitle(names),
    question: `${reported}, ${silent} didn’t answer`,
  };
}

function tiedWords(names: Pair, { report }: MatchState): CaseWords {
  const tied = report?.outcome.score ? `${score(report.outcome.score)} after the last game` : "Tied";
  return {
    kind: "with-director",
    word: "Tied",
    title: shortMatchTitle(names),
    question: `${tied}: who wins the match?`,
  };
}
