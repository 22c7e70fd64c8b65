import type { Instant } from "@/lib/shared/instant";
import type { ContactMeans, EntrySource, ReportSource, RuledResult, SuggestedTimes } from "./events";
import type { TypedGame } from "./games";
import type { Score } from "./series";
import type { Side } from "./sides";

/** What a person asks of a match. The context says who asks. */
export type MatchCommand = PlayerCommand | StaffCommand | DirectorCommand | ClockCommand;

export type PlayerCommand =
  | { readonly type: "propose-times"; readonly times: readonly Instant[]; readonly note?: string }
  | { readonly type: "accept-time"; readonly time: Instant }
  | { readonly type: "cancel-time"; readonly reason?: string }
  | {
      readonly type: "log-contact";
      readonly means: ContactMeans;
      readonly triedAt: Instant;
      readonly note: string;
    }
  | { readonly type: "claim-unreachable"; readonly statement: string }
  | { readonly type: "claim-no-show"; readonly statement: string }
  | {
      readonly type: "arrive";
      /** The name of the table whose code was scanned; null for the button on the match page. */
      readonly table: string | null;
    }
  | {
      readonly type: "report";
      readonly games: readonly TypedGame[];
      /** Left out if the player typed it. */
      readonly source?: ReportSource;
      /** The player picked which of the games on the chess site count. */
      readonly picked?: true;
    }
  | { readonly type: "amend-report"; readonly games: readonly TypedGame[] }
  | {
      readonly type: "approve";
      /** By the link in an email, without signing in. */
      readonly byEmail?: true;
    }
  | { readonly type: "contest"; readonly statement: string; readonly games: readonly TypedGame[] | null }
  | { readonly type: "withdraw-contest" }
  | { readonly type: "accept-version" }
  | { readonly type: "ask-correction"; readonly games: readonly TypedGame[]; readonly statement: string }
  | { readonly type: "agree-to-correction" }
  | { readonly type: "contest-correction"; readonly statement: string }
  | { readonly type: "withdraw-correction" }
  | { readonly type: "add-statement"; readonly statement: string }
  | { readonly type: "give-notice"; readonly reason?: string }
  | { readonly type: "concede" };

export type StaffCommand = {
  readonly type: "enter-result";
  readonly games: readonly TypedGame[];
  readonly source: EntrySource;
  readonly note: string;
};

export type DirectorCommand =
  | {
      readonly type: "rule";
      readonly result: RuledResult;
      readonly score: Score | null;
      /** The loser forfeits; with `both-lose`, both players. */
      readonly isForfeit?: true;
      readonly reason: string;
      readonly rule: string;
    }
  | { readonly type: "reopen"; readonly deadlineAt: Instant; readonly reason: string }
  | { readonly type: "extend-deadline"; readonly deadlineAt: Instant; readonly reason: string }
  | { readonly type: "void"; readonly reason: string }
  | { readonly type: "fix-time"; readonly scheduledAt: Instant; readonly place: string }
  | { readonly type: "withdraw-side"; readonly side: Side; readonly reason: string }
  /** What a player told the desk: for someone without an account, or on the phone. */
  | { readonly type: "record-statement"; readonly side: Side; readonly statement: string }
  | CloseVenue;

/** The venue is closed for a while: what that does to one match. It does at least one of the four. */
export type CloseVenue = {
  readonly type: "close-venue";
  readonly reason: string;
  /** The name of the venue; null if all of them close. */
  readonly venue: string | null;
  /** The match's time, if it's canceled because the venue is closed then. */
  readonly cancels: Instant | null;
  /** The new time of a match whose time the league set. */
  readonly movesTo: Instant | null;
  readonly deadlineAt: Instant | null;
  /** The suggested times that no one can pick anymore. */
  readonly withdraws: SuggestedTimes;
};

export type ClockCommand =
  | { readonly type: "pass-deadline" }
  | { readonly type: "pass-answer-time" }
  | { readonly type: "set-default-time"; readonly scheduledAt: Instant }
  | { readonly type: "miss-default-time" }
  /** No one objected to the games that the league found on the chess site. */
  | { readonly type: "enter-found"; readonly games: readonly TypedGame[] };
