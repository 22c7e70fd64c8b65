import { z } from "zod";
import { stageRules } from "@/lib/stages/stage-rules";
import { CLOCK, CONDUCT, ROOM } from "../rules/settings/board";
import { FORFEITS, WITHDRAWAL } from "../rules/settings/forfeits";
import { CHOOSE } from "../rules/settings/kinds";
import { ELIGIBILITY, LEAGUE, venueRules } from "../rules/settings/league";
import { MATCH } from "../rules/settings/match";
import { ownRules } from "../rules/settings/own-rules";
import { PLAYOFF } from "../rules/settings/playoff";
import { REPORTING } from "../rules/settings/reporting";
import { SCHEDULE } from "../rules/settings/schedule";
import { schemaOf, shapeOf } from "../rules/settings/setting";
import { SPORTSMANSHIP } from "../rules/settings/sportsmanship";
import { STANDINGS } from "../rules/settings/standings";
import { findTroubles, findTroublesOnceAllowed } from "./rule-pack-together";

export const PRESETS = ["depaul", "texas-state", "session-knockout", "official"] as const;
export type Preset = (typeof PRESETS)[number];

/**
 * A season's rules as data, made of the settings in lib/season/rules/settings. They're stored as versions that never
 * change. Every round keeps the version it was opened under, so changing the rules never affects a round that's being
 * played. A setting that was added later says what versions without it mean.
 */
export const rulePackSchema = z
  .strictObject({
    /** The preset the director started from; settings may be different by now. */
    preset: z.enum(PRESETS, CHOOSE),
    ...shapeOf(LEAGUE),
    venue: venueRules,
    /** In order: a single stage, or one that feeds a knockout. */
    stages: z
      .array(stageRules)
      .min(1, CHOOSE)
      .max(2, "A season has at most two stages.")
      .default([{ format: "round-robin", cycles: 1 }]),
    match: schemaOf(MATCH),
    clock: schemaOf(CLOCK),
    schedule: schemaOf(SCHEDULE),
    reporting: schemaOf(REPORTING),
    forfeits: schemaOf(FORFEITS),
    standings: schemaOf(STANDINGS),
    playoff: schemaOf(PLAYOFF),
    sportsmanship: schemaOf(SPORTSMANSHIP),
    withdrawal: schemaOf(WITHDRAWAL),
    eligibility: schemaOf(ELIGIBILITY),
    conduct: schemaOf(CONDUCT),
    room: schemaOf(ROOM),
    /** What the director adds to the rule sheet. */
    ownRules,
  })
  .superRefine((rules, context) => {
    for (const { path, message } of findTroubles(rules)) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
  });

/** A rule pack as a director sets it. */
export const newRulePackSchema = rulePackSchema.superRefine((rules, context) => {
  for (const { path, message } of findTroublesOnceAllowed(rules)) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});

export type RulePack = z.infer<typeof rulePackSchema>;
