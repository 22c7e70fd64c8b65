import type { ReactNode } from "react";

import { BoardPicture, type BoardPictureProps } from "./board-picture";

interface DiagramProps extends BoardPictureProps {
  /** "1. Rook." in italics before the caption, as in a printed book. */
  readonly number?: string | undefined;
  readonly caption?: ReactNode | undefined;
}

/** A position with its numbered caption. */
export function Diagram({ number, caption, ...board }: DiagramProps) {
  return (
    <figure className="diagram">
      <BoardPicture {...board} />
      {(number || caption) && (
        <figcaption>
          {number && <b>{number}</b>} {caption}
        </figcaption>
      )}
    </figure>
  );
}
