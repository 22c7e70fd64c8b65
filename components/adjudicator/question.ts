import { COLORS, type Color } from "chess-core";
import { CLAIMED_ENDS, type ClaimedEnd, namesPlayer } from "@/lib/adjudicator/words/claimed";
import { paths } from "@/lib/paths";
import { offeredEnd } from "./end-choices";
import { chosenRules, type RulesChoice, USUAL_RULES } from "./rules-choice";

/** A question: the game as it was typed and what the players claim. The page's address contains the same. */
export interface Question {
  /** The rules it is judged by, see `RulesChoice`. */
  readonly rules: string;
  readonly pgn: string;
  /** The position before the first move, or the position itself if there are no moves. */
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

/** More text than one game has, however many comments it contains. */
export const LONGEST_RECORD = 60_000;

/** The longest address that servers and proxies accept. */
const LONGEST_ADDRESS = 8_000;

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The question in an address. Anything unreadable counts as not asked. */
export function readQuestion(query: Query, choices: readonly RulesChoice[]): Question {
  const one = (name: string) => [query[name] ?? []].flat()[0] ?? "";
  const { value, rules } = chosenRules(choices, one("rules"));
  return {
    rules: value,
    // A form sends its line breaks as two characters; a text area has one.
    pgn: one("pgn")
      .replaceAll("\r\n", "\n")
      .slice(0, LONGEST_RECORD + 1),
    fen: one("fen").slice(0, LONGEST_RECORD),
    end: offeredEnd(CLAIMED_ENDS.find((end) => end === one("end")) ?? "none", rules),
    side: COLORS.find((side) => side === one("side")) ?? "white",
  };
}

/** The question that the form has now. */
export function readForm(data: FormData, choices: readonly RulesChoice[]): Question {
  const texts = Array.from(data, ([name, value]) => [name, value.toString()]);
  return readQuestion(Object.fromEntries(texts), choices);
}

/** What's different in another question, or null if nothing is. */
export function changesIn(question: Question, other: Question): Partial<Question> | null {
  const changes = QUESTION_PARTS.filter((part) => other[part] !== question[part]);
  return changes.length > 0 ? Object.fromEntries(changes.map((part) => [part, other[part]])) : null;
}

const QUESTION_PARTS = ["rules", "pgn", "fen", "end", "side"] as const satisfies (keyof Question)[];

/** The address of the page with this question answered, without default values. */
export function addressOf({ rules, pgn, fen, end, side }: Question): string {
  return paths.adjudicator({
    ...(rules !== USUAL_RULES && { rules }),
    ...(pgn.trim() && { pgn }),
    ...(fen.trim() && { fen }),
    ...(end !== "none" && { end }),
    ...(namesPlayer(end) && { side }),
  });
}

/** The address the browser keeps while the question changes; if the question is too long for it, just the page. */
export function keptAddress(question: Question): string {
  const address = addressOf(question);
  return address.length > LONGEST_ADDRESS ? paths.adjudicator() : address;
}

/** Nothing has been asked yet. */
export function isEmpty({ pgn, fen, end }: Question): boolean {
  return pgn.trim() === "" && fen.trim() === "" && end === "none";
}
