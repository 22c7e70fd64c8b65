"use client";

import { type Move, parseFen, parseSan } from "chess-core";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../ui/button";
import styles from "./room.module.css";

interface TypedMoveProps {
  /** The position as FEN. */
  readonly position: string;
  readonly onMove: (move: Move) => void;
}

/** A move by its name: "Nf3", or "knight f3". */
export function TypedMove({ position, onMove }: TypedMoveProps) {
  const [text, setText] = useState("");
  const [why, setWhy] = useState<string | null>(null);
  const id = useId();

  function enter(event: FormEvent): void {
    event.preventDefault();
    const read = parseFen(position);
    const move = read.ok ? parseSan(read.value, inLetters(text)) : null;
    if (!move) return;
    setWhy(move.ok ? null : move.error.message);
    if (!move.ok) return;
    setText("");
    onMove(move.value);
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
        placeholder="Nf3"
        aria-describedby={`${id}-why`}
      />
      <span id={`${id}-why`} role="status">
        {why && `${why}.`}
      </span>
      <Button type="submit" kind="quiet">
        Play
      </Button>
    </form>
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
  pawn: "",
  takes: "x",
};

/** "knight takes f3" is "Nxf3"; "castle" is "O-O". */
function inLetters(text: string): string {
  const words = text
    .trim()
    .replace(/^castles?( short)?$/i, "O-O")
    .replace(/^castles? long$/i, "O-O-O");
  return words
    .replace(/[a-z]+\s*/gi, (word) => LETTERS[word.trim().toLowerCase()] ?? word)
    .replace(/\s+/g, "");
}
