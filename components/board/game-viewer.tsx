"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { SteppedGame } from "@/lib/match/view/game-frames";
import { Button } from "../ui/button";
import { Scripted } from "../ui/scripted";
import { useHydrated } from "../ui/use-hydrated";
import { BoardPicture } from "./board-picture";
import styles from "./game-viewer.module.css";
import { MoveList } from "./move-list";
import { placedPieces } from "./placed-pieces";
import { moveName, plyAfterKey } from "./replay";
import type { Side } from "./squares";

export interface GameViewerProps {
  readonly game: SteppedGame;
  /** Who had White, and who had Black. */
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  /** "Game 1" */
  readonly label: string;
  readonly orientation?: Side | undefined;
  /** It's still being played: the board follows it, unless the reader has stepped back. */
  readonly isLive?: boolean | undefined;
}

/**
 * A game to step through: with the buttons, the moves, or the arrow keys, Home and End. It opens at the end, and without
 * JavaScript it stays there, beside all its moves.
 */
export function GameViewer({
  game,
  white,
  black,
  label,
  orientation = "white",
  isLive = false,
}: GameViewerProps) {
  const { start, frames } = game;
  const isReady = useHydrated();
  /** Null: at the end, also when more moves come. */
  const [chosen, setChosen] = useState<number | null>(null);
  const ply = Math.min(chosen ?? frames.length, frames.length);
  const setPly = (next: number) => setChosen(next >= frames.length ? null : next);
  const [side, setSide] = useState<Side>(orientation);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showMove(list.current, ply), [ply]);
  const frame = frames[ply - 1];
  const begin = startOf(start);
  const said = frame ? moveName(ply - 1, frame.san, begin) : "Start of the game";

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = plyAfterKey(event.key, ply, frames.length);
    if (next === null) return;
    event.preventDefault();
    setPly(next);
  }

  return (
    <div className={styles.viewer} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div>
        <BoardPicture
          pieces={placedPieces(frame?.fen ?? start)}
          marks={frame && { from: frame.from, to: frame.to }}
          orientation={side}
        />
        <Scripted>
          <div className={styles.steps}>
            <Button icon="chevrons-left" aria-label="First position" onClick={() => setPly(0)} />
            <Button
              icon="chevron-left"
              aria-label="Previous move"
              onClick={() => setPly(Math.max(0, ply - 1))}
            />
            <Button
              icon="chevron-right"
              aria-label="Next move"
              onClick={() => setPly(Math.min(frames.length, ply + 1))}
            />
            <Button icon="chevrons-right" aria-label="Last position" onClick={() => setPly(frames.length)} />
            <Button
              icon="rotate-ccw"
              aria-label="Flip board"
              onClick={() => setSide(side === "white" ? "black" : "white")}
            />
          </div>
        </Scripted>
        <p className={styles.said} role="status">
          {said}
        </p>
        {isLive && chosen !== null && (
          <p className="actions">
            <Button kind="primary" icon="play" onClick={() => setChosen(null)}>
              Back to live
            </Button>
          </p>
        )}
      </div>
      <div ref={list} className={styles.moves}>
        <MoveList
          moves={frames.map(({ san }) => san)}
          white={white}
          black={black}
          current={ply - 1}
          firstNumber={begin.number}
          blackBegins={begin.isBlack}
          label={`Moves of ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          onPick={isReady ? (index) => setPly(index + 1) : undefined}
        />
      </div>
    </div>
  );
}

/** Scrolls the list, but not the page, to the move on the board. */
function showMove(around: HTMLElement | null, ply: number): void {
  const list = around?.querySelector("ol");
  const move = list?.querySelector("[aria-current]");
  if (!list) return;
  if (ply === 0 || !move) list.scrollTop = 0;
  else
    list.scrollTop +=
      move.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

function startOf(fen: string): { readonly number: number; readonly isBlack: boolean } {
  const fields = fen.split(" ");
  return { number: Number(fields[5] ?? 1), isBlack: fields[1] === "b" };
}
