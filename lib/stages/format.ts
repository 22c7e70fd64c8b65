import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Answer } from "@/lib/shared/answer";
import type { PlayedMatch, StandingsEntry } from "@/lib/standings/rules/results";
import type { BracketSoFar, BracketStep } from "./knockout/advance-bracket";
import type { ScheduleRefusal } from "./rules/schedule-refusals";
import type { StageKey, StageRules } from "./stage-rules";

/**
 * What a format of a stage has to answer: how its matches come about, what they add up to, and what that is called. One
 * folder a format, and one line in the registry (lib/stages/formats.ts). Code that needs to know asks the format of the
 * stage; only lib/stages tells formats apart. Everything here is pure: lots come in as arguments.
 */
export type StageFormat<Rules extends StageRules = StageRules> = {
  readonly key: Rules["format"];
  /** Do its matches add up to tables? If not, they make a bracket. */
  readonly makesTable: boolean;
  readonly words: FormatWords<Rules>;
  readonly names: RoundNames;

  /** What's wrong with a stage of these rules where it is in its season, each with the setting to change. */
  misfits(stage: Rules, before: StageRules | undefined, after: StageRules | undefined): readonly Misfit[];
  /** What the rule sheet says of it. `next` is the stage it feeds. */
  clause(stage: Rules, next: StageRules | undefined): string;
  /** The most players a stage of these rules holds. */
  most(stage: Rules): number;
  /** How many rounds it takes so many players. */
  rounds(stage: Rules, players: number): number;
  /** Does the league set the day, hour and place of its last round? */
  hasSession(stage: Rules): boolean;
  /** The season's rules as they are in one of its rounds. */
  rulesOfRound(stage: Rules, rules: RulePack, round: RoundNumber): RulePack;
  /** How a tournament report names it. */
  readonly report: {
    type(stage: Rules): string;
    /** The code of a season that has only this stage (TRF26, line 192). */
    code(stage: Rules): string | null;
  };

  /** What is known at publication: who is where, and every match that waits for no result. */
  draw(stage: Rules, field: Field): Answer<Draw, ScheduleRefusal>;
  /** What is said of a draw to be. */
  preview(stage: Rules, players: readonly string[]): DrawPreview;
  /**
   * The steps from the matches as they are stored to those that their results make; asked whenever a match is settled or
   * ruled anew. Null where every match is known from the draw on.
   */
  readonly after: ((so: BracketSoFar) => Answer<readonly BracketStep[], "played-on">) | null;
  /** The round robins that its rounds consist of, each with a table of its own. None in a bracket. */
  tables<Round extends RoundOfStage>(rounds: readonly Round[]): readonly TablePart<Round>[];
  /** Who has won, several where it is shared; null while that is open, nobody where both finalists were out. */
  winners(stage: PlayedStage): readonly string[] | null;
  /** Everybody of its tables in one order; empty for a bracket. */
  places(stage: PlayedStage): readonly Placed[];
  /**
   * Who goes on to the knockout behind it.
   *
   * @param most how many that knockout takes; null where this stage's own rules say it
   * @param lots the entries in the order of their lot, which decides between equals
   */
  goOn(stage: Rules, played: PlayedStage, most: number | null, lots: readonly string[]): Qualified;
};

export type Misfit = { readonly setting: string; readonly message: string };

/** Which round of how many. */
export type RoundNumber = { readonly number: number; readonly of: number };

/** Which round of its stage, from 1, and how many rounds the stage has. */
export type RoundPlace = RoundNumber & { readonly format: StageKey };

/** A match in its round, from 1. */
export type MatchPlace = RoundPlace & { readonly match: number };

/** What the rounds of a stage and its matches are called. */
export type RoundNames = {
  /** "Round robin" */
  stage(position: number): string;
  /** As a heading: "Round 3", "Semifinals" */
  round(place: RoundNumber): string;
  /** Of one match: "Round 3", "Semifinal" */
  match(place: MatchPlace): string;
  /** For tight places: "R3", "SF" */
  short(place: RoundNumber): string;
  shortMatch(place: MatchPlace): string;
  /** Where the other rounds stand beside it: "3", "SF" */
  label(place: RoundNumber): string;
  /** With how many there are, where the name doesn't say it: "Round 3 of 7" */
  ofAll(place: RoundNumber): string;
  matchOfAll(place: MatchPlace): string;
  /** In the box "Round" of a scoresheet: "3 of 7" */
  onSheet(place: MatchPlace): string;
  /** After "your" or a name: "Round 3 match", "semifinal" */
  noun(place: MatchPlace): string;
  /** A name within a sentence: "Round 3", "the semifinal" */
  inSentence(name: string): string;
  /** Is it the match of those who lost the semifinals? */
  isForThird(place: MatchPlace): boolean;
};

export type FormatWords<Rules extends StageRules = StageRules> = {
  /** What its players are in: "these standings", "these groups" */
  readonly these: string;
  /** "The first four players in these standings advance to the playoff." `most`: how many it takes, of so many players. */
  goOn(stage: Rules, most: number | null, players: number): string;
  /** What a season is, in a sentence. `next` is the stage it feeds, `span` how long a round lasts. */
  lead(stage: Rules, next: StageRules | undefined, span: string): string;
  /** "every match of [the round robin]" */
  readonly stage: string;
  /** What the results add up to: "standings", "bracket" */
  readonly sum: string;
  /** What it means that both lose. */
  readonly bothLose: {
    /** "Nobody reported, so [you both lose]." */
    readonly you: string;
    /** "If nobody reports by Sunday, [you both lose the match]." */
    readonly youTheMatch: string;
    /** "Both players [lose the match]." */
    readonly they: string;
    /** "Both lose" */
    readonly short: string;
    /** What comes of it. */
    readonly comesOf: string;
  };
  /** "If you give it up, [you are out]." */
  readonly youLose: string;
  /** What comes of a match that the director took out. */
  readonly voided: string;
  /** What a settled match means, said to one side. `as`: a forfeit or a default. */
  means(outcome: Pick<MatchOutcome, Side>, side: Side, them: string, place: MatchPlace, as?: string): string;
  /** Said of its last round. */
  readonly afterLast: { readonly stage: string; readonly alone: string } | null;
  /** Who one meets: "a new one in every round" */
  readonly opponent: string;
};

/** Who is about to be drawn. */
export type Field = {
  /** The entries in the order of registration, or of the stage before; the first is the best. */
  readonly ordered: readonly string[];
  /** The same in the order of their lots. */
  readonly lots: readonly string[];
  /** The groups that the director made, where the rules leave it to them. */
  readonly groups: readonly (readonly string[])[];
};

export type Draw = {
  /** The entries in the order of the numbers they drew. */
  readonly order: readonly string[];
  /** Of a bracket: the entries from the first seed on. */
  readonly seeds: readonly string[] | null;
  /** Of groups: the entries of each. */
  readonly groups: readonly (readonly string[])[];
  /** Who meets whom, round by round, as far as it is known. */
  readonly rounds: readonly (readonly DrawnPair[])[];
};

/** Home has White in game 1. The number is that of the match in its round. */
export type DrawnPair = { readonly number: number; readonly home: string; readonly away: string };

export type DrawPreview = {
  /** "8 players meet once each, in 7 rounds." */
  readonly sum: string;
  /** Who meets whom first, where it can be told. */
  readonly firstRound: readonly string[];
  /** What lots decide. */
  readonly lots: string;
};

/** A stage as its draw is stored. */
export type DrawnStage = {
  readonly position: number;
  readonly format: StageKey;
  /** The entries of a bracket from the first seed on; empty elsewhere. */
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  /** The entries of each group; empty where there are none. */
  readonly groups: readonly (readonly string[])[];
};

/** A round of one of a division's stages as its rows are stored. */
export type StageRound = {
  readonly number: number;
  readonly stage: DrawnStage;
  readonly matches: readonly (PlayedMatch & { readonly number: number })[];
};

export type RoundOfStage = {
  readonly stage: Pick<DrawnStage, "groups">;
  readonly matches: readonly { readonly homeEntryId: string; readonly awayEntryId: string }[];
};

/** A round robin among some or all of a stage's players. */
export type TablePart<Round> = {
  /** "Group A"; null where there is one table of everybody. */
  readonly name: string | null;
  /** Null: everybody. */
  readonly members: readonly string[] | null;
  /** The rounds with the matches of its members only. */
  readonly rounds: readonly Round[];
};

/** A stage as far as it has been played. */
export type PlayedStage = {
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly StageRound[];
  readonly standings: RulePack["standings"];
};

/** Equals share a place. */
export type Placed = { readonly entryId: string; readonly place: number; readonly points: number };

/** Who goes on, the first seed first. */
export type Qualified = {
  readonly seeds: readonly string[];
  readonly byLot: readonly LotDrawn[];
};

/** Equals whose order a lot decided. */
export type LotDrawn = {
  readonly place: number;
  /** In the order of the lot. */
  readonly entryIds: readonly string[];
  /** How many of them go on; all of them where the lot only decides their seeds. */
  readonly goOn: number;
  /** In what they are equal, before the lot and after it; a place of the table where it is left out. */
  readonly level?: { readonly is: string; readonly was: string };
};
