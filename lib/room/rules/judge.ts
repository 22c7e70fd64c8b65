import { adjudicate, type Game, type How, type Verdict } from "chess-core";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { gameRulesOf } from "@/lib/season/rules/game-rules";

/** Says how a game ends. */
export type Judge = (game: Game, how: How, rules: RulePack) => Verdict;

/** The rules of chess and of the league. Devices don't load it: the server decides how a game ends. */
export const judgeGame: Judge = (game, how, rules) => adjudicate(game, how, gameRulesOf(rules));
