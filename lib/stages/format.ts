import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { MatchProjection } from "@/lib/match/rules/project";
import type { Side } from "@/lib/match/rules/sides";
import type { MatchRules } from "@/lib/season/rules/settings/match";
import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import type { Settings } from "@/lib/season/rules/settings/setting";
import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import type { Answer } from "@/lib/shared/answer";
import type { MissedCondition } from "@/lib/standings/rules/playoff-conditions";
import type { PlayedMatch, StandingsEntry } from "@/lib/standings/rules/results";
import type { BracketSoFar, BracketStep, PlayedOn } from "./rules/bracket-steps";
import type { ScheduleRefusal } from "./rules/schedule-refusals";
import type { Capacity, Cost, Shape, StageSketch } from "./rules/shape";
import type { StageKey, StageRules } from "./stage-rules";
import type { StageTraits } from "./stage-traits";

/**
 * What every format of a stage implements: how its matches come about, what they add up to, and what things are called.
 * Each format is one folder and one line in the registry (lib/stages/formats.ts). Code outside lib/stages asks the
 * format of the stage and never compares formats. Everything here is pure: lots are passed in.
 */
export type StageFormat<
  Rules extends StageRules = StageRules,
  Own extends Settings = Settings,
> = StageTraits & {
  readonly key: Rules["format"];
  /** Its name on the settings page: "Round robin" */
  readonly title: string;
  /** Its section of the rule pack. */
  readonly settings: Own;
  /** The settings that choosing a format decides. The others stay as they are in the rules. */
  readonly shapedBy: readonly (keyof Own & string)[];
  readonly words: FormatWords<Rules>;
  readonly names: RoundNames;

  /** What's wrong with these rules for a stage at this point of the season, each with the setting to change. */
  misfits(stage: Rules, before: StageFormat | undefined, after: StageFormat | undefined): readonly Misfit[];
  /** What the rule sheet says about it. `next` is the stage it feeds. */
  clause(stage: Rules, next: StageRules | undefined): string;
  /** The most players a stage with these rules can have. */
  most(stage: Rules): number;
  /** The most players that one of its tables can have; none in a bracket. */
  mostInTable(stage: Rules): number;
  /** How many rounds it takes for this many players. */
  rounds(stage: Rules, players: number): number;
  /** What it costs with this many players, at least two. */
  cost(stage: Rules, players: number): Cost;
  /** How many of this many players advance. `most`: how many the knockout takes, if its rules say so. */
  countAdvancing(stage: Rules, players: number, most: number | null): number;
  /** The shapes of a season that begins with it, to compare with others. `weigh` adds the cost of one. */
  shapes(capacity: Capacity, weigh: (sketches: readonly StageSketch[]) => Shape): readonly Shape[];
  /** Does the league set the day, time and place of its last round? */
  hasSession(stage: Rules): boolean;
  /** The season's rules of a match as they apply in one of its rounds. */
  matchRules(stage: Rules, match: MatchRules, round: RoundNumber): MatchRules;
  /** What a tournament report calls it. */
  readonly report: {
    type(stage: Rules): string;
    /** The code of a season that has only this stage (TRF26, line 192). */
    code(stage: Rules): string | null;
  };

  /** What is known at publication: where everyone starts, and every match that doesn't depend on a result. */
  draw(stage: Rules, field: Field): Answer<Draw, ScheduleRefusal>;
  /** What to say about a draw before it's made. */
  preview(stage: Rules, players: readonly string[]): DrawPreview;
  /**
   * The steps from the stored matches to those that their results lead to; called whenever a match is decided or ruled
   * again. Null if the draw makes every match.
   */
  readonly after: ((so: BracketSoFar) => Answer<readonly BracketStep[], PlayedOn>) | null;
  /** The round robins that its rounds consist of, each with its own standings. None in a bracket. */
  tables<Round extends RoundOfStage>(rounds: readonly Round[]): readonly TablePart<Round>[];
  /** The winner, or several if they share first place; null while it's open, empty if both finalists were out. */
  winners(stage: PlayedStage): readonly string[] | null;
  /**
   * The players of each match on the way to the winner that can be played now, or was voided. None if the winner doesn't
   * depend on a single match, as in standings.
   */
  undecided(rounds: readonly StageRound[]): readonly (readonly [string, string])[];
  /** All players of its standings in one order; empty for a bracket. */
  ranking(stage: PlayedStage): readonly Ranked[];
  /**
   * Who advances to the knockout after it.
   *
   * @param playoff how many that knockout takes, and what it asks besides the rank; formats with spots of their own
   *   ignore it
   * @param lots the entries in the order of their lots, which break ties
   */
  advance(stage: Rules, played: PlayedStage, playoff: PlayoffSpots, lots: readonly string[]): Qualified;
};

export type Misfit = { readonly setting: string; readonly message: string };

/** Which round of how many. */
export type RoundNumber = { readonly number: number; readonly of: number };

/** Where a round is in its stage: which one, from 1, and of how many. */
export type RoundSlot = RoundNumber & { readonly format: StageKey };

/** Where a match is in its stage: in which round, and which match of it, from 1. */
export type MatchSlot = RoundSlot & { readonly match: number };

/** What the rounds and matches of a stage are called. */
export type RoundNames = {
  /** "Round robin" */
  stage(position: number): string;
  /** As a heading: "Round 3", "Semifinals" */
  round(slot: RoundNumber): string;
  /** Of one match: "Round 3", "Semifinal" */
  match(slot: MatchSlot): string;
  /** For tight places: "R3", "SF" */
  short(slot: RoundNumber): string;
  /** Beside the names of all other rounds: "3", "SF" */
  label(slot: RoundNumber): string;
  /** With the number of rounds, unless the name says how many are left: "Round 3 of 7" */
  ofAll(slot: RoundNumber): string;
  matchOfAll(slot: MatchSlot): string;
  /** In a scoresheet's "Round" box: "3 of 7" */
  onSheet(slot: MatchSlot): string;
  /** After "your" or a name: "Round 3 match", "semifinal" */
  noun(slot: MatchSlot): string;
  /** Within a sentence: "Round 3", "the semifinal" */
  inSentence(name: string): string;
  /** Is it the match between the losers of the semifinals? */
  isForThird(slot: MatchSlot): boolean;
};

export type FormatWords<Rules extends StageRules = StageRules> = {
  /** What its players are in: "these standings", "these groups" */
  readonly these: string;
  /**
   * "The first four players in these standings advance to the playoff." `most`: how many advance out of this many
   * players.
   */
  advance(stage: Rules, most: number | null, players: number): string;
  /** How it seeds the knockout that follows. */
  readonly seeded: string;
  /** The format of a season, in a sentence. `next` is the stage it feeds, `span` how long a round lasts. */
  lead(stage: Rules, next: StageRules | undefined, span: string): string;
  /** With this many players: "Double round robin", "8 groups of 5" */
  title(stage: Rules, players: number): string;
  /** Who plays whom, and who advances, in a short sentence. */
  rule(stage: Rules, isFirst: boolean): string;
  /**
   * Why it's recommended. `least`: how many matches everyone has at least; `lacks`: what a format with more matches
   * doesn't have enough of.
   */
  why(
    stage: Rules,
    of: {
      readonly players: number;
      readonly weeks: string;
      readonly least: number;
      readonly lacks: "weeks" | "tables";
    },
  ): string;
  /** "every match of [the round robin]" */
  readonly stage: string;
  /** What the results add up to: "standings", "bracket" */
  readonly sum: string;
  /** What it means when both lose. */
  readonly bothLose: {
    /** "No one reported, so [you both lose]." */
    readonly you: string;
    /** "If no one reports by Sunday, [you both lose the match]." */
    readonly youTheMatch: string;
    /** "Both players [lose the match]." */
    readonly they: string;
    /** "Both lose" */
    readonly short: string;
    /** What happens then. */
    comesOf(slot: MatchSlot): string;
  };
  /** "Theo wins, and [you’re out]." `thirdPlace`: do the losers of the semifinals play for it? */
  youLose(slot: MatchSlot, thirdPlace: boolean): string;
  /** What it means that a director voided a match: for its players, and for the directors. */
  readonly voided: { readonly you: string; readonly director: string };
  /** What a decided match means for one side. `as`: a forfeit or a default. */
  means(outcome: Pick<MatchOutcome, Side>, side: Side, them: string, slot: MatchSlot, as?: string): string;
  /** What its last round is for. */
  readonly afterLast: { readonly stage: string; readonly alone: string } | null;
  /** The opponents: "a new one in every round" */
  readonly opponent: string;
};

/** The entries that are about to be drawn. */
export type Field = {
  /** The entries in the order of registration or of the stage before, best first. */
  readonly ordered: readonly string[];
  /** The same entries in the order of their lots. */
  readonly lots: readonly string[];
  /** The groups that the director made, if the rules leave it to them. */
  readonly groups: readonly (readonly string[])[];
};

export type Draw = {
  /** The entries in the order of the numbers they drew. */
  readonly order: readonly string[];
  /** For a bracket: the entries by seed. */
  readonly seeds: readonly string[] | null;
  /** For groups: the entries of each. */
  readonly groups: readonly (readonly string[])[];
  /** The pairings, round by round, as far as they're known. */
  readonly rounds: readonly (readonly DrawnPair[])[];
};

/** Home has White in game 1. The number counts the matches of a round. */
export type DrawnPair = { readonly number: number; readonly home: string; readonly away: string };

export type DrawPreview = {
  /** "8 players meet once each, in 7 rounds." */
  readonly sum: string;
  /** The first pairings, if they're known. */
  readonly firstRound: readonly string[];
  /** What is decided by lot. */
  readonly lots: string;
};

/** A stage with its draw, as stored. */
export type DrawnStage = {
  readonly position: number;
  readonly format: StageKey;
  /** The entries of a bracket by seed; empty for other formats. */
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  /** The entries of each group; empty if there are none. */
  readonly groups: readonly (readonly string[])[];
};

/** A round of one of a division's stages, as stored. */
export type StageRound = {
  readonly number: number;
  readonly stage: DrawnStage;
  readonly matches: readonly (PlayedMatch &
    Pick<MatchProjection, "correction"> & { readonly number: number })[];
};

export type RoundOfStage = {
  readonly stage: Pick<DrawnStage, "groups">;
  readonly matches: readonly { readonly homeEntryId: string; readonly awayEntryId: string }[];
};

/** A round robin among some or all of a stage's players. */
export type TablePart<Round> = {
  /** "Group A"; null if everyone is in one table. */
  readonly name: string | null;
  /** Null: everyone. */
  readonly members: readonly string[] | null;
  /** The rounds with only the matches of its members. */
  readonly rounds: readonly Round[];
};

/** A stage as far as it has been played. */
export type PlayedStage = {
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly StageRound[];
  readonly standings: StandingsRules;
};

/** Tied entries share a rank. */
export type Ranked = { readonly entryId: string; readonly rank: number; readonly points: number };

/** How many advance to a playoff, and what they need besides the rank. */
export type PlayoffSpots = { readonly most: number | null; readonly conditions: PlayoffRules };

/** The entries that advance, by seed. */
export type Qualified = {
  readonly seeds: readonly string[];
  readonly byLot: readonly LotDrawn[];
  readonly passedOver: readonly PassedOver[];
  /** Players who advance although they miss a condition, because fewer than two meet them all; left out if none do. */
  readonly filledUp?: readonly PassedOver[];
};

/** A player whose rank would have been enough, with the conditions they miss. */
export type PassedOver = { readonly entryId: string; readonly missed: readonly MissedCondition[] };

/** Tied entries whose order was decided by lot. Stored with the draw, so `goOn` and `level` keep their names. */
export type LotDrawn = {
  readonly rank: number;
  /** In the order of their lots. */
  readonly entryIds: readonly string[];
  /** How many of them advance; all of them if the lot only decides their seeds. */
  readonly goOn: number;
  /** What they're tied on, before and after the lot; a rank in the standings if left out. */
  readonly level?: { readonly is: string; readonly was: string };
};
