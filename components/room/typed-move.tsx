"use client";

import { type Color, type Move, parseFen } from "chess-core";
import { type FormEvent, useId, useState } from "react";
import { readTyped, type Typed } from "@/lib/room/words/typed-board";
import { Button } from "../ui/button";
import styles from "./room.module.css";

interface TypedMoveProps {
  /** The position as FEN. */
  readonly position: string;
  readonly sans: readonly string[];
  readonly mine: Color;
  /** Both clocks in words, as of now. */
  readonly clocks?: (() => string | null) | undefined;
  /** False while the opponent has the move: then only questions are answered. */
  readonly canMove?: boolean | undefined;
  readonly onMove: (move: Move) => void;
}

/** What was said, and in which position. */
type Answer = Exclude<Typed, { kind: "move" }> & { readonly position: string };

/** A move by its name, "Nf3" or "knight f3", or a question about the board, answered in words. */
export function TypedMove({ position, sans, mine, clocks, canMove = true, onMove }: TypedMoveProps) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  // After another move, a refusal isn't true anymore.
  const shown = answer?.kind === "refused" && answer.position !== position ? null : answer;
  const id = useId();

  function enter(event: FormEvent): void {
    event.preventDefault();
    const read = parseFen(position);
    if (!read.ok) return;
    const board = { position: read.value, sans, mine, clocks: clocks?.() ?? null, canMove };
    const typed = readTyped(text, board);
    if (typed.kind !== "move") {
      setAnswer({ ...typed, position });
    } else {
      setAnswer(null);
      setText("");
      onMove(typed.move);
    }
  }

  return (
    <form className={styles.typed} onSubmit={enter}>
      <label htmlFor={id}>Type a move</label>
      <input
        id={id}
        className="text-input"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Nf3, or help"
        aria-describedby={`${id}-answer`}
      />
      <span
        id={`${id}-answer`}
        role="status"
        className={shown?.kind === "refused" ? styles.refused : undefined}
      >
        {shown?.text}
      </span>
      <Button type="submit" kind="quiet">
        Play
      </Button>
    </form>
  );
}
