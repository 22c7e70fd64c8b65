import { COLORS, type Color } from "chess-core";
import { CLAIMED_ENDS, type ClaimedEnd, namesPlayer } from "@/lib/adjudicator/words/verdict";
import { paths } from "@/lib/paths";
import { offeredEnd } from "./end-choices";
import { chosenRules, type RulesChoice, SHEETS, USUAL_RULES } from "./rules-choice";

/** What is asked: the game as it was typed, and what the players say happened. The address of the page says the same. */
export interface Question {
  /** Which rules it is judged by, see `RulesChoice`. */
  readonly rules: string;
  readonly pgn: string;
  /** The position before the first of the moves, or the position itself when there are none. */
  readonly fen: string;
  readonly end: ClaimedEnd;
  readonly side: Color;
}

export const NO_QUESTION: Question = {
  rules: USUAL_RULES,
  pgn: "",
  fen: "",
  end: "none",
  side: "white",
};

/** More text than one game has, however many comments it holds. */
export const LONGEST_RECORD = 60_000;

/** What servers and whatever stands before them take for an address. */
const LONGEST_ADDRESS = 8_000;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The question in an address. What is not understood counts as not asked. */
export function readQuestion(query: Query, choices: readonly RulesChoice[] = SHEETS): Question {
  const one = (name: string) => [query[name] ?? []].flat()[0] ?? "";
  const { value, rules } = chosenRules(choices, one("rules"));
  return {
    rules: value,
    pgn: one("pgn").slice(0, LONGEST_RECORD + 1),
    fen: one("fen").slice(0, LONGEST_RECORD),
    end: offeredEnd(CLAIMED_ENDS.find((end) => end === one("end")) ?? "none", rules),
    side: COLORS.find((side) => side === one("side")) ?? "white",
  };
}

/** The address of the page with this question answered: what is at its default is left out. */
export function addressOf({ rules, pgn, fen, end, side }: Question): string {
  return paths.adjudicator({
    ...(rules !== USUAL_RULES && { rules }),
    ...(pgn.trim() && { pgn }),
    ...(fen.trim() && { fen }),
    ...(end !== "none" && { end }),
    ...(namesPlayer(end) && { side }),
  });
}

/** The address that the browser keeps while one asks; of a question too long for it, the page alone. */
export function keptAddress(question: Question): string {
  const address = addressOf(question);
  return address.length > LONGEST_ADDRESS ? paths.adjudicator() : address;
}

/** Nothing has been asked yet. */
export function isEmpty({ pgn, fen, end }: Question): boolean {
  return pgn.trim() === "" && fen.trim() === "" && end === "none";
}
