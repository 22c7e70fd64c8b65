"use client";

import { type Move, makeFen, makeUci } from "chess-core";
import { otherSide } from "@/lib/match/rules/sides";
import { colorOf, type Play } from "@/lib/room/rules/state";
import { sansOf } from "@/lib/room/words/sheet-words";
import { Board } from "../board/board";
import { MoveList } from "../board/move-list";
import { Button } from "../ui/button";
import { ToMatch } from "./match-over";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { TableStage } from "./table-stage";
import { TypedMove } from "./typed-move";
import type { LinkedRoom } from "./use-room";
import { type Table, useTable } from "./use-table";

const WHAT = "Write down both players’ moves as they happen on the real board.";

const TOUCH_MOVE = "If you touched it on the real board, it has to move.";

type SheetProps = RoomProps & { readonly room: LinkedRoom };

/** A player's own scoresheet of the games on a real board (FIDE 8.1), checked as it's written. */
export function SheetRoom(props: SheetProps) {
  const table = useTable(props);
  const { score, state } = table.scene;
  return (
    <div className={styles.play}>
      <RoomHead {...props} score={score} />
      {state.play ? (
        <Sheet {...props} table={table} play={state.play} />
      ) : (
        <TableStage {...props} table={table} what={WHAT} />
      )}
    </div>
  );
}

function Sheet({ table, play, ...props }: SheetProps & { readonly table: Table; readonly play: Play }) {
  const { facts, names, room } = props;
  const { scene, send, setEnding } = table;
  const sheet = play.sheets[facts.side];
  const sans = sansOf(sheet);
  const fen = makeFen(sheet.position);
  const color = colorOf(play, facts.side);
  const write = (move: Move) => send({ type: "write", ply: sheet.moves.length, uci: makeUci(move) });
  return (
    <>
      <div className={styles.board}>
        <Board
          key={scene.number}
          position={fen}
          orientation={color}
          lastMove={sheet.moves.at(-1)}
          disabled={scene.state.ended !== null || room.isFinal}
          onMove={write}
          label="Your scoresheet’s board"
          whenPicked={facts.match.rules.conduct.touchMove ? TOUCH_MOVE : undefined}
        />
      </div>
      <div className={styles.aside}>
        <TableStage {...props} table={table} what={WHAT}>
          {room.refusal && (
            <p className={styles.refusal} role="alert">
              {room.refusal}
            </p>
          )}
          <TypedMove position={fen} sans={sans} mine={color} onMove={write} />
          {room.isOver ? (
            <div className={styles.before}>
              <p>You can still finish your scoresheet.</p>
              <ToMatch {...props} />
            </div>
          ) : (
            <div className={styles.actions}>
              <Button
                kind="quiet"
                icon="rotate-ccw"
                aria-disabled={sans.length === 0}
                onClick={() => sans.length > 0 && send({ type: "take-back", ply: sans.length })}
              >
                Strike out the last entry
              </Button>
              <Button kind="quiet" icon="flag" onClick={() => setEnding(true)}>
                Game over
              </Button>
            </div>
          )}
        </TableStage>
        <div className={styles.list}>
          <MoveList
            moves={sans}
            white={names[play.white]}
            black={names[otherSide(play.white)]}
            current={sans.length - 1}
            label="Your scoresheet"
          />
        </div>
      </div>
    </>
  );
}
