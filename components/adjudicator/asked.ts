import type { AdjudicatorProps } from "./adjudicator";
import { answerOf, ON_SERVER } from "./answer-of";
import { playedGame } from "./played-game";
import { type Query, readQuestion } from "./question";
import { chosenRules, type RulesChoice } from "./rules-choice";
import { rulesChoices } from "./sheets";

/** What the page shows for an address: the question in it, with the server's answer. */
export function asked(query: Query, season: RulesChoice | null): AdjudicatorProps {
  const choices = rulesChoices(season);
  const question = readQuestion(query, choices);
  const { rules } = chosenRules(choices, question.rules);
  return { question, choices, board: playedGame(question), answer: answerOf(question, rules, ON_SERVER) };
}
