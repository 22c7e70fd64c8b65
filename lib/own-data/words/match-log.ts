import type { MatchEventType, StoredEvent } from "@/lib/match/rules/events";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { storyBefore, storyOf } from "@/lib/match/rules/story";
import { describeEvents } from "@/lib/match/words/describe-event";
import type { EventContext, EventText } from "@/lib/match/words/event-text";
import type { Instant } from "@/lib/shared/instant";

/** An event of a match as one of its players may take it along. */
export type OwnMatchEvent = {
  readonly at: Instant;
  readonly by: "you" | "your opponent" | "the league";
  readonly what: string;
  /** What the player sent; null for others' events. */
  readonly stored: StoredEvent["event"] | null;
};

/**
 * A match's events for one of its players: their own in full. Of the other side's only what led to the result, and none
 * of what they wrote or of the times they suggested. Decisions with their reasons, as both players read them. From before
 * the two played this match, only their own.
 */
export function describeForPlayer(
  events: readonly StoredEvent[],
  player: { readonly userId: string; readonly side: Side },
  context: EventContext,
): readonly OwnMatchEvent[] {
  const earlier = { ...context, [otherSide(player.side)]: "an earlier opponent" };
  const before = describeEvents(storyBefore(events), earlier).filter(
    ({ stored }) => "by" in stored.event && stored.actorUserId === player.userId,
  );
  return [...before, ...describeEvents(storyOf(events), { ...context, ownOf: player.side })].flatMap(
    ({ stored, words }): readonly OwnMatchEvent[] => {
      const { at, event } = stored;
      if (isBy(player, stored)) return [{ at, by: "you", what: allWords(words), stored: event }];
      const by = words.kind === "act" ? ("your opponent" as const) : ("the league" as const);
      const what = SAYS[event.type] === "all" ? allWords(words) : briefly(words);
      return SAYS[event.type] === "nothing" ? [] : [{ at, by, what, stored: null }];
    },
  );
}

/** Did the player do it, or did a director write down what they said? */
function isBy(
  { userId, side }: { readonly userId: string; readonly side: Side },
  stored: StoredEvent,
): boolean {
  const { event } = stored;
  if (event.type === "StatementRecorded" || event.type === "Withdrawn") return event.side === side;
  return stored.actorUserId === userId || ("by" in event && event.by === side);
}

function allWords(words: EventText): string {
  if (words.kind === "league") return words.text;
  if (words.kind === "ruling") return [words.heading, words.body].filter(Boolean).join(". ");
  return [words.act, words.note].filter(Boolean).join(". ");
}

function briefly(words: EventText): string {
  if (words.kind === "league") return words.text;
  return words.kind === "ruling" ? words.heading : words.act;
}

/**
 * How much of someone else's event a player gets: all that it says, that it happened, or nothing. A new type of event
 * doesn't compile before someone has decided.
 */
const SAYS: Readonly<Record<MatchEventType, "all" | "briefly" | "nothing">> = {
  MatchPaired: "all",
  Repaired: "all",
  Unpaired: "all",
  TimeFixed: "all",
  TimeDefaulted: "all",
  DefaultTimeMissed: "all",
  DeadlinePassed: "all",
  AnswerOverdue: "all",
  CorrectionOverdue: "all",
  VenueClosed: "all",
  DeadlineExtended: "all",
  Reopened: "all",
  Voided: "all",
  Ruled: "all",
  // The front desk's note can quote either player.
  ResultEntered: "briefly",
  // Why the other player left is theirs.
  Withdrawn: "briefly",
  TimesProposed: "briefly",
  TimeAgreed: "briefly",
  TimeCancelled: "briefly",
  ResultReported: "briefly",
  ReportAmended: "briefly",
  ReportApproved: "briefly",
  ReportContested: "briefly",
  ContestWithdrawn: "briefly",
  VersionAccepted: "briefly",
  CorrectionAsked: "briefly",
  CorrectionAgreed: "briefly",
  CorrectionContested: "briefly",
  CorrectionWithdrawn: "briefly",
  Conceded: "briefly",
  NoShowClaimed: "briefly",
  UnreachableClaimed: "briefly",
  NoticeGiven: "briefly",
  Arrived: "nothing",
  ContactLogged: "nothing",
  StatementAdded: "nothing",
  StatementRecorded: "nothing",
};
