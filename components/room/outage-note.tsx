"use client";

import type { Outage } from "@/lib/room/rules/outage";
import { outageWords } from "@/lib/room/words/outage-words";
import type { Zone } from "@/lib/shared/instant";
import styles from "./room.module.css";

export interface OutageNoteProps {
  readonly outage: Outage;
  readonly zone: Zone;
}

/** Says why the clocks show more time than before. */
export function OutageNote({ outage, zone }: OutageNoteProps) {
  return (
    <p className={styles.note} role="status">
      {outageWords(outage, zone)}
    </p>
  );
}
