import type { RulePack } from "../input/rule-pack";
import { LAWS_OF_CHESS } from "./presets/laws-of-chess";
import { arrangingClauses } from "./sheet/arranging";
import { boardClauses } from "./sheet/at-the-board";
import type { Clause } from "./sheet/clause";
import { disputeClauses } from "./sheet/disputes";
import { leagueClauses } from "./sheet/league";
import { notPlayingClauses } from "./sheet/not-playing";
import { reportingClauses } from "./sheet/reporting";
import { seriesClauses } from "./sheet/series";
import { standingsClauses } from "./sheet/standings";

export type Rule = { readonly number: string; readonly title: string; readonly text: string };
export type RuleSection = {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
};

/**
 * The rules of a season in plain words, written from its rule pack: what players read, and what a ruling cites by
 * `number` and `title`. Every setting shows; a setting that is off is said to be off, so that numbers never shift. A
 * new rule goes to the end of its section and a new section to the end of the sheet: old rulings cite "4.2 Approval".
 */
export function ruleSheet(rules: RulePack): readonly RuleSection[] {
  const sections: readonly (readonly [title: string, clauses: readonly Clause[]])[] = [
    ["The league", leagueClauses(rules)],
    ["Arranging a match", arrangingClauses(rules)],
    ["The series", seriesClauses(rules)],
    ["Reporting", reportingClauses(rules)],
    ["Not playing", notPlayingClauses(rules)],
    ["Standings", standingsClauses(rules)],
    ["At the board", boardClauses(rules)],
    ...LAWS_OF_CHESS,
    ["Disputes", disputeClauses(rules)],
  ];
  return sections.map(([title, clauses], index) => ({
    number: index + 1,
    title,
    rules: clauses.map(([name, text], place) => ({ number: `${index + 1}.${place + 1}`, title: name, text })),
  }));
}

/** The rule of this title. Titles are the same whatever the settings. */
export function ruleTitled(rules: RulePack, title: string): Rule {
  const found = ruleSheet(rules)
    .flatMap((section) => section.rules)
    .find((rule) => rule.title === title);
  if (!found) throw new Error(`no rule is called ${title}`);
  return found;
}

/** How a ruling names a rule: "4.2 Approval". */
export function citeRule({ number, title }: Rule): string {
  return `${number} ${title}`;
}
