import { playerGroups } from "@/lib/entries/view/player-groups";
import { forfeitGroups } from "@/lib/match/view/forfeit-groups";
import { type DeskMatch, type QueueReader, queueGroups } from "@/lib/match/view/queue-groups";
import type { Decisions } from "../store/decisions";
import type { QueueGroup } from "./queue-group";

/** Everything that waits for a decision, most urgent first, and how much that is. */
export function wholeQueue(
  { held, atStrikeLimit, leaving }: Decisions,
  matches: readonly DeskMatch[],
  reader: QueueReader,
): { readonly groups: readonly QueueGroup[]; readonly count: number } {
  return {
    groups: [
      ...forfeitGroups(held, reader),
      ...queueGroups(matches, reader),
      ...playerGroups(atStrikeLimit, leaving, reader),
    ],
    count: held.length + matches.length + atStrikeLimit.length + leaving.length,
  };
}
