import type { StageRules } from "./stage-rules";

/**
 * What a format of a stage has to answer: how its matches come about, what they add up to, and what that is called.
 * Whoever needs to know asks the format of the stage (lib/stages/formats.ts); only lib/stages tells formats apart.
 */
export type StageFormat<Rules extends StageRules = StageRules> = {
  readonly key: Rules["format"];
  /** One table of everybody, one for each group, or a bracket in which whoever loses is out. */
  readonly makes: "table" | "group-tables" | "bracket";
  /** Can a knockout be drawn from its places? */
  readonly feedsKnockout: boolean;
  /** What is wrong with a stage of these rules where it stands in its season, each with the setting to change. */
  misfits(stage: Rules, before: StageRules | undefined, after: StageRules | undefined): readonly Misfit[];
};

export type Misfit = { readonly setting: string; readonly message: string };
