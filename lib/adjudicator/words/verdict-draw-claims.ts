import {
  type Book,
  type ClaimKind,
  claimsOf,
  type Game,
  gamePositions,
  isSamePosition,
  makeFen,
  makeSan,
  turnOf,
} from "chess-core";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { list, plural, sentence } from "@/lib/shared/text";
import type { Verdict } from "./verdict-facts";
import { goesOn } from "./verdict-goes-on";
import { CITED_RULES } from "./verdict-rules";

/** A draw by repetition or fifty moves, claimed by the player to move: granted, possible with a move, or refused. */
export function drawClaim(game: Game, kind: ClaimKind, book: Book): Verdict {
  const rule = kind === "threefold" ? CITED_RULES.threefold : CITED_RULES.fiftyMove;
  const claims = claimsOf(game, book).filter((claim) => claim.kind === kind);
  const side = SIDE_WORDS[turnOf(game.position)];

  if (claims.some((claim) => !claim.move)) {
    const why =
      kind === "threefold"
        ? repeated(game)
        : `${fiftyMoves(game)} by each side without a capture or a pawn move`;
    return {
      kind: "over",
      outcome: "draw",
      headline: GRANTED[kind],
      why: `${side} may claim it: ${why}.`,
      rule,
      facts: [],
    };
  }
  const moves = claims.flatMap((claim) => (claim.move ? [makeSan(game.position, claim.move)] : []));
  if (moves.length > 0) {
    const written = `${side} writes down ${oneOf(moves)} without playing it, and claims the draw.`;
    return { ...goesOn(game, book, "A draw, if claimed with the move", written), rule };
  }
  const short =
    kind === "threefold"
      ? repeated(game)
      : `only ${fiftyMoves(game)} by each side without a capture or a pawn move`;
  return {
    ...goesOn(game, book, "No draw to claim: play goes on", sentence(short)),
    rule,
  };
}

/** "Kd4 or Kc4"; of the many that fifty moves allow, only the first. */
function oneOf(moves: readonly string[]): string {
  if (moves.length > 4) return `a move that isn’t a capture or a pawn move, like ${moves[0]},`;
  return list(moves, "or");
}

const GRANTED: Record<ClaimKind, string> = {
  threefold: "Same position three times: a draw",
  "fifty-move": "Fifty moves each: a draw",
};

function repeated(game: Game): string {
  const times = gamePositions(game).filter((position) => isSamePosition(position, game.position)).length;
  if (times > 2) return `the position has been on the board ${times === 3 ? "three" : "four"} times`;
  const only = `the position has been on the board only ${times === 1 ? "once" : "twice"}`;
  return game.moves.length === 0
    ? `${only} as far as we can tell from this. The moves would show more`
    : only;
}

function fiftyMoves({ position }: Game): string {
  const moves = Math.floor(Number(makeFen(position).split(" ")[4]) / 2);
  return plural(moves, "move");
}
