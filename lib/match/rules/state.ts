import type { Instant } from "@/lib/shared/instant";
import type { ContactMeans, EnteredFrom } from "./events";
import type { ReportedGame } from "./games";
import type { MatchOutcome } from "./outcome";
import type { Report } from "./report";
import type { Side } from "./sides";

export const MATCH_STATUSES = ["open", "scheduled", "reported", "with-director", "final", "void"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Is the match still to be played? It may have a time, and no one has reported it. */
export function isToPlay(status: MatchStatus): boolean {
  return status === "open" || status === "scheduled";
}

/** Is the match over: final, or void? */
export function isDecided(status: MatchStatus): boolean {
  return status === "final" || status === "void";
}

/** The time that a match has, unless it has begun by then; null if there's none. */
export function timeToCome({ scheduledAt }: Pick<MatchState, "scheduledAt">, now: Instant): Instant | null {
  return scheduledAt !== null && scheduledAt > now ? scheduledAt : null;
}

/** Why a match is with the director. Stored under these words; "level" is a tied match. */
export const CASES = ["contested", "unanswered", "unreachable", "level", "correction"] as const;
export type Case = (typeof CASES)[number];

export type Suggestion = {
  readonly times: readonly Instant[];
  readonly note?: string;
  /** Times that a closure took away. The player who suggested them still did their part. */
  readonly withdrawn?: readonly Instant[];
};

export type ContactAttempt = {
  readonly by: Side;
  readonly means: ContactMeans;
  readonly triedAt: Instant;
  readonly note: string;
};

/** A claim that the other side didn't come. It waits for an answer like a report. */
export type NoShowClaim = { readonly by: Side; readonly statement: string; readonly outcome: MatchOutcome };

/** The other side's version of a contested report; null games say that none were played. */
export type Contest = { readonly by: Side; readonly games: readonly ReportedGame[] | null };

/** What a player wants the confirmed result to be. It waits for the other side, or for the director's ruling. */
export type Correction = Report & { readonly statement: string; readonly isWithDirector: boolean };

export type Statement = {
  readonly by: Side;
  readonly statement: string;
  /** The director wrote down what the player said. */
  readonly isWrittenDown?: true;
};

/** When a player checked in for the agreed time, and the table whose code they used; null for the button. */
export type Arrival = { readonly at: Instant; readonly table: string | null };

/** The current state of a match: the fold of its events. */
export type MatchState = {
  readonly status: MatchStatus;
  readonly deadlineAt: Instant;
  /** The current suggestion of times of each side. */
  readonly suggestions: Readonly<Record<Side, Suggestion | null>>;
  readonly scheduledAt: Instant | null;
  /** The time that a player canceled, until there's another one. */
  readonly canceled: { readonly by: Side; readonly time: Instant } | null;
  /** Whether the league set the time because the players hadn't agreed on one. They can still move it. */
  readonly isDefaultTime: boolean;
  /** Where the match is played if the league has set its time; null if the players agree on it. */
  readonly fixedPlace: string | null;
  /** Whether the players have been told that the league found no time to set before this deadline. */
  readonly isDefaultMissed: boolean;
  /** Who has checked in for the agreed time. Another time starts over. */
  readonly arrivals: Readonly<Record<Side, Arrival | null>>;
  readonly contacts: readonly ContactAttempt[];
  /** Who told the director that the other side can't be reached. */
  readonly unreachableBy: Side | null;
  readonly report: Report | null;
  readonly noShow: NoShowClaim | null;
  readonly answerBy: Instant | null;
  /** Whether the report or the claim counts because no one answered it. */
  readonly isUnanswered: boolean;
  /** The other side's version, once the report is contested. */
  readonly contest: Contest | null;
  /** What counts without a player's report: from paper, from an email, or from the chess site. */
  readonly entered: { readonly games: readonly ReportedGame[]; readonly source: EnteredFrom } | null;
  /** Until when either player can ask to correct the result; null if they can't. */
  readonly correctBy: Instant | null;
  readonly correction: Correction | null;
  readonly statements: readonly Statement[];
  readonly case: Case | null;
  readonly outcome: MatchOutcome | null;
  /** Whose player left the division or was removed, which ended the match. */
  readonly left: Side | null;
  readonly ruling: {
    readonly reason: string;
    readonly rule: string;
    /** The outcome that counted until the director first ruled; null if the match had none. */
    readonly replaced: MatchOutcome | null;
  } | null;
};
