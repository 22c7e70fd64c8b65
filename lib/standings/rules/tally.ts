import type { Meeting } from "./meetings";
import type { StandingsEntry } from "./results";

/** The totals of an entry's matches, before ranking. */
export type Tally = StandingsEntry & {
  /** Its index in the list of entries; the meetings of others refer to it. */
  readonly index: number;
  readonly meetings: readonly Meeting[];
  readonly points: number;
  /** Counted matches, forfeits included; won + drawn + lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Losses by forfeit or no-show, with a win for the opponent. */
  readonly forfeits: number;
  /** Losses in which both lost. */
  readonly doubleForfeits: number;
  /** Games, including halves if the rule pack counts draws. A forfeited match has none. */
  readonly gamesWon: number;
  readonly gamesLost: number;
};

/** Adds up one entry's matches. */
export function tallyOf(entry: StandingsEntry, index: number, meetings: readonly Meeting[]): Tally {
  const count = (is: (meeting: Meeting) => boolean) => sumOf(meetings, (meeting) => (is(meeting) ? 1 : 0));
  return {
    ...entry,
    index,
    meetings,
    points: sumOf(meetings, ({ points }) => points),
    played: meetings.length,
    won: count(({ result }) => result === "win"),
    drawn: count(({ result }) => result === "draw"),
    lost: count(({ result }) => result === "loss"),
    forfeits: count(({ result, isForfeit }) => isForfeit && result === "loss"),
    doubleForfeits: count(({ isDoubleForfeit }) => isDoubleForfeit),
    gamesWon: sumOf(meetings, ({ gamesWon }) => gamesWon),
    gamesLost: sumOf(meetings, ({ gamesLost }) => gamesLost),
  };
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}
