import { isOver } from "@/lib/season/rules/steps";
import { dayAndTime } from "@/lib/shared/dates";
import { capitalize, counted } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { formatOf } from "../formats";
import { areAllDecided, isSettled } from "../rules/is-settled";
import { lacksPlayers } from "../rules/needs-playoff";
import { explainDraw } from "../rules/qualified";
import { knockoutRounds, tableRounds } from "../rules/rounds-of-stage";
import { conditionsIn, knockoutOf } from "../stages-of";
import { conditionWords } from "../words/passed-over";
import { NO_PLAYOFF, TOO_FEW_LEFT } from "./after-all-rounds";

/** Who advances from the standings, and when; null if there is no playoff. */
export function playoffWords(view: DivisionView): string | null {
  const { season, rounds } = view;
  const last = tableRounds(rounds).at(-1);
  if (!advanceWords(view) || !last) return null;
  const [drawn] = knockoutRounds(rounds);
  if (drawn) {
    const changed = explainDraw(view) ? "" : ` ${DRAW_STANDS}`;
    return `${capitalize(counted(drawn.stage.seeds.length, "player"))} in ${formatOf(last.stage).words.these} advanced to the playoff.${changed}`;
  }
  if (isOver(season.status)) return NO_PLAYOFF;
  if (lacksPlayers(view)) return TOO_FEW_LEFT;
  if (isSettled(tableRounds(rounds))) return `${advanceWords(view)} Every result is in. Next, it’s drawn.`;
  if (areAllDecided(tableRounds(rounds)))
    return `${advanceWords(view)} It’s drawn once the last correction is decided.`;
  const deadline = dayAndTime(last.deadlineAt, season.organization.timeZone);
  return `${advanceWords(view)} It’s drawn once every result is in. The deadline of Round ${last.number} is ${deadline}.`;
}

const DRAW_STANDS = "The standings or their conditions changed after the draw. The draw doesn’t change.";

/** "The first four players of the table advance to the playoff."; null where there is none. */
export function advanceWords({ season: { rules }, entries }: DivisionView): string | null {
  const [first, next] = rules.stages;
  const playoff = knockoutOf(rules);
  if (!first || !next || !playoff) return null;
  const left = entries.filter(({ hasLeft }) => !hasLeft);
  const words = formatOf(first).words.advance(first, playoff.qualifiers, left.length);
  const conditions = conditionsIn(rules);
  return conditions ? `${words} ${conditionWords(conditions)}` : words;
}

/** "the round robin", "the groups": what has to finish before the playoff. */
export function stageWords({ season: { rules } }: DivisionView): string {
  const [first] = rules.stages;
  return first ? formatOf(first).words.stage : "";
}
