import { notFound } from "next/navigation";
import { cache } from "react";
import type { RoomProps } from "@/components/room/room-props";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { isDecided, isToPlay } from "@/lib/match/rules/state";
import { newestOf } from "@/lib/match/rules/story";
import { readMatchPage } from "@/lib/match/store/match-page";
import { type MatchScene, setScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import { BEGINNING } from "@/lib/room/rules/cursor";
import { listGameEvents } from "@/lib/room/store/read-games";
import { comingDayAndTime } from "@/lib/shared/dates";
import { matchId } from "@/lib/shared/form-fields";
import { addMinutes, instantOf } from "@/lib/shared/instant";

/** The room of a match for one of its players; for everyone else it doesn't exist. */
export const loadRoom = cache(async (id: string) => {
  if (!matchId.safeParse(id).success) notFound();
  const actor = await requireActor(paths.room(id));
  const page = await readMatchPage(id, actor, now());
  if (!page) notFound();
  const scene = setScene({ ...page.match, noticesGiven: page.noticesGiven }, instantOf(now()));
  const events = await listGameEvents(id, BEGINNING);
  return { scene, room: (at: Date): RoomProps => roomProps(scene, page.firstGame, events, at) };
});

function roomProps(
  scene: MatchScene,
  firstGame: number,
  events: Awaited<ReturnType<typeof listGameEvents>>,
  at: Date,
): RoomProps {
  const { rules, state, zone, organization, season } = scene;
  const { deadlineAt, scheduledAt } = state;
  const { noShowGraceMinutes } = rules.forfeits;
  const isOpen = isToPlay(state.status);
  const isFinal = isDecided(state.status);
  return {
    facts: {
      matchId: scene.id,
      side: scene.side,
      match: { rules, deadlineAt, isOpen, isFinal, firstGame },
      hasToAnswer: scene.move.kind === "answer-report",
      events,
      now: instantOf(at),
    },
    names: scene.names,
    title: matchTitle(scene.names),
    until: `until ${comingDayAndTime(deadlineAt, scene.now, zone)}`,
    rulesHref: paths.ruleSheet(organization.slug, season.slug),
    zone,
    noShowFrom: scheduledAt && addMinutes(scheduledAt, noShowGraceMinutes),
    contactEmail: organization.contactEmail,
    seen: newestOf(scene.events),
  };
}
