import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import type { StandingsEntry, StandingsResult } from "../rules/results";

/** Entries whose id is the first letter of the name, in lower case. */
export function entriesOf(...names: string[]): readonly StandingsEntry[] {
  return names.map((name) => ({ id: name.charAt(0).toLowerCase(), name }));
}

const OUTCOMES: Record<string, MatchOutcome> = {
  "2-0": wonBy("home", "agreed", { home: 2, away: 0 }),
  "2-1": wonBy("home", "agreed", { home: 2, away: 1 }),
  "1-2": wonBy("away", "agreed", { home: 1, away: 2 }),
  "0-2": wonBy("away", "agreed", { home: 0, away: 2 }),
  "=": drawn("agreed", { home: 1.5, away: 1.5 }),
  "+/-": wonBy("home", "forfeit", null),
  "-/+": wonBy("away", "forfeit", null),
  "default -/+": wonBy("away", "default", null),
  "-/-": bothLose("double-forfeit"),
  ruled: wonBy("home", "ruling", null),
  "both lose": bothLose("ruling"),
};

/**
 * Matches written as in a wall chart: "a 2-1 b", "a = c", "b +/- c" (c didn't come), "b default -/+ c" (b gave notice), "a -/- d" (both lost), "a ? b"
 * (not played yet), "a void b". The round is the index in the list.
 */
export function resultsOf(...lines: string[]): readonly StandingsResult[] {
  return lines.map((line, index) => {
    const [homeEntryId = "", ...rest] = line.split(" ");
    const awayEntryId = rest.pop() ?? "";
    const told = rest.join(" ");
    const outcome = OUTCOMES[told] ?? null;
    if (!outcome && told !== "?" && told !== "void") throw new Error(`No outcome is written "${told}"`);
    const status = outcome ? "final" : told === "void" ? "void" : "open";
    return { homeEntryId, awayEntryId, outcome, status, round: index + 1, blacks: null, captured: null };
  });
}
