import type { MatchCommand } from "./commands";
import { isDirectorCommand } from "./decide";
import type { MatchEvent, MatchEventType, StoredEvent } from "./events";

/**
 * Commands that don't answer anything on the page, each with the reason. They're accepted whatever has happened since.
 */
const ANSWERS_NOTHING: Partial<Record<MatchCommand["type"], string>> = {
  "log-contact": "It records what the player did elsewhere, and that stays true.",
  arrive: "The player is there, whatever else has happened.",
  "add-statement": "It adds to what the director reads and decides nothing.",
};

/**
 * Events that don't change anything a player or the front desk answers. Directors still have to read them before
 * deciding.
 */
const PASSES_BY: readonly MatchEventType[] = ["Arrived", "ContactLogged", "DefaultTimeMissed"];

/**
 * What has happened in a match since the page that a command answers was drawn.
 *
 * @param seen how many events the page had seen; null if the form doesn't say, as on a page from an older release
 * @returns nothing if the command answers the current state; "unknown" if we can't tell what the page showed
 */
export function changesSince(
  command: MatchCommand,
  events: readonly StoredEvent[],
  seen: number | null,
): readonly StoredEvent[] | "unknown" {
  if (command.type in ANSWERS_NOTHING) return [];
  if (seen === null || seen < 1 || seen > events.length) return "unknown";
  return events.filter(
    ({ seq, event }) =>
      seq > seen &&
      (isDirectorCommand(command) || !PASSES_BY.includes(event.type)) &&
      !isOfSameRoom(command, event),
  );
}

/**
 * Did the other player confirm the games of the match room, as this command does? The room has one record of them, so the
 * second player confirms what the first one reported, on the page that both had open.
 */
function isOfSameRoom(command: MatchCommand, event: MatchEvent): boolean {
  const isReport = command.type === "report" && event.type === "ResultReported";
  return isReport && command.source === "room" && event.source === "room";
}
