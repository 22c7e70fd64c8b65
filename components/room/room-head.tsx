"use client";

import { paths } from "@/lib/paths";
import { Icon, type IconName } from "../ui/icon";
import { Link } from "../ui/link";
import styles from "./room.module.css";
import type { Saved } from "./room-link";
import type { RoomProps } from "./room-props";

const SAVED: Readonly<
  Record<Saved, { readonly icon: IconName; readonly words: string; readonly isBad?: true }>
> = {
  sent: { icon: "check", words: "Sent" },
  sending: { icon: "clock", words: "Sending" },
  "on-this-phone": { icon: "wifi-off", words: "Saved on this phone" },
  "not-saved": { icon: "circle-alert", words: "Not saved", isBad: true },
};

/** Which match this is, until when, and whether everything has arrived. */
export function RoomHead({
  facts,
  title,
  until,
  saved,
  isLive,
  score,
}: Pick<RoomProps, "facts" | "title" | "until"> & {
  readonly saved: Saved;
  readonly isLive: boolean;
  readonly score: string;
}) {
  const shown = saved === "sent" && !isLive ? WAITING : SAVED[saved];
  return (
    <header className={styles.head}>
      <Link className={styles.back} href={paths.match(facts.matchId)} aria-label="Back to the match">
        <Icon name="chevron-left" />
      </Link>
      <h1>
        {title} <span className={styles.until}>{score || until}</span>
      </h1>
      <p className={shown.isBad ? styles.unsaved : styles.saved} role="status">
        <Icon name={shown.icon} />
        {shown.words}
      </p>
    </header>
  );
}

const WAITING = { icon: "wifi-off", words: "Connecting", isBad: undefined } as const;
