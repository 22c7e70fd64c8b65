"use client";

import { type Game, type Move, makeFen, playMove, startGame, turnOf } from "chess-core";
import { useEffect, useState } from "react";
import { Board } from "../board/board";
import type { Side } from "../board/squares";
import { Button } from "../ui/button";
import styles from "./adjudicator.module.css";

interface PlayedBoardProps {
  readonly game: Game;
  readonly onGame: (game: Game) => void;
  readonly onTakeBack: (game: Game) => void;
  /** Something here can be undone, even if there is no move left to take back. */
  readonly canTakeBack: boolean;
}

/** The board with the current position and its controls. Without JavaScript it's a picture. */
export function PlayedBoard({ game, onGame, onTakeBack, canTakeBack }: PlayedBoardProps) {
  const [isReady, setReady] = useState(false);
  const [orientation, setOrientation] = useState<Side>("white");
  useEffect(() => setReady(true), []);

  function play(move: Move): void {
    const next = playMove(game, move);
    if (next.ok) onGame(next.value);
  }

  const side = turnOf(game.position) === "white" ? "White" : "Black";
  const cannotTakeBack = !canTakeBack && game.moves.length === 0;
  return (
    <section aria-label="The board">
      <Board
        position={makeFen(game.position)}
        onMove={play}
        orientation={orientation}
        disabled={!isReady}
        lastMove={game.moves.at(-1)}
        label={`Board, ${side} to move`}
      />
      <div className={styles.acts} hidden={!isReady}>
        <Button
          icon="history"
          aria-disabled={cannotTakeBack}
          onClick={() => cannotTakeBack || onTakeBack(game)}
        >
          Take back
        </Button>
        <Button icon="rotate-ccw" onClick={() => setOrientation(orientation === "white" ? "black" : "white")}>
          Flip board
        </Button>
        <Button icon="x" onClick={() => onGame(startGame())}>
          Start over
        </Button>
      </div>
    </section>
  );
}
