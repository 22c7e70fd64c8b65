import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Room } from "@/components/room/room";
import styles from "@/components/room/room.module.css";
import { RoomDoor } from "@/components/room/room-door";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { isMatchOver } from "@/lib/room/rules/context";
import { fittingUses, keptNow, roomUses } from "@/lib/room/view/room-uses";
import { loadRoom } from "./load-room";

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly use?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scene } = await loadRoom((await params).id);
  return { title: `Match room: ${shortMatchTitle(namesOf(scene))}` };
}

/** The match room, for its two players: a way to use it, or the choice of one. */
export default async function RoomPage({ params, searchParams }: Props) {
  const [{ id }, { use }] = await Promise.all([params, searchParams]);
  const { scene, room } = await loadRoom(id);
  const uses = roomUses(scene);
  if (uses.length === 0) notFound();
  const props = room(now());
  const { match, now: at } = props.facts;
  // Once the match is over there's nothing to choose, but what the device has kept is still sent, or shown if it's refused.
  const withoutChoice = isMatchOver(match, at) ? (uses.find((one) => one === "sheet") ?? uses[0]) : undefined;
  const fitting = fittingUses(uses, keptNow(props.facts.events));
  const only = fitting.length === 1 ? fitting[0] : withoutChoice;
  const chosen = uses.find((one) => one === use?.toString()) ?? only;
  return (
    <main id="main" className={styles.main}>
      <noscript>
        <p className={styles.note}>
          The match room needs JavaScript. Without it, play as usual and{" "}
          <a href={paths.match(id)}>report the result</a>.
        </p>
      </noscript>
      {chosen ? <Room use={chosen} {...props} /> : <RoomDoor scene={scene} uses={fitting} />}
    </main>
  );
}
