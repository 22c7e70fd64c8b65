"use client";

import { type Move, makeUci } from "chess-core";
import { type ReactNode, useEffect } from "react";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { matchPaths } from "@/lib/paths/match";
import type { GameCommand } from "@/lib/room/rules/commands";
import { isDuringTurn } from "@/lib/room/rules/outage";
import { colorOf, type GameEnd, type Play } from "@/lib/room/rules/state";
import {
  boardView,
  canClaimTime,
  clocksSpoken,
  isFlagDue,
  isLeftWaiting,
  matchTimeShown,
} from "@/lib/room/view/board-view";
import { isTimeLow, timeShown } from "@/lib/room/view/time-shown";
import { clockFigures } from "@/lib/room/words/clock-words";
import { lagWords, saidOf } from "@/lib/room/words/room-words";
import { Board } from "../board/board";
import { MoveList } from "../board/move-list";
import { Button } from "../ui/button";
import { BoardActions } from "./board-actions";
import { OutageDoor } from "./outage-door";
import { Player } from "./player";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";
import { Say } from "./say";
import { TypedMove } from "./typed-move";
import { useHeardMove } from "./use-heard-move";
import type { LinkedRoom } from "./use-room";
import { useSounds } from "./use-sounds";
import { useTick } from "./use-tick";

interface BoardGameProps extends RoomProps {
  readonly number: number;
  readonly play: Play;
  readonly ended: GameEnd | null;
  readonly room: LinkedRoom;
  readonly send: (command: GameCommand) => void;
  /** What comes after the game. */
  readonly children: ReactNode;
}

/** A game on the board, with the reader's side below. */
export function BoardGame({
  facts,
  names,
  number,
  play,
  ended,
  room,
  send,
  rulesHref,
  zone,
  children,
}: BoardGameProps) {
  const { side, match } = facts;
  const { link } = room;
  const now = useTick(link.clock, ended === null);
  const view = boardView(play, side, match.rules);
  const ply = play.game.moves.length;
  const mine = colorOf(play, side);
  const isDue = ended === null && isFlagDue(play, now);

  useSounds({
    turn: ply,
    isOver: ended !== null,
    isLow: view.isMine && isTimeLow(timeShown(play, mine, now)),
  });

  useEffect(() => {
    if (!isDue) return;
    const look = () => void link.look(number);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isDue, link, number]);

  const move = (made: Move) => send({ type: "move", ply, uci: makeUci(made), lagMs: link.lag() });
  const matchLeft = matchTimeShown(play, now);
  const lag = lagWords(play, side, names);
  const said = saidOf({ play, ended }, { side, names, rules: match.rules });
  const heard = useHeardMove(view.sans, view.isMine, names[otherSide(side)]);
  const person = (who: Side) => ({
    play,
    points: view.points,
    who,
    name: names[who],
    now,
    isOver: ended !== null,
    isMe: who === side,
  });
  return (
    <>
      <Player {...person(otherSide(side))} />
      <div className={styles.board}>
        <Board
          position={view.fen}
          orientation={mine}
          lastMove={view.lastMove}
          disabled={!view.isMine || ended !== null}
          onMove={move}
          label={`Board, you have ${mine === "white" ? "White" : "Black"}`}
        />
      </div>
      <Player {...person(side)} />
      <div className={styles.aside}>
        <Say {...said} heard={heard} refusal={room.refusal}>
          {play.offer === otherSide(side) && !ended && (
            <p className="actions">
              <Button kind="primary" onClick={() => send({ type: "agree-draw", ply })}>
                Agree to a draw
              </Button>
              <Button kind="quiet" onClick={() => send({ type: "decline-draw", ply })}>
                Decline
              </Button>
            </p>
          )}
          {!ended && isLeftWaiting(play, side, now) && (
            <p>
              If {names[otherSide(side)]} has left,{" "}
              <a href={matchPaths.match(facts.matchId, "report")}>report the match on its page</a>.
            </p>
          )}
          {children}
        </Say>
        {matchLeft !== null && !ended && (
          <p className={styles.note}>{clockFigures(matchLeft)} left for the match</p>
        )}
        {zone && !ended && isDuringTurn(play.outage, play.turn) && (
          <OutageDoor outage={play.outage} zone={zone} />
        )}
        {lag && <p className={styles.note}>{lag}</p>}
        {!ended && (
          <TypedMove
            position={view.fen}
            sans={view.sans}
            mine={mine}
            clocks={() => clocksSpoken(play, side, names, link.clock())}
            canMove={view.isMine}
            onMove={move}
          />
        )}
        <div className={styles.list}>
          <MoveList
            moves={view.sans}
            white={names[play.white]}
            black={names[otherSide(play.white)]}
            current={view.sans.length - 1}
            label="Moves of the game"
          />
        </div>
        <BoardActions
          claims={view.claims}
          play={play}
          canClaimTime={!ended && canClaimTime(play, side, now)}
          isOver={ended !== null}
          hasOffered={play.offer === side}
          rulesHref={rulesHref}
          send={send}
        />
      </div>
    </>
  );
}
