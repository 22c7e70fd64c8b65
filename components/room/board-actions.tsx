"use client";

import { type Claim, makeUci } from "chess-core";
import { useState } from "react";
import type { GameCommand } from "@/lib/room/rules/commands";
import type { Play } from "@/lib/room/rules/state";
import { claimWords } from "@/lib/room/view/board-view";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import styles from "./room.module.css";
import { SoundSwitch } from "./sound-switch";

interface BoardActionsProps {
  readonly play: Play;
  readonly claims: readonly Claim[];
  readonly canClaimTime: boolean;
  readonly isOver: boolean;
  readonly hasOffered: boolean;
  readonly rulesHref: string;
  readonly send: (command: GameCommand) => void;
}

/** What a player can do besides moving. Resigning asks once. */
export function BoardActions(props: BoardActionsProps) {
  const { play, claims, canClaimTime, isOver, hasOffered, rulesHref, send } = props;
  const [isResigning, setResigning] = useState(false);
  const ply = play.game.moves.length;
  if (isOver)
    return (
      <nav className={styles.actions} aria-label="Game">
        <a className="btn btn-quiet" href={rulesHref}>
          <Icon name="book-open" />
          Rules
        </a>
      </nav>
    );
  return (
    <nav className={styles.actions} aria-label="Game">
      {isResigning ? (
        <>
          <Button
            kind="danger"
            onClick={() => {
              setResigning(false);
              send({ type: "resign" });
            }}
          >
            Yes, resign this game
          </Button>
          <Button kind="quiet" onClick={() => setResigning(false)}>
            Keep playing
          </Button>
        </>
      ) : (
        <>
          <Button
            kind="quiet"
            icon="equal"
            aria-disabled={hasOffered}
            onClick={() => !hasOffered && send({ type: "offer-draw", ply })}
          >
            {hasOffered ? "Draw offered" : "Offer draw"}
          </Button>
          {claims.map((claim) => (
            <Button
              key={claimWords(claim, play)}
              kind="quiet"
              icon="flag"
              onClick={() =>
                send({
                  type: "claim-draw",
                  ply,
                  claim: claim.kind,
                  ...(claim.move && { uci: makeUci(claim.move) }),
                })
              }
            >
              Claim a draw: {claimWords(claim, play)}
            </Button>
          ))}
          {canClaimTime && (
            <Button kind="primary" icon="flag" onClick={() => send({ type: "claim-time", ply })}>
              Claim the game: too long on one move
            </Button>
          )}
          <a className="btn btn-quiet" href={rulesHref}>
            <Icon name="book-open" />
            Rules
          </a>
          <SoundSwitch />
          <Button kind="quiet" icon="log-out" onClick={() => setResigning(true)}>
            Resign
          </Button>
        </>
      )}
    </nav>
  );
}
