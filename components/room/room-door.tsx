import type { MatchScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import type { RoomUse } from "@/lib/paths/match";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import styles from "./room.module.css";

const USES: Readonly<
  Record<RoomUse, { readonly title: string; readonly text: string; readonly go: string }>
> = {
  clock: {
    title: "A clock between you",
    text: "Put one phone between you at the board. Each of you taps your half after a move.",
    go: "Start the clock",
  },
  sheet: {
    title: "Your scoresheet",
    text: "Write down the moves of the real board on your own phone. They’re checked as you write.",
    go: "Open your scoresheet",
  },
  board: {
    title: "A board in Rookery",
    text: "Play here, each on your own device, wherever you are.",
    go: "Play here",
  },
};

/** The ways to use the room of a match. */
export function RoomDoor({ scene, uses }: { readonly scene: MatchScene; readonly uses: readonly RoomUse[] }) {
  return (
    <div className={styles.door}>
      <Link className={styles.back} href={paths.match(scene.id)} aria-label="Back to the match">
        <Icon name="chevron-left" />
      </Link>
      <h1>Match room</h1>
      <p>
        You and {scene.them}. Use what you like; paper and a wooden clock are just as good. After the last
        game, the report is filled in, and you both confirm it.
      </p>
      <ul className={styles.uses}>
        {uses.map((use, index) => (
          <li key={use}>
            <h2>{USES[use].title}</h2>
            <p>{USES[use].text}</p>
            <ButtonLink kind={index === 0 ? "primary" : "plain"} href={paths.room(scene.id, use)}>
              {USES[use].go}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
