import { makeFen, makeUci } from "chess-core";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { KeptAs } from "./events";
import { nextFlag } from "./flag";
import type { GameState } from "./state";

/** What the row of a game repeats of its state, so that lists and the sweep needn't fold it. */
export type GameProjection = {
  readonly keptAs: KeptAs | null;
  readonly white: Side | null;
  readonly ply: number;
  readonly fen: string | null;
  readonly lastUci: string | null;
  readonly startedAt: Instant | null;
  /** When a flag falls if no one moves; null if none can. */
  readonly flagAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly outcome: GameOutcome | null;
  readonly ending: Ending | null;
};

export function projectGame({ play, ended }: GameState): GameProjection {
  const last = play?.game.moves.at(-1);
  return {
    keptAs: play?.keptAs ?? null,
    white: play?.white ?? null,
    ply: play?.game.moves.length ?? 0,
    fen: play?.keptAs === "board" ? makeFen(play.game.position) : null,
    lastUci: last ? makeUci(last) : null,
    startedAt: play?.startedAt ?? null,
    flagAt: play && !ended ? (nextFlag(play)?.at ?? null) : null,
    endedAt: ended?.at ?? null,
    outcome: ended?.outcome ?? null,
    ending: ended?.ending ?? null,
  };
}
