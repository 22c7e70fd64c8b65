import type { MatchEventType } from "@/lib/match/rules/events";

/** What a person can be notified of. */
export const PUSH_KINDS = ["times", "agreed", "here", "confirm", "ruling", "deadline"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** The events whose emails are also notifications; all others are emails only. */
const KIND_OF: Partial<Record<MatchEventType, PushKind>> = {
  TimesProposed: "times",
  TimeAgreed: "agreed",
  TimeDefaulted: "agreed",
  TimeFixed: "agreed",
  ResultReported: "confirm",
  ReportAmended: "confirm",
  NoShowClaimed: "confirm",
  Ruled: "ruling",
};
const KINDS: ReadonlyMap<string, PushKind> = new Map(Object.entries(KIND_OF));

/** What the key of an email about a match says: which match, what about, and to whom. */
export type KeyedPush = { readonly kind: PushKind; readonly matchId: string; readonly userId: string };

/**
 * The notification that says the same as an email, by the email's key: "{match}:4:ResultReported:{user}",
 * "{match}:reminder:{deadline}:24:{user}". Null if there's none.
 */
export function pushOfLetter(key: string): KeyedPush | null {
  const [, matchId, occasion, userId] = /^([0-9a-f-]{36}):(.+):([0-9a-f-]{36})$/.exec(key) ?? [];
  if (!matchId || !occasion || !userId) return null;
  const [, type = ""] = /^\d+:(\w+)$/.exec(occasion) ?? [];
  const kind = occasion.startsWith("reminder:") ? "deadline" : KINDS.get(type);
  return kind ? { kind, matchId, userId } : null;
}
