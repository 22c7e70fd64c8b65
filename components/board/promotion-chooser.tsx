"use client";

import { type Color, PROMOTIONS, type Promotion, type Square } from "chess-core";
import { useEffect, useRef } from "react";
import styles from "./board.module.css";
import { pieceSymbol } from "./piece";

interface PromotionChooserProps {
  readonly color: Color;
  readonly square: Square;
  readonly onChoose: (promotion: Promotion) => void;
  /** Escape, or a press outside: the pawn stays where it was. */
  readonly onCancel: () => void;
}

/** What a pawn becomes (FIDE 3.7.3.3). The browser's own dialog: it keeps the focus inside, and Escape takes the move back. */
export function PromotionChooser({ color, square, onChoose, onCancel }: PromotionChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Closed first, so that the focus can go back to the board.
  function choose(role: Promotion): void {
    dialog.current?.close();
    onChoose(role);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.chooser}
      aria-labelledby="promotion"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClick={(event) => event.target === event.currentTarget && onCancel()}
    >
      <h2 id="promotion">The pawn on {square} becomes a</h2>
      <div className={styles.choices}>
        {PROMOTIONS.map((role) => (
          <button key={role} type="button" className="btn" onClick={() => choose(role)}>
            <svg aria-hidden="true">
              <use href={pieceSymbol(color, role)} />
            </svg>
            {role}
          </button>
        ))}
      </div>
    </dialog>
  );
}
