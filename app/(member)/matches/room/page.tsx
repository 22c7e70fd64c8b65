import type { Metadata } from "next";
import { OfflineRoom } from "@/components/room/offline-room";
import styles from "@/components/room/room.module.css";

export const metadata: Metadata = { title: "Match room", robots: { index: false } };

/** The same for everyone: the service worker shows it for a room when there's no network. */
export const dynamic = "force-static";

export default function RoomShellPage() {
  return (
    <main id="main" className={styles.main}>
      <OfflineRoom />
    </main>
  );
}
