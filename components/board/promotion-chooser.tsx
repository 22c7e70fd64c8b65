"use client";

import { type Move, PROMOTIONS } from "chess-core";
import { useEffect, useRef } from "react";
import styles from "./board.module.css";
import { pieceSymbol } from "./piece";

interface PromotionChooserProps {
  /** The same pawn move, once for each piece it can promote to. */
  readonly moves: readonly Move[];
  readonly onChoose: (move: Move) => void;
  /** Escape, or a press outside: the pawn stays where it was. */
  readonly onCancel: () => void;
}

/**
 * Chooses what a pawn promotes to (FIDE 3.7.3.3). The browser's own dialog keeps the focus inside, and Escape takes the
 * move back.
 */
export function PromotionChooser({ moves, onChoose, onCancel }: PromotionChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  /** Closed first, so the focus can return to the board. */
  function choose(move: Move): void {
    dialog.current?.close();
    onChoose(move);
  }

  function cancel(): void {
    dialog.current?.close();
    onCancel();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.chooser}
      aria-labelledby="promotion"
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && cancel()}
    >
      <h2 id="promotion">The pawn on {moves[0]?.to} becomes a</h2>
      <div className={styles.choices}>
        {PROMOTIONS.map((role) => {
          const move = moves.find(({ promotion }) => promotion === role);
          return (
            move && (
              <button key={role} type="button" className="btn" onClick={() => choose(move)}>
                <svg aria-hidden="true">
                  <use href={pieceSymbol(move.color, role)} />
                </svg>
                {role}
              </button>
            )
          );
        })}
      </div>
    </dialog>
  );
}
