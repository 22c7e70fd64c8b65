import type { RulePack } from "../input/rule-pack";
import { LAWS_OF_CHESS, LAWS_UNDER_US_CHESS } from "./presets/laws-of-chess";
import type { RuleId } from "./settings/rule-ids";
import { ARRANGING, arrangingClauses } from "./sheet/arranging";
import { BOARD, boardClauses } from "./sheet/at-the-board";
import { DISPUTES, disputeClauses } from "./sheet/disputes";
import { LEAGUE, leagueClauses } from "./sheet/league";
import { NOT_PLAYING, notPlayingClauses } from "./sheet/not-playing";
import { type Office, REPORTING, reportingClauses } from "./sheet/reporting";
import { SERIES, seriesClauses } from "./sheet/series";
import { STANDINGS, standingsClauses } from "./sheet/standings";
import type { Texts } from "./sheet/texts";

export type Rule = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly text: string;
};
export type RuleSection = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
};

/**
 * The rules of a season in plain words, written from its rule pack: what players read, and what a ruling cites by
 * `number` and `title`. A rule has the same number in every league, so a league without it skips the number. New rules
 * go to the end of their section and new sections to the end of the sheet, because old rulings cite "4.2", with
 * the title that the rule had then.
 *
 * @param office where players write to; a sheet without an organization leaves out the address
 */
export function ruleSheet(rules: RulePack, office: Office | null = null): readonly RuleSection[] {
  return [
    section("league", 1, "The league", LEAGUE, leagueClauses(rules)),
    section("arranging", 2, "Arranging a match", ARRANGING, arrangingClauses(rules)),
    section("series", 3, "The series", SERIES, seriesClauses(rules)),
    section("reporting", 4, "Reporting", REPORTING, reportingClauses(rules, office)),
    section("not-playing", 5, "Not playing", NOT_PLAYING, notPlayingClauses(rules)),
    section("standings", 6, "Standings", STANDINGS, standingsClauses(rules)),
    section("board", 7, "At the board", BOARD, boardClauses(rules)),
    ...LAWS_OF_CHESS.map(({ id, title, rules: laws }, index) => ({
      id,
      number: 8 + index,
      title,
      rules: laws.map((law, position) => ({
        ...law,
        text: (rules.authority === "us-chess" && LAWS_UNDER_US_CHESS[law.id]) || law.text,
        number: `${8 + index}.${position + 1}`,
      })),
    })),
    section("disputes", 11, "Disputes", DISPUTES, disputeClauses(rules)),
    ...houseRules(rules),
  ];
}

/** What the director added, after the sheet's own rules. */
function houseRules({ ownRules }: RulePack): readonly RuleSection[] {
  if (ownRules.length === 0) return [];
  const rules = ownRules.map(({ number, title, text }) => ({
    id: `own-${number}`,
    number: `12.${number}`,
    title,
    text,
  }));
  return [{ id: "house-rules", number: 12, title: "House rules", rules }];
}

/** Numbers count all titles of the section; a rule without a text is left out. */
function section<Titles extends Readonly<Record<string, string>>>(
  id: string,
  number: number,
  title: string,
  titles: Titles,
  texts: Texts<Titles>,
): RuleSection {
  const rules = Object.entries(titles).flatMap(([ruleId, name], index) => {
    const text = texts[ruleId];
    return typeof text === "string"
      ? [{ id: ruleId, number: `${number}.${index + 1}`, title: name, text }]
      : [];
  });
  return { id, number, title, rules };
}

/** The rule with this id; undefined if the league doesn't have it. */
export function findRule(rules: RulePack, id: RuleId): Rule | undefined {
  return ruleSheet(rules)
    .flatMap((each) => each.rules)
    .find((rule) => rule.id === id);
}

/** How a ruling cites a rule: "4.2 Confirmation". */
export function citeRule({ number, title }: Pick<Rule, "number" | "title">): string {
  return `${number} ${title}`;
}
