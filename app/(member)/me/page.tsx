import type { Metadata } from "next";

import { MemberFrame } from "@/components/layout/frames";
import { MyPage } from "@/components/me/my-page";
import { RegistrationDoneNotice } from "@/components/people/registration-done-notice";
import { deskLink } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { beforeYouPlay } from "@/lib/eligibility/view/before-you-play";
import { prospectOf } from "@/lib/entries/rules/prospect";
import type { OwnEntry } from "@/lib/entries/store/own-entries";
import { currentEntry } from "@/lib/entries/view/current-entry";
import { leftLeagues } from "@/lib/entries/view/left-leagues";
import { countWaiting } from "@/lib/match/rules/waiting";
import type { PlayerMatch } from "@/lib/match/store/read-match";
import { readMyDivisions, readMyPage } from "@/lib/me/store/my-page";
import { withFound } from "@/lib/me/view/with-found";
import { paths } from "@/lib/paths";
import { openOrOwn } from "@/lib/season/rules/registration";
import { isOver } from "@/lib/season/rules/steps";
import { dateIn } from "@/lib/shared/dates";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { Ratings } from "@/lib/sportsmanship/rules/average";
import { ownAverage } from "@/lib/sportsmanship/words/sportsmanship";
import { lotsOfPlayer } from "@/lib/stages/view/playoff-view";
import type { PublicDivision } from "@/lib/standings/store/division-view";
import { myRecord } from "@/lib/standings/view/my-record";
import { myTerm, type TermOf } from "@/lib/standings/view/my-term";
import { pointsByRound } from "@/lib/standings/view/points-by-round";
import { type ClosureOfVenues, isClosedFor } from "@/lib/venue/store/closures";
import "@/app/styles/record.css";

type Props = { readonly searchParams: Promise<{ readonly done?: string | string[] }> };

export const metadata: Metadata = { title: "Your move" };

/** What a player has to do next, across all organizations. */
export default async function MePage({ searchParams }: Props) {
  const actor = await requireActor(paths.me());
  const at = now();
  const [{ done }, mine] = await Promise.all([searchParams, readMyPage(actor, at)]);
  const matches = withFound(mine.matches, mine.searches, instantOf(at));
  const entries = mine.entries.filter(({ status }) => status === "active" || status === "pending");
  const waiting = mine.entries.filter(
    ({ status, division }) => status === "waitlisted" && !isOver(division.season.status),
  );
  const paired = new Set(matches.flatMap(({ home, away }) => [home.entryId, away.entryId]));
  const playing = entries.filter(
    ({ id, division }) => division.season.status !== "registration" || paired.has(id),
  );
  const { divisions, ratings, closures } = await readMyDivisions(
    [...playing, ...waiting],
    closedDuring(playing),
  );
  const records = playing.flatMap((entry) => recordIn(entry, divisions, ratings.get(entry.id)));
  const term = myTerm(termsOf(records, closures), instantOf(at));

  const known = actor.rolesEverywhere.map(({ organization }) => organization);
  const desk = deskLink(actor.rolesEverywhere, mine.decisions);
  const league = leagueOf(currentEntry(entries), matches.at(-1));
  return (
    <MemberFrame
      reader={actor}
      waiting={countWaiting(matches, instantOf(at))}
      organization={league?.organization ?? known[0]}
      season={league?.season}
      current="move"
      desk={desk}
    >
      <RegistrationDoneNotice done={done?.toString()} />
      <MyPage
        matches={matches}
        now={instantOf(at)}
        records={records}
        term={term}
        withoutAvailability={withoutAvailability(matches, mine.availableIn, instantOf(at))}
        toDo={beforeYouPlay(mine.askedWaivers, mine.owedFees)}
        left={leftLeagues(mine.entries)}
        archived={mine.archived}
        organizations={known}
        deskHref={desk?.href}
        waitlisted={waiting.flatMap((entry) => waitIn(entry, divisions, instantOf(at)))}
        openSeasons={openOrOwn(
          mine.openSeasons
            .filter((season) => divisionsIn(season, playing).length === 0)
            .filter((season) => divisionsIn(season, waiting).length === 0)
            .map((season) => ({
              ...season,
              registeredIn: divisionsIn(season, entries),
              hasBegun: season.startsOn < dateIn(instantOf(at), season.organization.timeZone),
            })),
          instantOf(at),
        )}
      />
    </MemberFrame>
  );
}

/** Slugs of organizations where a match needs a time and the reader hasn't entered their availability. */
function withoutAvailability(
  matches: readonly PlayerMatch[],
  availableIn: readonly string[],
  at: Instant,
): readonly string[] {
  const toSchedule = matches.filter(({ state, round }) => state.status === "open" && round.opensAt <= at);
  const organizations = new Map(toSchedule.map(({ organization: { id, slug } }) => [id, slug]));
  return [...organizations].flatMap(([id, slug]) => (availableIn.includes(id) ? [] : [slug]));
}

/** Where and since when closures are in the calendar of the term: in the seasons being played. */
function closedDuring(playing: readonly OwnEntry[]) {
  const seasons = playing.map(({ division }) => division.season).filter(({ status }) => !isOver(status));
  const since = seasons.map(({ startsOn }) => startsOn).toSorted()[0] ?? "infinity";
  return { in: seasons.map(({ organization }) => organization.id), since };
}

type MyDivision = ReturnType<typeof recordIn>[number];

/** An entry with its division. */
function recordIn(
  { id, divisionId, division, acceptedVersion }: OwnEntry,
  views: readonly PublicDivision[],
  ratings: Ratings | undefined,
) {
  const view = views.find((each) => each.division.id === divisionId);
  if (!view) return [];
  const { season } = division;
  return [
    {
      id,
      page: {
        organization: season.organization.slug,
        organizationName: season.organization.name,
        season,
        division,
      },
      record: myRecord(view, id),
      lots: lotsOfPlayer(view, id),
      sportsmanship: ownAverage(ratings, view.season.rules.playoff),
      points: pointsByRound(view, id),
      rules: { accepted: acceptedVersion, newest: view.season.rulesVersion },
      view,
    },
  ];
}

/** An entry on the waitlist of its division. */
function waitIn(
  { id, divisionId, waitlistPosition, division: { name, season } }: OwnEntry,
  views: readonly PublicDivision[],
  at: Instant,
) {
  const view = views.find((each) => each.division.id === divisionId);
  if (!view) return [];
  const organization = season.organization.slug;
  return [
    {
      id,
      position: waitlistPosition ?? 1,
      prospect: prospectOf(view, at),
      division: name,
      organization,
      season,
    },
  ];
}

/** What the calendar of the term is made of: the seasons being played, and when their venues are closed. */
function termsOf(records: readonly MyDivision[], closures: readonly ClosureOfVenues[]): readonly TermOf[] {
  return records
    .filter(({ view }) => !isOver(view.season.status))
    .map(({ id, view }) => ({
      ...view,
      entryId: id,
      zone: view.season.organization.timeZone,
      breaks: view.season.breaks,
      closures: closures.filter((closure) => isClosedFor(closure, view)),
    }));
}

/** The league that the links of the page lead to. */
function leagueOf(entry: OwnEntry | undefined, match: PlayerMatch | undefined) {
  if (entry) {
    const { slug, season } = entry.division;
    return { organization: season.organization, season: { slug: season.slug, firstDivision: slug } };
  }
  if (match) {
    const { organization, season, division } = match;
    return { organization, season: { slug: season.slug, firstDivision: division.slug } };
  }
  return undefined;
}

function divisionsIn(
  { slug, organization }: { readonly slug: string; readonly organization: { readonly slug: string } },
  entries: readonly OwnEntry[],
): readonly string[] {
  return entries
    .filter(
      ({ division: { season } }) => season.slug === slug && season.organization.slug === organization.slug,
    )
    .map(({ division }) => division.name);
}
