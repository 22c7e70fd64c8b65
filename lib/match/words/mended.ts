import type { Mend, PgnMend } from "chess-core";
import { sentence } from "@/lib/shared/text";
import { SIDE_WORDS } from "../rules/record-words";

type Mended = Pick<PgnMend, "kind" | "moveNumber" | "side" | "why">;

/**
 * What was read differently than it was written, each kind once: "Move 2, White: “♘f3” was read as Nf3, and 3 more like
 * it."
 */
export function mendedSentences(mends: readonly Mended[] | undefined): readonly string[] {
  return (mends ?? []).flatMap((mend, _, all) => {
    const alike = all.filter(({ kind }) => kind === mend.kind);
    if (alike[0] !== mend) return [];
    const more = alike.length > 1 ? `, and ${alike.length - 1} more like it` : "";
    return [sentence(`${placeOf(mend)}${curly(mend.why)}${more}`)];
  });
}

/** What of a position was read differently than it was written. A position has no places to name. */
export function mendedPosition(mends: readonly Mend[]): readonly string[] {
  return mendedSentences(mends.map(({ kind, message }) => ({ kind, why: `position: ${message}` })));
}

/** A result isn't part of a move. */
function placeOf({ kind, moveNumber, side }: Mended): string {
  return kind === "result" || moveNumber === undefined || side === undefined
    ? ""
    : `Move ${moveNumber}, ${SIDE_WORDS[side]}: `;
}

function curly(words: string): string {
  return words.replace(/"(.*)"/, "“$1”");
}
