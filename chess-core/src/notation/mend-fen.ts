import { type Answer, accept, refuse } from "../board/answer";
import type { Position } from "../board/position";
import { type FenOptions, parseFen } from "./fen";
import type { FenError } from "./fen-error";
import { DASHES, type Mend, ODD_BLANKS } from "./mend";
import { otherGameOfFen } from "./variant";

/** A position that was read, and what had to be mended for it. */
export interface MendedPosition {
  readonly position: Position;
  readonly mended: readonly Mend[];
}

/**
 * Reads a FEN as people and programs write it: with odd blanks or dashes, with move number 0, with a castling right
 * without its king or rook, with an en-passant square that no pawn has passed. Says what it mended. A position that
 * no game can reach, or that belongs to another game, stays refused.
 */
export function mendFen(text: string, options: FenOptions = {}): Answer<MendedPosition, FenError> {
  const strict = parseFen(text, options);
  if (strict.ok) return accept({ position: strict.value, mended: [] });
  const other = otherGameOfFen(text);
  if (other !== null)
    return refuse({ reason: strict.error.reason, message: `this is a position of ${other}` });

  const mended: Mend[] = [];
  let tidied = mendSigns(text, mended);
  let { error } = strict;
  for (let round = 0; round < 8; round += 1) {
    const answer = parseFen(tidied, options);
    if (answer.ok) return accept({ position: answer.value, mended });
    error = answer.error;
    const next = mendField(tidied, error, mended);
    if (next === null) break;
    tidied = next;
  }
  return refuse(error);
}

function mendSigns(text: string, mended: Mend[]): string {
  const spaced = text.replace(ODD_BLANKS, (found) =>
    /^[\u200b-\u200f\u2060\ufeff]+$/.test(found) ? "" : " ",
  );
  if (spaced.trim() !== text.trim())
    mended.push({ kind: "blank", message: "odd blanks were read as spaces or left out" });
  const tidied = spaced.replace(DASHES, "-");
  if (tidied !== spaced) mended.push({ kind: "dash", message: "a dash was read as -" });
  return tidied;
}

/** The text without the one thing that the error is about, or null if that can't be mended. */
function mendField(text: string, { reason, message }: FenError, mended: Mend[]): string | null {
  const fields = text.trim().split(/\s+/);
  if (reason === "move-number" && /^0+$/.test(fields[5] ?? "")) {
    mended.push({ kind: "move-number", message: `move number ${fields[5]} was read as 1` });
    return replaced(fields, 5, "1");
  }
  if (reason === "en-passant" && /^[a-h][36]$/.test(fields[3] ?? "")) {
    mended.push({ kind: "en-passant", message: `en-passant square ${fields[3]} was left out: ${message}` });
    return replaced(fields, 3, "-");
  }
  const right = reason === "castling" ? /^castling right ([KQkq]) (needs .*?)(?:,|$)/.exec(message) : null;
  if (right === null) return null;
  const [, letter = "", needs = ""] = right;
  mended.push({ kind: "castling-right", message: `castling right ${letter} was left out: it ${needs}` });
  return replaced(fields, 2, fields[2]!.replaceAll(letter, "") || "-");
}

function replaced(fields: readonly string[], index: number, by: string): string {
  return fields.map((field, at) => (at === index ? by : field)).join(" ");
}
