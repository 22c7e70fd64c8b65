import type { CitedRule } from "@/lib/adjudicator/words/verdict-rules";
import type { RulePack } from "../input/rule-pack";
import { PRESET_RULES } from "../rules/presets/presets";
import { findRule } from "../rules/rule-sheet";
import { SETTINGS, type SettingName } from "../rules/settings/pack";
import { sheetSays } from "../rules/settings/sheet-says";

/** The settings of a league that a verdict is based on, and what a verdict says if the league doesn't have the rule. */
const LEAGUE_RULES = {
  moveTime: ["clock.secondsPerMove", "This league doesn’t limit the time for a move."],
  timeUp: ["clock.timeUp", "This league doesn’t limit the time for a match."],
  captured: ["clock.pieceValues.pawn", "This league doesn’t count captured pieces."],
  stalemate: ["match.stalemate", ""],
  otherDraws: ["match.otherDraws", ""],
  illegalMove: ["conduct.illegalMove", ""],
} as const satisfies Record<string, readonly [setting: SettingName, without: string]>;

export type LeagueRuleName = keyof typeof LEAGUE_RULES;

/**
 * A rule of the league as a verdict cites it. A preset is a sheet on paper and is cited by its number there. A season
 * has its own rules, even if none were changed, and is cited by the number on its own rule sheet.
 */
export function leagueRule(rules: RulePack, name: LeagueRuleName): CitedRule {
  const [setting, without] = LEAGUE_RULES[name];
  const rule = findRule(rules, SETTINGS[setting].rule);
  const text = rule?.text ?? without;
  if (rules !== PRESET_RULES[rules.preset])
    return { name: rule ? `Rule ${rule.number}` : "Rule sheet", text };
  const [onPaper = null] = sheetSays(rules.preset, setting)?.split(":") ?? [];
  return { name: onPaper ?? "Where the sheet says nothing", text };
}
