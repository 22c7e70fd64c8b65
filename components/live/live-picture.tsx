import type { LiveUpdate } from "@/lib/room/rules/live-updates";
import { BoardPicture } from "../board/board-picture";
import { placedPieces } from "../board/placed-pieces";
import { Icon } from "../ui/icon";

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The position of a game that's being played; at a table whose players write nothing, there is none. */
export function LivePicture({
  game,
  label,
  none,
}: {
  readonly game: LiveUpdate;
  readonly label: string;
  /** The class of what stands in for a board. */
  readonly none: string | undefined;
}) {
  const last = game.moves.at(-1);
  if (!last && game.keptAs === "table") {
    return (
      <div className={none}>
        <Icon name="pencil-off" />
        <p>They aren’t writing down the moves.</p>
      </div>
    );
  }
  const count = game.from + game.moves.length;
  const moves = count === 1 ? "1 move" : `${count} moves`;
  return (
    <BoardPicture
      pieces={placedPieces(last?.fen ?? START_FEN)}
      marks={last && { from: last.from, to: last.to }}
      hasCoordinates={false}
      label={last ? `${label}, after ${moves}. Last move ${last.san}.` : `${label}, no move yet.`}
    />
  );
}
