import type { MatchCommand } from "./commands";
import { isDirectorCommand } from "./decide";
import type { MatchEventType, StoredEvent } from "./events";

/** Commands that answer nothing the page shows, each with the reason. They're taken whatever has happened since. */
const ANSWERS_NOTHING: Partial<Record<MatchCommand["type"], string>> = {
  "log-contact": "It records what the player did elsewhere, and that stays true.",
  "add-statement": "It adds to what the director reads and settles nothing.",
};

/** Events that change nothing a player or the front desk answers. A director reads them before deciding. */
const PASSES_BY: readonly MatchEventType[] = ["ContactLogged", "DefaultTimeMissed"];

/**
 * What has happened in a match since the page that a command answers was drawn.
 *
 * @param seen how many events the page knew; null where the form doesn't say, as on a page of an older release
 * @returns nothing where the command answers what is so now; "unknown" where nobody can say what the page showed
 */
export function changesSince(
  command: MatchCommand,
  events: readonly StoredEvent[],
  seen: number | null,
): readonly StoredEvent[] | "unknown" {
  if (command.type in ANSWERS_NOTHING) return [];
  if (seen === null || seen < 1 || seen > events.length) return "unknown";
  return events.filter(
    ({ seq, event }) => seq > seen && (isDirectorCommand(command) || !PASSES_BY.includes(event.type)),
  );
}
