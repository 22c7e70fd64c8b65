"use client";

import { type Move, makeFen, makeUci } from "chess-core";
import { useState } from "react";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { GameCommand } from "@/lib/room/rules/commands";
import { colorOf } from "@/lib/room/rules/state";
import { expectedWhite, roomScene } from "@/lib/room/view/scene";
import { scoreWords } from "@/lib/room/words/room-words";
import { sansOf } from "@/lib/room/words/sheet-words";
import { Board } from "../board/board";
import { MoveList } from "../board/move-list";
import { Button } from "../ui/button";
import { AfterGame } from "./after-game";
import { EndGame } from "./end-game";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { StartTable } from "./start-table";
import { TypedMove } from "./typed-move";
import type { LinkedRoom } from "./use-room";

const WHAT = "Write down both players’ moves as they happen on the real board.";

/** A player's own scoresheet of the games on a real board (FIDE 8.1), checked as it's written. */
export function SheetRoom(props: RoomProps & { readonly room: LinkedRoom }) {
  const { facts, names, room } = props;
  const [isEnding, setEnding] = useState(false);
  const scene = roomScene(room.games, facts.match, facts.side);
  const { number, state, score } = scene;
  const { play, ended } = state;
  const { side } = facts;
  const at = () => new Date(room.link.clock()).toISOString();
  const send = (command: GameCommand, game = number) => room.link.send(game, command);
  const start = (game: number) => (white: Side) => send({ type: "start", white, at: at() }, game);
  const head = (
    <RoomHead {...props} saved={room.saved} isLive={room.isLive} score={scoreWords(score, side, names)} />
  );
  if (!play) {
    const white = expectedWhite(room.games, facts.match, number);
    return (
      <div className={styles.play}>
        {head}
        <StartTable
          {...props}
          number={number}
          white={white}
          what={WHAT}
          refusal={room.refusal}
          onStart={start(number)}
        />
      </div>
    );
  }
  const sheet = play.sheets[side];
  const sans = sansOf(sheet);
  const fen = makeFen(sheet.position);
  const write = (move: Move) => send({ type: "write", ply: sheet.moves.length, uci: makeUci(move) });
  return (
    <div className={styles.play}>
      {head}
      <div className={styles.board}>
        <Board
          key={number}
          position={fen}
          orientation={colorOf(play, side)}
          lastMove={sheet.moves.at(-1)}
          disabled={ended !== null}
          onMove={write}
          label="Your scoresheet’s board"
        />
      </div>
      <div className={styles.aside}>
        {ended ? (
          <AfterGame
            {...props}
            scene={scene}
            room={room}
            white={expectedWhite(room.games, facts.match, number + 1)}
            what={WHAT}
            onStart={start(number + 1)}
            onReopen={() => send({ type: "reopen", at: at() })}
          />
        ) : isEnding ? (
          <EndGame
            {...props}
            play={play}
            refusal={room.refusal}
            onEnd={(outcome, ending) => {
              send({ type: "end", outcome, ending, at: at() });
              setEnding(false);
            }}
            onCancel={() => setEnding(false)}
          />
        ) : (
          <>
            {room.refusal && (
              <p className={styles.refusal} role="alert">
                {room.refusal}
              </p>
            )}
            <TypedMove position={fen} onMove={write} />
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
          </>
        )}
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
    </div>
  );
}
