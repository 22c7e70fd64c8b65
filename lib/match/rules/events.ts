import type { PhotoId } from "@/lib/shared/ids";
import type { Instant } from "@/lib/shared/instant";
import type { ReportedGame } from "./games";
import type { MatchOutcome } from "./outcome";
import type { Report } from "./report";
import type { Side } from "./sides";

export const CONTACT_MEANS = ["email", "phone", "message", "in-person"] as const;
export type ContactMeans = (typeof CONTACT_MEANS)[number];

/**
 * The source of a result that the office enters for both players. The DePaul sheet (1.II.a) accepts an email to the
 * office too.
 */
export const ENTRY_SOURCES = ["paper-slip", "e-mail"] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Where a result that no player reported comes from: the office, or the games that the league found on the chess site. */
export type EnteredFrom = EntrySource | "chess-site";

/** What a report was filled in from: the games in the match room, or those found on the chess site. */
export type ReportSource = "room" | "chess-site";

/** What a director rules: who wins the match, or that both lose. The score is given if games were played. */
export const RULED_RESULTS = ["home", "away", "draw", "both-lose"] as const;
export type RuledResult = (typeof RULED_RESULTS)[number];

/** Times that each side suggested. */
export type SuggestedTimes = Readonly<Record<Side, readonly Instant[]>>;

/** The photos that came with an act, in the order they were picked; left out if there were none. */
export type Photos = readonly PhotoId[];

/** What can happen in a match. The stored events are the source of truth; everything else is derived from them. */
export type MatchEvent =
  | { readonly type: "MatchPaired"; readonly deadlineAt: Instant }
  | {
      readonly type: "TimesProposed";
      readonly by: Side;
      readonly times: readonly Instant[];
      readonly note?: string;
    }
  | { readonly type: "TimeAgreed"; readonly by: Side; readonly scheduledAt: Instant }
  | { readonly type: "TimeCancelled"; readonly by: Side; readonly reason?: string }
  /** A player checked in for the agreed time. `table` is the table whose code they used; left out for the button. */
  | { readonly type: "Arrived"; readonly by: Side; readonly arrivedAt: Instant; readonly table?: string }
  | {
      readonly type: "ContactLogged";
      readonly by: Side;
      readonly means: ContactMeans;
      readonly triedAt: Instant;
      readonly note: string;
    }
  | {
      readonly type: "UnreachableClaimed";
      readonly by: Side;
      readonly statement: string;
      readonly photos?: Photos;
    }
  | {
      readonly type: "NoShowClaimed";
      readonly by: Side;
      readonly statement: string;
      readonly answerBy: Instant;
      readonly photos?: Photos;
    }
  | {
      readonly type: "ResultReported";
      readonly by: Side;
      /** Left out if the player typed it. */
      readonly source?: ReportSource;
      /** The player picked which of the games on the chess site count. */
      readonly picked?: true;
      readonly games: readonly ReportedGame[];
      readonly outcome: MatchOutcome;
      readonly answerBy: Instant;
      readonly photos?: Photos;
    }
  | {
      readonly type: "ReportAmended";
      readonly by: Side;
      readonly games: readonly ReportedGame[];
      readonly outcome: MatchOutcome;
      readonly answerBy: Instant;
      readonly photos?: Photos;
    }
  /** Outcome null: the match is tied, and the rule pack leaves it to the director. */
  | {
      readonly type: "ReportApproved";
      readonly by: Side;
      /** The player wasn't signed in, but had the email about the report. */
      readonly byEmail?: true;
      readonly outcome: MatchOutcome | null;
      /** Until when either player can ask for a correction; left out if they can't. */
      readonly correctBy?: Instant;
      readonly photos?: Photos;
    }
  | {
      readonly type: "ReportContested";
      readonly by: Side;
      readonly statement: string;
      /** The other side's version; null when it says that no games were played. */
      readonly games: readonly ReportedGame[] | null;
      readonly photos?: Photos;
    }
  /** The player who contested took it back; the report waits for their answer again. */
  | { readonly type: "ContestWithdrawn"; readonly by: Side; readonly answerBy: Instant }
  /**
   * A player accepted the other side's version of a contested match. The report is the one that counts now; null if
   * it's a claim that the player didn't come. Outcome null: as in ReportApproved.
   */
  | {
      readonly type: "VersionAccepted";
      readonly by: Side;
      readonly report: Report | null;
      readonly outcome: MatchOutcome | null;
      readonly correctBy?: Instant;
    }
  /**
   * The front desk entered what both players signed or wrote to the office, or no one objected to what the league found
   * on the chess site.
   */
  | {
      readonly type: "ResultEntered";
      readonly games: readonly ReportedGame[];
      readonly outcome: MatchOutcome;
      readonly source: EnteredFrom;
      readonly note: string;
      readonly correctBy?: Instant;
      readonly photos?: Photos;
    }
  /** A player asks to correct the confirmed result, which counts until the other side agrees or the director rules. */
  | {
      readonly type: "CorrectionAsked";
      readonly by: Side;
      readonly games: readonly ReportedGame[];
      readonly outcome: MatchOutcome;
      readonly statement: string;
      readonly answerBy: Instant;
      readonly photos?: Photos;
    }
  /** The correction replaces the result. Outcome null: as in ReportApproved. */
  | { readonly type: "CorrectionAgreed"; readonly by: Side; readonly outcome: MatchOutcome | null }
  | {
      readonly type: "CorrectionContested";
      readonly by: Side;
      readonly statement: string;
      readonly photos?: Photos;
    }
  | { readonly type: "CorrectionWithdrawn"; readonly by: Side; readonly wasCase: boolean }
  /** No one answered the correction in time, so the director decides. */
  | { readonly type: "CorrectionOverdue" }
  | {
      readonly type: "StatementAdded";
      readonly by: Side;
      readonly statement: string;
      readonly photos?: Photos;
    }
  /** The director wrote down what a player said. */
  | { readonly type: "StatementRecorded"; readonly side: Side; readonly statement: string }
  | { readonly type: "Conceded"; readonly by: Side; readonly outcome: MatchOutcome }
  /**
   * A player gave notice that they can't play: a loss by default or, with deadlineAt, a later deadline. The rule pack
   * says which.
   */
  | {
      readonly type: "NoticeGiven";
      readonly by: Side;
      readonly reason?: string;
      readonly outcome: MatchOutcome | null;
      readonly deadlineAt: Instant | null;
    }
  | {
      readonly type: "Ruled";
      readonly outcome: MatchOutcome;
      readonly reason: string;
      readonly rule: string;
      readonly photos?: Photos;
    }
  | { readonly type: "Reopened"; readonly deadlineAt: Instant; readonly reason: string }
  | { readonly type: "DeadlineExtended"; readonly deadlineAt: Instant; readonly reason: string }
  | { readonly type: "Voided"; readonly reason: string }
  /**
   * The venue is closed for a while. The match's time is canceled, or moved if the league set it; or it only has a later
   * deadline, because its round does, or loses times that were only suggested. A no-show can't be claimed for a canceled
   * time, and one that was claimed is dropped.
   */
  | {
      readonly type: "VenueClosed";
      readonly reason: string;
      /** The name of the closed venue then; null if all of them closed. Older events don't have it. */
      readonly venue?: string | null;
      readonly canceled: Instant | null;
      readonly movedTo: Instant | null;
      readonly deadlineAt: Instant | null;
      /** The suggested times that no one can pick anymore. Older events don't have it: a canceled time took them all. */
      readonly withdrawn?: SuggestedTimes;
    }
  /** The league set the time: a final that's played at a session. The players can't move it. */
  | { readonly type: "TimeFixed"; readonly scheduledAt: Instant; readonly place: string }
  /**
   * The players didn't agree on a time, so the league set one, as the rule pack says. The players can move it or call
   * it off.
   */
  | { readonly type: "TimeDefaulted"; readonly scheduledAt: Instant }
  /** The players didn't agree on a time, and the league found none to set. It looks again; they're told once. */
  | { readonly type: "DefaultTimeMissed" }
  /** The players changed before anything happened, because an earlier match of the bracket was ruled differently. */
  | {
      readonly type: "Repaired";
      readonly homeEntryId: string;
      readonly awayEntryId: string;
      readonly deadlineAt: Instant;
    }
  /**
   * The players are open again, or the match is off, because an earlier match of the bracket is open or was ruled
   * differently.
   */
  | { readonly type: "Unpaired" }
  /** One side loses without playing, because its player left the division or was removed. */
  | {
      readonly type: "Withdrawn";
      readonly side: Side;
      readonly outcome: MatchOutcome;
      readonly reason: string;
    }
  | { readonly type: "DeadlinePassed"; readonly outcome: MatchOutcome }
  /** No one answered the report: it counts or, with outcome null, the director decides. The rule pack says which. */
  | { readonly type: "AnswerOverdue"; readonly outcome: MatchOutcome | null };

export type MatchEventType = MatchEvent["type"];

/** An event with when it happened and who caused it (null: the clock). */
export type StoredEvent = {
  readonly seq: number;
  readonly at: Instant;
  readonly actorUserId: string | null;
  readonly event: MatchEvent;
};
