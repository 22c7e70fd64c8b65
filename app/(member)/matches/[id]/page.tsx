import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { type ComponentProps, cache } from "react";

import { MemberFrame } from "@/components/layout/frames";
import { Page } from "@/components/layout/page";
import { EmailedReport } from "@/components/match/emailed-report";
import { MatchSheet } from "@/components/match/match-sheet";
import type { Actor } from "@/lib/auth/current-actor";
import { deskLink, deskOfMatch } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { otherSide } from "@/lib/match/rules/sides";
import { isWinnerFixed } from "@/lib/match/store/bracket-limits";
import { type MatchPage as MatchPageFacts, readMatchPage } from "@/lib/match/store/match-page";
import { findPassedOn } from "@/lib/match/store/passed-on";
import { findOrganizationOfMatch } from "@/lib/match/store/read-match";
import { findTimeQuestion } from "@/lib/match/store/time-question";
import { setClosedTimesAside } from "@/lib/match/view/closed-times";
import { liveTimes } from "@/lib/match/view/live-times";
import { matchParts } from "@/lib/match/view/match-parts";
import { type MatchScene, setScene } from "@/lib/match/view/match-scene";
import { challengeView } from "@/lib/online/view/challenge-view";
import { foundView } from "@/lib/online/view/found-view";
import { absolute, paths, webcal } from "@/lib/paths";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { haveBothPlayed } from "@/lib/room/rules/both-played";
import { foldGames } from "@/lib/room/rules/evolve";
import { ownVersion } from "@/lib/room/rules/own-version";
import { roomRecord } from "@/lib/room/view/room-record";
import { matchId } from "@/lib/shared/form-fields";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { ratingView } from "@/lib/sportsmanship/view/rating-view";
import { matchName } from "@/lib/stages/words/round-name";
import { findTimes } from "@/lib/venue/rules/time-finder";
import { loadEmailed, readEmailed } from "./load-emailed";

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{
    readonly done?: string | string[];
    /** The token of a report's email. */
    readonly answer?: string | string[];
  }>;
};

const loadMatch = cache(async (id: string) => {
  if (!matchId.safeParse(id).success) notFound();
  const actor = await requireActor(paths.match(id));
  return { actor, page: await readMatchPage(id, actor, now()) };
});

const EMAILED: Metadata = { title: "Confirm the result" };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, { answer }] = await Promise.all([params, searchParams]);
  if (await loadEmailed(id, answer?.toString())) return EMAILED;
  const { page } = await loadMatch(id);
  if (!page) return (await readEmailed(id, answer?.toString())) ? EMAILED : {};
  const { stage, round, number } = page.match;
  const slot = matchName({ format: stage.format, ...round, match: number });
  return { title: `${shortMatchTitle(namesOf(page.match))}, ${slot}` };
}

/**
 * A match for its two players. For everyone else it doesn't exist, but the reader of a report's email can confirm that
 * report without signing in, or in a browser where someone else is signed in, and players of the division are led to what
 * everyone can see of a match that passed to others.
 */
export default async function MatchPage({ params, searchParams }: Props) {
  const [{ id }, { done, answer }] = await Promise.all([params, searchParams]);
  const emailed = await loadEmailed(id, answer?.toString());
  if (emailed) return <EmailedPage {...emailed} done={done?.toString()} />;
  const { actor, page } = await loadMatch(id);
  if (!page) {
    const forwarded = await readEmailed(id, answer?.toString());
    // The office's tablet can confirm too. Once the report is answered, those at the desk see more of the match there.
    const desk = forwarded && (forwarded.isOpen || done) ? null : await findDesk(id, actor);
    if (desk) redirect(desk);
    const passedOn = forwarded ? null : await findPassedOn(id, actor.id);
    if (passedOn) redirect(paths.publicMatch(passedOn, id));
    return <EmailedPage {...(forwarded ?? notFound())} done={done?.toString()} signedInAs={actor.email} />;
  }

  const { match, badges, noticesGiven } = page;
  const at = now();
  const facts = {
    ...match,
    noticesGiven,
    haveBothPlayed: haveBothPlayed(page.played),
    isWinnerFixed: await isWinnerFixed(match, instantOf(at)),
  };
  const all = setScene(facts, instantOf(at));
  const [calendar, question] = await Promise.all([
    all.move.kind === "play" ? (page.calendarToken ?? ensureCalendarToken(actor.id)) : undefined,
    matchParts(all).times ? findTimeQuestion(match, at) : null,
  ]);
  const scene = question ? setScene(setClosedTimesAside(facts, question, all.now), all.now) : all;
  return (
    <MemberFrame
      reader={actor}
      waiting={badges.waiting}
      organization={match.organization}
      season={{ slug: match.season.slug, firstDivision: match.division.slug }}
      current="move"
      desk={deskLink(actor.rolesEverywhere, badges.decisions)}
    >
      <MatchSheet
        scene={scene}
        calendar={calendar && webcal(absolute(env().appUrl, paths.ownCalendar(calendar)))}
        finder={
          question && findTimes(question, match.side, match.rules.schedule.timesPerOffer, theirTimes(scene))
        }
        watching={page.watching}
        done={done?.toString()}
        nameOf={directorNames(page)}
        found={foundView(page.search, scene)}
        challenge={challengeOf(page, scene)}
        room={roomRecord(page.played, { ...scene, firstGame: page.firstGame })}
        url={absolute(env().appUrl, paths.match(match.id))}
        own={ownGames(page, scene)}
        rating={ratingView(page.ratings, scene)}
      />
    </MemberFrame>
  );
}

/** What the other player has suggested and the reader can still pick. */
function theirTimes(scene: MatchScene): readonly Instant[] {
  return liveTimes(scene, otherSide(scene.side)).map(({ at }) => at);
}

function challengeOf({ challenges, search }: MatchPageFacts, scene: MatchScene) {
  const { venue } = scene.rules;
  const isAsked = venue.kind === "online" && env().chessSites[venue.site] !== undefined;
  return challengeView(challenges, search, scene, isAsked);
}

/** The reader's version as they wrote it down, while they can contest the other's. */
function ownGames({ played }: MatchPageFacts, { move, state, side }: MatchScene) {
  if (move.kind !== "answer-report" || !state.report || played.length === 0) return null;
  return ownVersion(state.report.games, foldGames(played), side);
}

function EmailedPage(emailed: ComponentProps<typeof EmailedReport>) {
  return (
    <Page
      nav={[{ href: paths.home(), label: "Season", icon: "calendar-days" }]}
      corner={null}
      foot={{ links: [{ href: paths.privacy(), label: "Privacy: who sees what" }] }}
    >
      <EmailedReport {...emailed} />
    </Page>
  );
}

/** Where those who work at the desk are sent if they follow the link on a printed score slip; nowhere for others. */
async function findDesk(id: string, { rolesEverywhere }: Actor): Promise<string | null> {
  const organization = await findOrganizationOfMatch(id);
  if (!organization) return null;
  const roles = rolesEverywhere.find((own) => own.organization.id === organization.id)?.roles ?? [];
  return deskOfMatch(roles, organization.slug, id);
}

/** The names of people who acted in a match without playing in it: the directors who made rulings. */
function directorNames({ match, actors }: MatchPageFacts): (userId: string) => string | undefined {
  const players = [match.home.userId, match.away.userId];
  const directors = actors.filter(({ id }) => !players.includes(id));
  return (userId) => directors.find(({ id }) => id === userId)?.name;
}
