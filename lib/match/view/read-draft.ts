import { REPORT_FORM_GAMES, TAKEN_FIELDS } from "../input/report";
import { ENDINGS } from "../rules/games";
import { SIDES } from "../rules/sides";
import { type DraftGame, EMPTY_GAME } from "./plan-report";

/** What a field of the form holds; undefined when the form has no such field now. */
type ReadField = (name: string) => string | undefined;

/**
 * The typed games of a report form, by its fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, `taken-white-pawn-0` and so on. A game that is
 * not on the form now keeps what it had before, so that it comes back filled in.
 */
export function readDraft(field: ReadField, before: readonly DraftGame[] = []): readonly DraftGame[] {
  return Array.from({ length: REPORT_FORM_GAMES }, (_, index) => {
    if (field(`ending-${index}`) === undefined) return before[index] ?? EMPTY_GAME;
    return {
      white: oneOf(SIDES, field(`white-${index}`)),
      winner: oneOf([...SIDES, "draw"] as const, field(`winner-${index}`)),
      ending: oneOf(ENDINGS, field(`ending-${index}`)),
      pgn: field(`pgn-${index}`) ?? "",
      taken: readCounts((name) => field(`${name}-${index}`)),
    };
  });
}

/** What is filled in of the counted men. */
function readCounts(field: ReadField): DraftGame["taken"] {
  const filled = TAKEN_FIELDS.map(({ name }) => [name, field(name) ?? ""] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ""));
}

function oneOf<Word extends string>(words: readonly Word[], value: string | undefined): Word | null {
  return words.find((word) => word === value) ?? null;
}
