"use client";

import type { Ref } from "react";
import type { Score } from "@/lib/match/rules/series";
import { matchPaths } from "@/lib/paths/match";
import { scoreWords } from "@/lib/room/words/room-words";
import { Icon, type IconName } from "../ui/icon";
import { Link } from "../ui/link";
import styles from "./room.module.css";
import type { Saved } from "./room-link";
import type { RoomProps } from "./room-props";
import type { LinkedRoom } from "./use-room";

const SAVED: Readonly<
  Record<Saved, { readonly icon: IconName; readonly words: string; readonly isBad?: true }>
> = {
  sent: { icon: "check", words: "Sent" },
  sending: { icon: "clock", words: "Sending" },
  "on-this-phone": { icon: "wifi-off", words: "Saved on this phone" },
  "not-saved": { icon: "circle-alert", words: "Not saved", isBad: true },
};

interface RoomHeadProps extends Pick<RoomProps, "facts" | "names" | "title" | "until"> {
  readonly room: Pick<LinkedRoom, "saved" | "isLive" | "told">;
  readonly score: Score;
  /** Takes the focus when a game starts. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** Which match this is, until when, and whether everything has arrived. */
export function RoomHead({ facts, names, title, until, room, score, heading }: RoomHeadProps) {
  const { saved, isLive, told } = room;
  const shown = saved === "sent" && !isLive ? WAITING : SAVED[saved];
  // Before the first act nothing has been sent.
  const isShown = shown !== SAVED.sent || told.length > 0;
  return (
    <header className={styles.head}>
      <Link className={styles.back} href={matchPaths.match(facts.matchId)} aria-label="Back to the match">
        <Icon name="chevron-left" />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title} <span className={styles.until}>{scoreWords(score, facts.side, names) || until}</span>
      </h1>
      <p className={shown.isBad ? styles.unsaved : styles.saved} role="status">
        {isShown && (
          <>
            <Icon name={shown.icon} />
            {shown.words}
          </>
        )}
      </p>
    </header>
  );
}

const WAITING = { icon: "wifi-off", words: "Connecting", isBad: undefined } as const;
