import type { MatchScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { roomUses } from "@/lib/room/view/room-uses";
import { list } from "@/lib/shared/text";
import { Link } from "../ui/link";

const USES = {
  clock: "a clock on one phone between you",
  sheet: "a scoresheet on your own phone",
  board: "a board to play on here",
} as const;

/** Where the match can be timed, written down or played. */
export function RoomSection({ scene }: { readonly scene: MatchScene }) {
  const uses = roomUses(scene).map((use) => USES[use]);
  return (
    <section className="no-print" aria-labelledby="room">
      <h2 id="room">The match room</h2>
      <p>
        It has {list(uses, "and")}. After the last game, it fills in the report.{" "}
        <Link href={paths.room(scene.id)}>Go to the match room</Link>
      </p>
    </section>
  );
}
