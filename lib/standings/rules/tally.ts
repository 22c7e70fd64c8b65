import type { Meeting } from "./meetings";
import type { StandingsEntry } from "./results";

/** What an entry's counted matches add up to, before anybody is ranked. */
export type Tally = StandingsEntry & {
  /** In the list of entries; what the meetings of others name. */
  readonly index: number;
  readonly meetings: readonly Meeting[];
  readonly points: number;
  /** Counted matches, forfeits included; won + drawn + lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the lost ones: given up or not come to, while the opponent took the match. */
  readonly forfeits: number;
  /** Of the lost ones: both lost. */
  readonly doubleForfeits: number;
  /** Games, halves included where the rule pack counts draws. A forfeited match has none. */
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
