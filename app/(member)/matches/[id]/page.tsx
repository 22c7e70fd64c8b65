import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";

import { MemberFrame } from "@/components/layout/frames";
import { MatchSheet } from "@/components/match/match-sheet";
import { deskLink } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { countNotices } from "@/lib/match/store/notices";
import { findMatchOfPlayer, findOrganizationOfMatch, type PlayerMatch } from "@/lib/match/store/read-match";
import { findTimeQuestion } from "@/lib/match/store/time-question";
import { matchParts } from "@/lib/match/view/match-parts";
import { setScene } from "@/lib/match/view/match-scene";
import { readBadges } from "@/lib/me/store/badges";
import { absolute, paths, webcal } from "@/lib/paths";
import { findPerson } from "@/lib/people/store/people";
import { listRoles } from "@/lib/people/store/roles-now";
import { shortMatchTitle } from "@/lib/people/words/names";
import { matchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { matchName } from "@/lib/stages/words/round-name";
import { findTimes } from "@/lib/venue/rules/time-finder";

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly done?: string | string[] }>;
};

const loadMatch = cache(async (id: string) => {
  if (!matchId.safeParse(id).success) notFound();
  const actor = await requireActor(paths.match(id));
  return { actor, match: await findMatchOfPlayer(id, actor.id) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { match } = await loadMatch((await params).id);
  if (!match) return {};
  const { home, away, stage, round, number } = match;
  const slot = matchName({ format: stage.format, ...round, match: number });
  return { title: `${shortMatchTitle({ home: home.name, away: away.name })}, ${slot}` };
}

/** A match for its two players. For everyone else it doesn't exist. */
export default async function MatchPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { actor, match } = await loadMatch(id);
  if (!match) return toDesk(id, actor.id);

  const at = now();
  const takesNotice = match.rules.forfeits.noticeHours !== null;
  const noticesGiven = takesNotice ? await countNotices(match.organization.id, actor.id, at) : 0;
  const scene = setScene({ ...match, noticesGiven }, instantOf(at));
  const [{ done }, calendar, question, badges, nameOf] = await Promise.all([
    searchParams,
    scene.move.kind === "play" ? ensureCalendarToken(actor.id) : undefined,
    matchParts(scene).times ? findTimeQuestion(match, at) : null,
    readBadges(actor, at),
    directorNames(match),
  ]);
  return (
    <MemberFrame
      reader={actor}
      waiting={badges.waiting}
      organization={match.organization}
      season={{ slug: match.season.slug, firstDivision: match.division.slug }}
      current="move"
      desk={deskLink(actor.standings, badges.decisions)}
    >
      <MatchSheet
        scene={scene}
        calendar={calendar && webcal(absolute(env().appUrl, paths.ownCalendar(calendar)))}
        finder={question && findTimes(question, match.side, match.rules.schedule.timesPerOffer)}
        done={done?.toString()}
        nameOf={(userId) => nameOf.get(userId)}
      />
    </MemberFrame>
  );
}

/** Staff who follow the link on a printed score slip are sent to the desk's page of the match; nobody else is. */
async function toDesk(id: string, userId: string): Promise<never> {
  const organization = await findOrganizationOfMatch(id);
  if (!organization) notFound();
  const roles = await listRoles(organization.id, userId);
  if (roles.includes("director")) redirect(paths.case(organization.slug, id));
  if (roles.includes("staff")) redirect(paths.enterResult(organization.slug, id));
  notFound();
}

/** The names of people who acted in a match without playing in it: the directors who made rulings. */
async function directorNames({ events, home, away }: PlayerMatch): Promise<ReadonlyMap<string, string>> {
  const players = [home.userId, away.userId];
  const others = new Set(events.flatMap(({ actorUserId }) => actorUserId ?? []));
  const people = await Promise.all(
    [...others].filter((userId) => !players.includes(userId)).map((userId) => findPerson(userId)),
  );
  return new Map(people.flatMap((person) => (person?.name ? [[person.id, person.name] as const] : [])));
}
