import { type CapturedPoints, type Game, gamePositions, makeSan, type SearchOptions } from "chess-core";
import { verdictOf } from "@/lib/adjudicator/words/verdict";
import type { Verdict, VerdictFact } from "@/lib/adjudicator/words/verdict-facts";
import type { CitedRule } from "@/lib/adjudicator/words/verdict-rules";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { isEmpty, type Question } from "./question";
import { type NotAGame, readGame } from "./read-game";

/** The page's answer to a question. */
export interface Answer {
  /** `empty`: nothing was asked; `not-a-game`: the text is no legal game; else what the rules say. */
  readonly kind: "empty" | "not-a-game" | Verdict["kind"];
  readonly headline: string;
  readonly why: string;
  readonly rule: CitedRule | null;
  /** What the league's own rule sheet adds. */
  readonly league?: CitedRule | undefined;
  readonly facts: readonly VerdictFact[];
  /** The game, as far as it could be read. */
  readonly game: Game;
  readonly captured: CapturedPoints | null;
  readonly error: NotAGame | null;
}

/**
 * The whole answer, computed the same way on the server and in the browser; see `useSearch` for how far each looks for
 * a mate.
 */
export function answerOf(question: Question, rules: RulePack, search: SearchOptions = {}): Answer {
  const read = readGame(question);
  if (!read.ok) {
    const { headline, why, rule, upTo } = read.error;
    return {
      kind: "not-a-game",
      headline,
      why,
      rule,
      facts: [],
      game: upTo,
      captured: null,
      error: read.error,
    };
  }
  const { game } = read;
  if (isEmpty(question)) return { ...NOTHING_ASKED, game };

  const verdict = verdictOf(game, question, rules, search);
  return {
    ...verdict,
    facts: [...verdict.facts, ...recordFact(read.result, verdict)],
    game,
    captured: verdict.captured ?? null,
    error: null,
  };
}

/** The moves of a game in notation. */
export function writtenMoves(game: Game): readonly string[] {
  return gamePositions(game).flatMap((position, ply) => {
    const move = game.moves[ply];
    return move ? makeSan(position, move) : [];
  });
}

const NOTHING_ASKED = {
  kind: "empty",
  headline: "Show the game, say how it ended",
  why: "Paste the moves or the position, or play them on the board. The answer appears here right away, with the rule.",
  rule: null,
  facts: [],
  captured: null,
  error: null,
} as const satisfies Omit<Answer, "game">;

const RESULTS = { white: "1-0", black: "0-1", draw: "1/2-1/2" } as const;

/** A record that ends differently than the rules say, or without showing why. */
function recordFact(result: string | null, { outcome }: Verdict): readonly VerdictFact[] {
  if (result === null || (outcome && RESULTS[outcome] === result)) return [];
  const text = outcome
    ? `It ends ${result}, which isn’t what the rules say.`
    : `It ends ${result}, but the moves don’t show why. Say how it ended.`;
  return [{ term: "The record", texts: [text] }];
}
