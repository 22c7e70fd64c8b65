import type { ClockLimits } from "./clock";
import type { Outage } from "./outage";
import type { GameState } from "./state";

/** The outages that a game on the board hasn't been told of yet. At a table, the clock of a device runs on. */
export function missedOutages({ play, ended }: GameState, outages: readonly Outage[]): readonly Outage[] {
  if (!play || ended || play.keptAs !== "board" || !isLimited(play.clock)) return [];
  const known = play.outage?.until ?? play.startedAt;
  return outages.filter(({ until }) => until > known);
}

function isLimited({ perMove, perGame, perMatch }: ClockLimits): boolean {
  return perMove !== null || perGame !== null || perMatch !== null;
}
