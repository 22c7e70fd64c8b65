import type { MatchProjection } from "@/lib/match/rules/project";
import type { PublicName } from "@/lib/people/words/public-name";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/season-facts";
import type { Instant } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";
import type { DrawnStage } from "@/lib/stages/format";
import type { StandingsEntry } from "../rules/results";

/** A division with its players' names and results, and no contact details. */
export type DivisionView = DivisionOf<StandingsEntry>;

/** A division as everyone can see it. */
export type PublicDivision = DivisionOf<PublicEntry>;

/** A player as everyone can see them. */
export type PublicEntry = StandingsEntry & {
  readonly name: PublicName;
  /** It's the name they registered with. If not, two players can have the same. */
  readonly isFullName: boolean;
};

type DivisionOf<Entry> = {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
  /** Players who are in, and those who left with results that count. */
  readonly entries: readonly Entry[];
  readonly rounds: readonly RoundView[];
};

export type RoundView = {
  readonly id: string;
  readonly stage: StageView;
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** When and where a final at a session is played. */
  readonly sessionAt: Instant | null;
  readonly sessionPlace: string | null;
  /** Its own rules, which the season's can have changed after. */
  readonly rules: RulePack;
  /** Changes with the dates of the round. */
  readonly stamp: string;
  readonly matches: readonly PublicMatch[];
};

/** The stage a round belongs to: its number in the division, from 1, and its draw. */
export type StageView = DrawnStage & { readonly id: string };

export type PublicMatch = MatchProjection & {
  readonly id: string;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
};

/** By name, then those who aren't shown by their name: where they'd be in the alphabet would tell something of it. */
export function inPublicOrder(entries: readonly PublicEntry[]): readonly PublicEntry[] {
  const others = entries.filter(({ isFullName }) => !isFullName);
  return [
    ...entries.filter(({ isFullName }) => isFullName),
    ...others.toSorted((one, two) => compareNames(one.name, two.name)),
  ];
}
