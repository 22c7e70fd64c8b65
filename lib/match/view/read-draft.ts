import { TAKEN_FIELDS } from "../input/taken-fields";
import { ENDINGS, MOST_GAMES } from "../rules/games";
import { SIDES } from "../rules/sides";
import { type DraftGame, EMPTY_GAME } from "./plan-report";

/** The value of a form field; undefined if the form doesn't have that field now. */
type ReadField = (name: string) => string | undefined;

/**
 * The typed games of a report form, from its fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, `taken-white-pawn-0`
 * and so on. A game that isn't on the form now keeps its old values, so that it's filled in if it comes back.
 */
export function readDraft(field: ReadField, before: readonly DraftGame[] = []): readonly DraftGame[] {
  return Array.from({ length: MOST_GAMES }, (_, index) => {
    if (field(`pgn-${index}`) === undefined) return before[index] ?? EMPTY_GAME;
    return {
      white: oneOf(SIDES, field(`white-${index}`)),
      winner: oneOf([...SIDES, "draw"] as const, field(`winner-${index}`)),
      ending: oneOf(ENDINGS, field(`ending-${index}`)),
      // A form that came back has the line breaks it was sent with.
      pgn: (field(`pgn-${index}`) ?? "").replaceAll("\r\n", "\n"),
      taken: readCounts((name) => field(`${name}-${index}`)),
    };
  });
}

/** The counted pieces, as far as they're filled in. */
function readCounts(field: ReadField): DraftGame["taken"] {
  const filled = TAKEN_FIELDS.map(({ name }) => [name, field(name) ?? ""] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ""));
}

function oneOf<Word extends string>(words: readonly Word[], value: string | undefined): Word | null {
  return words.find((word) => word === value) ?? null;
}
