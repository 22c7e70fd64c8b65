"use client";

import type { Side } from "@/lib/match/rules/sides";
import type { RoomScene } from "@/lib/room/view/scene";
import { saidOf } from "@/lib/room/words/room-words";
import { comparedWords } from "@/lib/room/words/sheet-words";
import { Button } from "../ui/button";
import { ConfirmDoor } from "./confirm-door";
import { ToMatch } from "./match-over";
import type { RoomProps } from "./room-props";
import { Say } from "./say";
import { StartTable } from "./start-table";
import { TellDirector } from "./tell-director";
import type { LinkedRoom } from "./use-room";

interface AfterGameProps extends RoomProps {
  readonly scene: RoomScene;
  readonly room: LinkedRoom;
  /** Who has White in the next game; null if it's drawn by lot. */
  readonly white: Side | null;
  readonly what: string;
  readonly onStart: (white: Side) => void;
  readonly onReopen: () => void;
}

/** After a game on a real board: what was entered, then the next game or the report. */
export function AfterGame({ scene, room, white, what, onStart, onReopen, ...props }: AfterGameProps) {
  const { facts, names } = props;
  const { play, ended } = scene.state;
  if (!play || !ended) return null;
  const { side, match } = facts;
  const compared = comparedWords(play, side, names);
  return (
    <>
      <Say {...saidOf({ play, ended }, { side, names, rules: match.rules })} refusal={room.refusal}>
        {compared && <p>{compared}</p>}
        {room.isOver ? (
          <ToMatch {...props} />
        ) : (
          <>
            {scene.isDecided && <ConfirmDoor {...props} score={scene.score} room={room} />}
            {scene.needsDirector && <TellDirector {...props} />}
            {play.keptAs === "table" && (
              <p>
                <Button kind="quiet" onClick={onReopen}>
                  That’s wrong: continue this game
                </Button>
              </p>
            )}
          </>
        )}
      </Say>
      {!room.isOver && !scene.isDecided && !scene.needsDirector && (
        <StartTable
          facts={facts}
          names={names}
          number={scene.game + 1}
          white={white}
          what={what}
          refusal={null}
          onStart={onStart}
        />
      )}
    </>
  );
}
