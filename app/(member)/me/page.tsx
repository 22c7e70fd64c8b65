import type { Metadata } from "next";

import { MemberFrame } from "@/components/layout/frames";
import { MyPage } from "@/components/me/my-page";
import { DoneNotice } from "@/components/people/done-notice";
import { deskLink } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { listEntriesOfPlayer } from "@/lib/entries/store/entries";
import { currentEntry } from "@/lib/entries/view/current-entry";
import { otherSide } from "@/lib/match/rules/sides";
import { listMatchesOfPlayer } from "@/lib/match/store/read-match";
import { readBadges } from "@/lib/me/store/badges";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import { listOpenSeasons } from "@/lib/season/store/seasons";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";
import { myRecord } from "@/lib/standings/view/my-record";
import { type KnownMatches, myTerm, type TermOf } from "@/lib/standings/view/my-term";
import { pointsByRound } from "@/lib/standings/view/points-by-round";
import { isClosedFor, listClosuresSince } from "@/lib/venue/store/closures";
import { findFreeHours } from "@/lib/venue/store/free-hours";

type Props = { readonly searchParams: Promise<{ readonly done?: string | string[] }> };
type Entry = Awaited<ReturnType<typeof listEntriesOfPlayer>>[number];

export const metadata: Metadata = { title: "Your move" };

/** What a player has to do next, across all organizations. */
export default async function MePage({ searchParams }: Props) {
  const actor = await requireActor(paths.me());
  const at = now();
  const [{ done }, matches, allEntries, badges, open] = await Promise.all([
    searchParams,
    listMatchesOfPlayer(actor.id, at),
    listEntriesOfPlayer(actor.id),
    readBadges(actor, at),
    listOpenSeasons(),
  ]);
  const entries = allEntries.filter(({ status }) => status === "active" || status === "pending");
  const waiting = allEntries.filter(({ status }) => status === "waitlisted");
  const paired = new Set(matches.flatMap(({ home, away }) => [home.entryId, away.entryId]));
  const playing = entries.filter(
    ({ id, division }) => division.season.status !== "registration" || paired.has(id),
  );
  const records = await Promise.all(playing.map(readRecord));

  const term = myTerm(await termsOf(records), knownOf(matches), instantOf(at));
  const unpainted = await withoutFreeHours(matches, actor.id, instantOf(at));

  const known = actor.standings.map(({ organization }) => organization);
  const isKnown = (slug: string) => known.length === 0 || known.some((one) => one.slug === slug);
  const desk = deskLink(actor.standings, badges.decisions);
  const league = leagueOf(currentEntry(entries), matches.at(-1));
  return (
    <MemberFrame
      reader={actor}
      waiting={badges.waiting}
      organization={league?.organization ?? known[0]}
      season={league?.season}
      current="move"
      desk={desk}
    >
      <DoneNotice done={done?.toString()} />
      <MyPage
        matches={matches}
        now={instantOf(at)}
        records={records}
        term={term}
        unpainted={unpainted}
        organizations={known}
        deskHref={desk?.href}
        waitlisted={waiting.map(({ id, waitlistPosition, division: { name, season } }) => ({
          id,
          position: waitlistPosition ?? 1,
          division: name,
          organization: season.organization.slug,
          season,
        }))}
        openSeasons={open
          .filter(({ organization }) => isKnown(organization.slug))
          .filter((season) => divisionsIn(season, playing).length === 0)
          .filter((season) => divisionsIn(season, waiting).length === 0)
          .map((season) => ({ ...season, registeredIn: divisionsIn(season, entries) }))}
      />
    </MemberFrame>
  );
}

/** Slugs of organizations where a match needs a time and the reader hasn't entered their availability. */
async function withoutFreeHours(
  matches: Awaited<ReturnType<typeof listMatchesOfPlayer>>,
  userId: string,
  at: Instant,
): Promise<readonly string[]> {
  const toSchedule = matches.filter(({ state, round }) => state.status === "open" && round.opensAt <= at);
  const organizations = new Map(toSchedule.map(({ organization: { id, slug } }) => [id, slug]));
  const found = await Promise.all(
    [...organizations].map(async ([id, slug]) => ((await findFreeHours(id, userId)) ? [] : [slug])),
  );
  return found.flat();
}

async function readRecord({ id, division, acceptedRulePack }: Entry) {
  const { season } = division;
  const page = { organization: season.organization.slug, season, division };
  const view = await findDivision(season.organization.slug, season.slug, division.slug);
  const accepted = acceptedRulePack.version;
  const rules = { accepted, newest: view?.season.rulesVersion ?? accepted };
  return {
    id,
    page,
    record: view ? myRecord(view, id) : null,
    points: view ? pointsByRound(view, id) : [],
    rules,
    view,
  };
}

/** What the calendar of the term is made of: the seasons being played, and when their venues are closed. */
async function termsOf(
  records: readonly Awaited<ReturnType<typeof readRecord>>[],
): Promise<readonly TermOf[]> {
  const views = records.flatMap(({ id, view }) =>
    view && !isOver(view.season.status) ? [{ ...view, entryId: id }] : [],
  );
  const since = views.map(({ season }) => season.startsOn).toSorted()[0];
  const closures = since
    ? await listClosuresSince([...new Set(views.map(({ season }) => season.organization.id))], since)
    : [];
  return views.map((view) => ({
    ...view,
    zone: view.season.organization.timeZone,
    breaks: view.season.breaks,
    closures: closures.filter((closure) => isClosedFor(closure, view.season)),
  }));
}

function knownOf(matches: Awaited<ReturnType<typeof listMatchesOfPlayer>>): KnownMatches {
  return new Map(
    matches.map(({ id, side, state: { offers }, ...names }) => [
      id,
      {
        opponent: names[otherSide(side)].name,
        hasOffer: offers.home !== null || offers.away !== null,
      },
    ]),
  );
}

/** The league that the links of the page lead to. */
function leagueOf(
  entry: Entry | undefined,
  match: Awaited<ReturnType<typeof listMatchesOfPlayer>>[number] | undefined,
) {
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
  entries: readonly Entry[],
): readonly string[] {
  return entries
    .filter(
      ({ division: { season } }) => season.slug === slug && season.organization.slug === organization.slug,
    )
    .map(({ division }) => division.name);
}
