import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { Champions } from "@/components/season/champions";
import { DivisionGlances } from "@/components/season/division-glances";
import { AgreedMatches, KeyDates } from "@/components/season/season-dates";
import { SeasonOpenings } from "@/components/season/season-openings";
import { RoundSheet } from "@/components/stages/round-sheet";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { now } from "@/lib/clock";
import { findList } from "@/lib/eligibility/store/list";
import { needsWords } from "@/lib/eligibility/words/needs";
import { findFee } from "@/lib/fees/store/fee";
import { paths } from "@/lib/paths";
import { isBeingPlayed } from "@/lib/room/store/live-boards";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason, listSeasons } from "@/lib/season/store/seasons";
import { glanceDivision } from "@/lib/season/view/glance-division";
import { seasonLead, seasonTitle } from "@/lib/season/words/season-summary";
import { instantOf } from "@/lib/shared/instant";
import { roundSteps } from "@/lib/stages/words/round-steps";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findWaiver } from "@/lib/waivers/store/texts";
import { social } from "../../social";
import { feedLink } from "./feed-link";
import "@/app/styles/front-pages.css";
import "@/app/styles/scoresheet.css";

/** Cached until something changes, for at most an hour: which round closes next depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 3600;

/** Seasons are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string }> };

const loadSeason = cache(findSeason);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") return {};
  const title = `${facts.name}, ${facts.organization.name}`;
  const about = {
    title,
    description: `Standings, matches, dates, and rules of ${facts.name} at ${facts.organization.name}.`,
    page: paths.season(org, facts.slug),
  };
  return { ...social(about), alternates: feedLink(paths.seasonFeed(org, facts.slug), `Results: ${title}`) };
}

/** A season: what to do now, when the rounds close, the standings of its divisions, and how a round works. */
export default async function SeasonPage({ params }: Props) {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") notFound();
  if (facts.slug !== season) permanentRedirect(paths.season(org, facts.slug));
  const at = instantOf(now());
  const [found, seasons, isLive, { isUsed, groups }, { fee }, { text }] = await Promise.all([
    Promise.all(facts.divisions.map(({ slug }) => findDivision(org, season, slug))),
    listSeasons(facts.organization.id),
    isBeingPlayed(facts.id, at),
    findList(facts.organization.id, facts.id),
    findFee(facts.id),
    findWaiver(facts.id),
  ]);
  const nextSeason = seasons.find((other) => other.id !== facts.id && isRegistrationOpen(other, at));
  const views = found.filter((view): view is PublicDivision => view !== undefined);

  const isPlaying =
    !isOver(facts.status) &&
    (facts.status !== "registration" || views.some(({ rounds }) => rounds.length > 0));

  return (
    <PublicFrame
      organization={facts.organization}
      season={{ slug: season, firstDivision: facts.divisions[0]?.slug }}
      current="season"
    >
      <PageHead
        className="season-head"
        crumb={facts.organization.name}
        title={seasonTitle(facts)}
        lead={seasonLead(facts.rules)}
      />
      {isLive && (
        <p className="season-live">
          <Icon name="play" />
          <Link href={paths.live(org, season)} prefetch={false}>
            Watch live games
          </Link>
        </p>
      )}
      <Champions views={views} />
      <SeasonOpenings
        season={facts}
        views={views}
        at={at}
        nextSeason={nextSeason}
        hasList={isUsed || groups.length > 0}
        needs={needsWords(fee, text !== null)}
      />
      {isPlaying && (
        <div className="cols cols-7-5 section">
          <AgreedMatches season={facts} views={views} at={at} />
          <KeyDates season={facts} views={views} at={at} />
        </div>
      )}
      <section className="section" aria-labelledby="divisions">
        <h2 id="divisions" className="sr">
          Divisions
        </h2>
        <DivisionGlances divisions={views.map((view) => glanceDivision(view, at))} />
      </section>
      {!isOver(facts.status) && (
        <section className="section" aria-labelledby="how">
          <h2 id="how" className="how-h">
            How a round works
          </h2>
          <RoundSheet labelledBy="how" steps={roundSteps(facts.rules)} />
        </section>
      )}
    </PublicFrame>
  );
}
