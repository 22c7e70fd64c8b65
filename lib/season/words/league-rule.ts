import type { CitedRule } from "@/lib/adjudicator/words/verdict-rules";
import type { RulePack } from "../input/rule-pack";
import { PRESET_RULES } from "../rules/presets/presets";
import { ruleTitled } from "../rules/rule-sheet";
import type { Setting } from "../rules/settings/names";
import { sheetSays } from "../rules/settings/sheet-says";

/** The rules of a league that a verdict rests on: the setting behind each, and its title on the rule sheet. */
const LEAGUE_RULES = {
  moveTime: ["clock.secondsPerMove", "Time for a move"],
  timeUp: ["clock.timeUp", "When the time is up"],
  captured: ["clock.pieceValues.pawn", "Captured points"],
  stalemate: ["match.stalemate", "Stalemate"],
  otherDraws: ["match.otherDraws", "Other draws"],
} as const satisfies Record<string, readonly [setting: Setting, title: string]>;

/**
 * A rule of the league as a verdict cites it. A preset itself is a sheet on paper and is cited by the number there; a season, whose
 * rules are stored as its own even where nothing was changed, by the number on its own rule sheet.
 */
export function leagueRule(rules: RulePack, name: keyof typeof LEAGUE_RULES): CitedRule {
  const [setting, title] = LEAGUE_RULES[name];
  const { number, text } = ruleTitled(rules, title);
  if (rules !== PRESET_RULES[rules.preset]) return { name: `Rule ${number}`, text };
  const [onPaper = null] = sheetSays(rules.preset, setting)?.split(":") ?? [];
  return { name: onPaper ?? "Where the sheet is silent", text };
}
