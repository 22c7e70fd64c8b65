import {
  type CapturedPoints,
  type Game,
  gamePositions,
  makeSan,
  moveNumberOf,
  type SearchOptions,
  turnOf,
} from "chess-core";
import type { JudgedRules } from "@/lib/adjudicator/words/judged-rules";
import { verdictOf } from "@/lib/adjudicator/words/verdict";
import { readFacts, type Verdict, type VerdictFact } from "@/lib/adjudicator/words/verdict-facts";
import { CITED_RULES, type CitedRule } from "@/lib/adjudicator/words/verdict-rules";
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
  /** The moves of the game, as far as it could be read. */
  readonly moves: WrittenMoves;
  readonly captured: CapturedPoints | null;
  readonly error: Pick<NotAGame, "field" | "headline" | "why"> | null;
}

/** The moves of a game in notation, and how to count them. */
export interface WrittenMoves {
  readonly sans: readonly string[];
  readonly firstNumber: number;
  readonly blackBegins: boolean;
}

/**
 * How many positions to search for a mate that was still possible. The server answers everyone, so it searches for a
 * few hundredths of a second; the visitor's browser then searches as far as chess-core allows.
 */
export const ON_SERVER: SearchOptions = { budget: 10_000 };

/** The whole answer, computed the same way on the server and in the browser; `search` is how far to look for a mate. */
export function answerOf(question: Question, rules: JudgedRules, search: SearchOptions = {}): Answer {
  const read = readGame(question);
  if (!read.ok) {
    const { field, headline, why, rule, upTo } = read.error;
    return {
      kind: "not-a-game",
      headline,
      why,
      rule,
      ...(rule === CITED_RULES.illegal && { league: rules.cited.illegalMove }),
      facts: [],
      moves: writtenMoves(upTo),
      captured: null,
      error: { field, headline, why },
    };
  }
  const { game } = read;
  if (isEmpty(question)) return { ...NOTHING_ASKED, moves: writtenMoves(game) };

  const verdict = verdictOf(game, question, rules, search);
  return {
    ...verdict,
    facts: [...verdict.facts, ...recordFact(read.result, verdict), ...readFacts(read.mended)],
    moves: writtenMoves(game),
    captured: verdict.captured ?? null,
    error: null,
  };
}

function writtenMoves(game: Game): WrittenMoves {
  const sans = gamePositions(game).flatMap((position, ply) => {
    const move = game.moves[ply];
    return move ? makeSan(position, move) : [];
  });
  return { sans, firstNumber: moveNumberOf(game.start), blackBegins: turnOf(game.start) === "black" };
}

const NOTHING_ASKED = {
  kind: "empty",
  headline: "Show the game, say how it ended",
  why: "Paste the moves or the position, or play them on the board. The answer appears here right away, with the rule.",
  rule: null,
  facts: [],
  captured: null,
  error: null,
} as const satisfies Omit<Answer, "moves">;

const RESULTS = { white: "1-0", black: "0-1", draw: "1/2-1/2" } as const;

/** A record that ends differently than the rules say, or without showing why. */
function recordFact(result: string | null, { outcome }: Verdict): readonly VerdictFact[] {
  if (result === null || (outcome && RESULTS[outcome] === result)) return [];
  const text = outcome
    ? `It ends ${result}, which isn’t what the rules say.`
    : `It ends ${result}, but the moves don’t show why. Say how it ended.`;
  return [{ term: "The record", texts: [text] }];
}
