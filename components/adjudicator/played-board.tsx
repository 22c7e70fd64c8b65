"use client";

import type { Move } from "chess-core";
import { useState } from "react";
import { Board } from "../board/board";
import type { Side } from "../board/squares";
import { Button } from "../ui/button";
import { NeedsApp } from "../ui/needs-app";
import { Scripted } from "../ui/scripted";
import { useHydrated } from "../ui/use-hydrated";
import styles from "./adjudicator.module.css";
import type { PlayedGame } from "./played-game";

interface PlayedBoardProps {
  readonly game: PlayedGame;
  readonly onMove: (move: Move) => void;
  readonly onTakeBack: () => void;
  readonly onStartOver: () => void;
  /** Something here can be undone, even if there is no move left to take back. */
  readonly canTakeBack: boolean;
}

/** The board with the current position and its controls. Without JavaScript it's a picture. Clicks wait for React. */
export function PlayedBoard({ game, onMove, onTakeBack, onStartOver, canTakeBack }: PlayedBoardProps) {
  const isReady = useHydrated();
  const [orientation, setOrientation] = useState<Side>("white");
  const side = game.turn === "white" ? "White" : "Black";
  const cannotTakeBack = !canTakeBack && game.lastMove === null;
  return (
    <NeedsApp>
      <section aria-label="The board">
        <Board
          position={game.fen}
          onMove={onMove}
          orientation={orientation}
          disabled={!isReady}
          isComing
          lastMove={game.lastMove ?? undefined}
          label={`Board, ${side} to move`}
        />
        <Scripted isEarly>
          <div className={styles.acts}>
            <Button
              icon="history"
              aria-disabled={cannotTakeBack}
              onClick={() => cannotTakeBack || onTakeBack()}
            >
              Take back
            </Button>
            <Button
              icon="rotate-ccw"
              onClick={() => setOrientation(orientation === "white" ? "black" : "white")}
            >
              Flip board
            </Button>
            <Button icon="x" onClick={onStartOver}>
              Start over
            </Button>
          </div>
        </Scripted>
      </section>
    </NeedsApp>
  );
}
