import type { RulePack } from "@/lib/schemas/rule-pack";
import type { Meeting, StandingsEntry } from "./results";

type Points = RulePack["standings"]["points"];

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

/** Adds up one entry's matches. A double forfeit is worth what a loss is worth, to both. */
export function tallyOf(entry: StandingsEntry, meetings: readonly Meeting[], points: Points): Tally {
  const withResult = (result: Meeting["result"]) => meetings.filter((meeting) => meeting.result === result);
  const lost = withResult("loss");
  return {
    id: entry.id,
    name: entry.name,
    meetings,
    points: sum(meetings.map((meeting) => points[meeting.result])),
    played: meetings.length,
    won: withResult("win").length,
    drawn: withResult("draw").length,
    lost: lost.length,
    forfeits: lost.filter((meeting) => meeting.isForfeit).length,
    doubleForfeits: lost.filter((meeting) => meeting.isDoubleForfeit).length,
    gamesWon: sum(meetings.map((meeting) => meeting.gamesWon)),
    gamesLost: sum(meetings.map((meeting) => meeting.gamesLost)),
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
