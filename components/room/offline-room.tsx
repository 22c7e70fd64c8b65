"use client";

import { useEffect, useState } from "react";
import { ROOM_USES } from "@/lib/paths/match";
import { ownPaths } from "@/lib/paths/own";
import { instantOf } from "@/lib/shared/instant";
import { Icon } from "../ui/icon";
import { keptRoom } from "./kept-room";
import { Room } from "./room";
import styles from "./room.module.css";
import type { KeptRoom } from "./room-props";

/** The room without a network, from what this device keeps. Its address says which match it is. */
export function OfflineRoom() {
  const [room, setRoom] = useState<KeptRoom | "looking" | null>("looking");
  useEffect(() => {
    void keptRoom(window.location.pathname.split("/")[2] ?? "").then((kept) => setRoom(kept && goOn(kept)));
  }, []);
  if (room && room !== "looking") return <Room {...room} />;
  return (
    <div className={styles.door}>
      <h1>Match room</h1>
      <p role="status">
        <Icon name="wifi-off" /> {room ? "Opening what’s saved on this phone." : NOT_KEPT}
      </p>
      <p>
        <a href={ownPaths.me()}>Back to your matches</a>
      </p>
    </div>
  );
}

const NOT_KEPT = "This room wasn’t opened on this phone before, so it needs a connection.";

/** The server's time has gone on since the room was kept. */
function goOn({ facts, keptAt, ...rest }: KeptRoom): KeptRoom {
  const now = Date.now();
  const asked = new URLSearchParams(window.location.search).get("use");
  return {
    ...rest,
    // Rooms that an earlier release kept have no address, and no first game.
    contactEmail: rest.contactEmail ?? "",
    use: ROOM_USES.find((use) => use === asked) ?? rest.use,
    facts: {
      ...facts,
      match: { ...facts.match, firstGame: facts.match.firstGame ?? 1 },
      now: instantOf(new Date(Date.parse(facts.now) + now - keptAt)),
    },
    keptAt: now,
  };
}
