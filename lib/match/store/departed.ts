import { prisma } from "@/lib/db/client";
import type { Transaction } from "@/lib/db/transaction";
import type { MatchEvent } from "../rules/events";
import { bothLose, wonBy } from "../rules/outcome";
import { otherSide, SIDES } from "../rules/sides";
import type { MatchRecord, Party } from "./match-record";

/** Players of a match who had left the season before it was paired or reopened. */
export type Departed = {
  /** What decides the match; nothing if both players are in. */
  readonly events: readonly MatchEvent[];
  /** The users who left, who don't hear about it. */
  readonly userIds: readonly string[];
  /** Why the match can't be reopened; null if it can. */
  readonly refusal: "results-annulled" | "both-left" | null;
};

export const NOBODY: Departed = { events: [], userIds: [], refusal: null };

/**
 * A player who left the season before a match was paired or reopened loses it without playing. If both left, both lose a
 * match that was paired, and a match isn't reopened.
 *
 * @param then what happens to the match now; the history says so
 */
export async function findDeparted(
  tx: Transaction,
  { home, away }: Pick<MatchRecord, "home" | "away">,
  then: "paired" | "reopened",
): Promise<Departed> {
  const entries = await tx.entry.findMany({
    where: { id: { in: [home.entryId, away.entryId] }, status: { in: ["withdrawn", "removed"] } },
    select: { id: true, userId: true, annulled: true },
  });
  const hasLeft = ({ entryId }: Party) => entries.some(({ id }) => id === entryId);
  return {
    events: eventsOf({ home: hasLeft(home), away: hasLeft(away) }, then),
    userIds: entries.map(({ userId }) => userId),
    refusal: refusalOf(entries),
  };
}

/** What would happen to a match if it were reopened now. */
export function previewReopening(match: Pick<MatchRecord, "home" | "away">): Promise<Departed> {
  return findDeparted(prisma(), match, "reopened");
}

function refusalOf(gone: readonly { readonly annulled: boolean }[]): Departed["refusal"] {
  if (gone.some(({ annulled }) => annulled)) return "results-annulled";
  return gone.length > 1 ? "both-left" : null;
}

function eventsOf(
  gone: { readonly home: boolean; readonly away: boolean },
  then: "paired" | "reopened",
): readonly MatchEvent[] {
  const [side, other] = SIDES.filter((each) => gone[each]);
  if (!side) return [];
  if (other) return [{ type: "DeadlinePassed", outcome: bothLose("double-forfeit") }];
  const outcome = wonBy(otherSide(side), "forfeit", null);
  return [
    { type: "Withdrawn", side, outcome, reason: `No longer in the division when this match was ${then}.` },
  ];
}
