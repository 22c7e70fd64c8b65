/**
 * A second, much smaller match, written from its life cycle alone. It doesn't use events, folding or deciding, and
 * shares no code with them. Times are minutes.
 */
export type Model = {
  readonly status: "open" | "scheduled" | "reported" | "with-director" | "final" | "void";
  readonly deadline: number;
  readonly suggestions: Readonly<Record<Party, readonly number[]>>;
  readonly play: number | null;
  /** The league set the time, and the players can't move it. */
  readonly isFixed: boolean;
  /** Who has said that they're there for the time. */
  readonly isHere: Readonly<Record<Party, boolean>>;
  /** When each attempt was made, in the order of logging. */
  readonly attempts: Readonly<Record<Party, readonly number[]>>;
  /** What one side says; null games claim that the other side didn't come. */
  readonly claim: { readonly by: Party; readonly games: string | null } | null;
  /** The other side's version while the director has both; null games say that nothing was played. */
  readonly contest: { readonly by: Party; readonly games: string | null } | null;
  /** The games of a result that both confirmed; empty if nothing was played. */
  readonly played: string;
  /** Until when it can be corrected, and the correction that someone asked for. */
  readonly fixUntil: number | null;
  readonly fix: { readonly by: Party; readonly games: string; readonly isCase: boolean } | null;
  readonly answerBy: number | null;
  readonly stands: ModeledResult | null;
  /** The players were told that the league found no time to set. */
  readonly isDefaultMissed: boolean;
};

export type Party = "home" | "away";
export type ModeledResult = { readonly winner: Party | "tied" | "nobody"; readonly how: string };

/** "home-directs" is a director who plays home: they can't act as a director here. */
export type Who = Party | "home-directs" | "director" | "staff" | "stranger" | "clock";

export type Act = PartyAct | StaffAct | DirectorAct | ClockAct;

export type PartyAct =
  | { readonly what: "suggest"; readonly times: readonly number[] }
  | { readonly what: "take"; readonly time: number }
  | { readonly what: "try"; readonly at: number }
  | { readonly what: "report" | "amend"; readonly games: string }
  | { readonly what: "contest"; readonly games: string | null; readonly words: string }
  | { readonly what: "ask-fix"; readonly games: string; readonly words: string }
  | { readonly what: "unreachable" | "no-show" | "refuse-fix" | "say"; readonly words: string }
  | {
      readonly what:
        | "agree-fix"
        | "drop-fix"
        | "cancel"
        | "come"
        | "approve"
        | "unsay"
        | "yield"
        | "concede"
        | "notice";
    };

/** What both signed on paper. */
export type StaffAct = { readonly what: "enter"; readonly games: string };

export type DirectorAct =
  | { readonly what: "rule"; readonly winner: ModeledResult["winner"]; readonly words: string }
  | { readonly what: "reopen" | "extend"; readonly deadline: number; readonly words: string }
  | { readonly what: "void"; readonly words: string }
  | { readonly what: "set-hour"; readonly time: number; readonly words: string }
  | { readonly what: "left" | "note"; readonly side: Party; readonly words: string }
  | {
      readonly what: "close";
      /** Cancels or, with `to`, moves this time. */
      readonly time: number | null;
      readonly to: number | null;
      readonly deadline: number | null;
      /** Suggested times that no one can pick anymore. */
      readonly gone: Readonly<Record<Party, readonly number[]>>;
      readonly words: string;
    };

export type ClockAct =
  | { readonly what: "deadline-passes" | "answer-time-passes" | "no-default-hour" }
  | { readonly what: "default-hour"; readonly time: number }
  | { readonly what: "site-counts"; readonly games: string };

export function pairedModel(deadline: number): Model {
  return {
    status: "open",
    deadline,
    suggestions: NO_SUGGESTIONS,
    play: null,
    isFixed: false,
    isHere: NOBODY,
    attempts: { home: [], away: [] },
    claim: null,
    contest: null,
    played: "",
    fixUntil: null,
    fix: null,
    answerBy: null,
    stands: null,
    isDefaultMissed: false,
  };
}

export const NOBODY = { home: false, away: false };
export const NO_SUGGESTIONS = { home: [], away: [] };
