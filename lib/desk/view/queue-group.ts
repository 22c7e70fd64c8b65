import type { MatchStatusKind } from "@/lib/match/words/statuses";

/** Something in the queue, every word ready to print. */
export type QueueItem = {
  readonly href: string;
  readonly kind: MatchStatusKind;
  readonly word: string;
  /** "waits 2 days", "Sat, 4:00 pm" */
  readonly when: string;
  readonly title: string;
  readonly about: string;
  /** What a director should notice: "Needs attention". */
  readonly mark?: string;
  readonly current?: boolean;
};

export type QueueGroup = { readonly heading: string; readonly items: readonly QueueItem[] };
