import { otherSide } from "@/lib/domain/match/sides";
import type { MatchState } from "@/lib/domain/match/state";
import { contestedPart } from "./contested";
import { dateOf } from "./dates";
import { lastName, type Pair, shortMatchTitle } from "./names";
import { outcomeWords } from "./scores";

/** A case on the director's list. */
export type CaseWords = {
  /** "Dispute", "No-show", "Not answered", "Can’t be reached" */
  readonly word: string;
  readonly icon: "flag" | "clock-alert" | "pen-line" | "calendar-plus";
  readonly tone: "bad" | "soon";
  /** "Haddad v Ramaswamy", "Baek: Carvalhal is silent" */
  readonly title: string;
  /** What is asked: "What happened in game 3?", "4 tries on 3 days" */
  readonly question: string;
};

/** What a director is asked in a match that stands with them; null for any other match. */
export function describeCase(state: MatchState, names: Pair, zone: string): CaseWords | null {
  if (state.status !== "with-director" || state.case === null) return null;
  const title = shortMatchTitle(names);
  const short = { home: lastName(names.home), away: lastName(names.away) };
  const claimed = state.report ?? state.noShow;

  switch (state.case) {
    case "contested":
      if (!state.report && claimed) {
        const absent = short[otherSide(claimed.by)];
        const claim = `${short[claimed.by]}: ${absent} did not come`;
        return {
          word: "No-show",
          icon: "clock-alert",
          tone: "bad",
          title: claim,
          question: `${absent} says otherwise`,
        };
      }
      return { word: "Dispute", icon: "flag", tone: "bad", title, question: questionOf(state) };
    case "unanswered": {
      const question = claimed ? `${outcomeWords(claimed.outcome, short)}, says ${short[claimed.by]}` : "";
      return { word: "Not answered", icon: "pen-line", tone: "soon", title, question };
    }
    case "unreachable": {
      const by = state.statements[0]?.by ?? "home";
      const silent = `${short[by]}: ${short[otherSide(by)]} is silent`;
      const tries = state.contacts.filter((attempt) => attempt.by === by);
      const days = new Set(tries.map(({ triedAt }) => dateOf(triedAt, zone))).size;
      const question = `${tries.length} ${tries.length === 1 ? "try" : "tries"} on ${days} ${days === 1 ? "day" : "days"}`;
      return { word: "Can’t be reached", icon: "calendar-plus", tone: "soon", title: silent, question };
    }
  }
}

function questionOf({ report, contest }: MatchState): string {
  const part = report && contest ? contestedPart(report.games, contest.games) : "the report";
  return part === "the report" ? "Two versions of the match" : `What happened in ${part}?`;
}
