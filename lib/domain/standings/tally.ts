import type { Meeting } from "./meetings";
import type { StandingsEntry } from "./results";

/** What an entry's counted matches add up to, before anybody is ranked. */
export type Tally = StandingsEntry & {
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
export function tallyOf(entry: StandingsEntry, meetings: readonly Meeting[]): Tally {
  const countOf = (is: (meeting: Meeting) => boolean) => meetings.filter(is).length;
  return {
    ...entry,
    meetings,
    points: sum(meetings.map(({ points }) => points)),
    played: meetings.length,
    won: countOf(({ result }) => result === "win"),
    drawn: countOf(({ result }) => result === "draw"),
    lost: countOf(({ result }) => result === "loss"),
    forfeits: countOf(({ result, isForfeit }) => isForfeit && result === "loss"),
    doubleForfeits: countOf(({ isDoubleForfeit }) => isDoubleForfeit),
    gamesWon: sum(meetings.map(({ gamesWon }) => gamesWon)),
    gamesLost: sum(meetings.map(({ gamesLost }) => gamesLost)),
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
