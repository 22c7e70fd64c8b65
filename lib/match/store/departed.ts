import type { Transaction } from "@/lib/db/prisma";
import type { MatchEvent } from "../rules/events";
import { bothLose, wonBy } from "../rules/outcome";
import { otherSide, SIDES } from "../rules/sides";
import type { MatchRecord, Party } from "./match-record";

/** Players of a match who had left the season before it began. */
export type Departed = {
  /** What decides the match; nothing if both players are in. */
  readonly events: readonly MatchEvent[];
  /** The users who left, who don't hear about it. */
  readonly userIds: readonly string[];
  /** The results of one of them don't count. */
  readonly isAnnulled: boolean;
};

export const NOBODY: Departed = { events: [], userIds: [], isAnnulled: false };

/**
 * A player who left the season before a match was paired or reopened loses it without playing; if both left, both lose.
 *
 * @param then what happened to the match: "paired"
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
    isAnnulled: entries.some(({ annulled }) => annulled),
  };
}

function eventsOf(
  gone: { readonly home: boolean; readonly away: boolean },
  then: string,
): readonly MatchEvent[] {
  const [side, other] = SIDES.filter((each) => gone[each]);
  if (!side) return [];
  if (other) return [{ type: "DeadlinePassed", outcome: bothLose("double-forfeit") }];
  const outcome = wonBy(otherSide(side), "forfeit", null);
  return [
    { type: "Withdrawn", side, outcome, reason: `No longer in the division when this match was ${then}.` },
  ];
}
