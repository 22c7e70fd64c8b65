import type { DirectorCommand } from "../rules/commands";
import { isToPlay, type MatchState } from "../rules/state";
import { toldPlayers } from "./told-players";

/**
 * What the case page confirms, as its address says it: a key of `doneWords`. A reopened match of a player who left is
 * decided again right away.
 *
 * @param state the match after the command; null if nothing changed
 */
export function doneOf(
  { type }: Pick<DirectorCommand, "type">,
  state: Pick<MatchState, "status"> | null,
): string {
  return type === "reopen" && state && !isToPlay(state.status) ? "reopened-left" : type;
}

export function doneWords(match: Parameters<typeof toldPlayers>[0]): Readonly<Record<string, string>> {
  const told = toldPlayers(match);
  return {
    rule: `Ruling made. ${told}`,
    reopen: `Match reopened. ${told}`,
    "reopened-left": "Match reopened. A player has left, so it was forfeited right away.",
    "extend-deadline": `Deadline extended. ${told}`,
    "record-statement": "Statement added. Both players can read it.",
    void: `Match voided. ${told}`,
    watching: "Changed who can watch the match.",
    "leave-out": "Rating left out. It no longer counts toward the average.",
  };
}
