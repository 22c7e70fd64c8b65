import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { Waiting } from "@/components/entries/waiting-for-draw";
import { PublicFrame } from "@/components/layout/frames";
import { ChampionLine } from "@/components/season/champion-line";
import { Knockout } from "@/components/stages/knockout/section";
import { RoundList } from "@/components/stages/round-list";
import { RoundNow } from "@/components/stages/round-now";
import { EarlierTables } from "@/components/standings/earlier-tables";
import { TableFiles } from "@/components/standings/table-files";
import { Tables } from "@/components/standings/tables";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { SubNav } from "@/components/ui/sub-nav";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { championWords } from "@/lib/stages/view/champion";
import { listRounds } from "@/lib/stages/view/list-rounds";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import { social } from "../../../social";
import { feedLink } from "../feed-link";
import "@/app/styles/standings.css";

/** Cached until something changes, for at most an hour: which round is unfolded depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 3600;

/** Divisions are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string; division: string }> };

const loadDivision = cache(findDivision);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, division } = await params;
  const view = await loadDivision(org, season, division);
  if (!view) return {};
  const title = `${view.division.name}, ${view.season.name}`;
  const about = {
    title,
    description: `Standings, matches, and results of the ${view.division.name} division, ${view.season.organization.name}.`,
    page: paths.division(org, view.season.slug, view.division.slug),
    picture: paths.divisionPicture(org, view.season.slug, view.division.slug),
  };
  return {
    ...social(about),
    alternates: feedLink(paths.divisionFeed(org, view.season.slug, view.division.slug), `Results: ${title}`),
  };
}

/** A division: bracket, standings, why the standings are what they are, rounds and crosstable. */
export default async function DivisionPage({ params }: Props) {
  const { org, season: seasonSlug, division: slug } = await params;
  const view = await loadDivision(org, seasonSlug, slug);
  if (!view) notFound();
  const { season, division, rounds } = view;
  if (isMoved(view, { season: seasonSlug, division: slug }))
    permanentRedirect(paths.division(org, season.slug, division.slug));
  const at = instantOf(now());
  const zone = season.organization.timeZone;
  const champion = championWords(view);

  return (
    <PublicFrame
      organization={season.organization}
      season={{ slug: seasonSlug, firstDivision: season.divisions[0]?.slug }}
      current="tables"
    >
      <PageHead
        crumb={<Link href={paths.season(org, seasonSlug)}>{season.name}</Link>}
        title={`${division.name} division`}
      >
        {season.divisions.length > 1 && (
          <SubNav
            label="Divisions"
            items={season.divisions.map((each) => ({
              href: paths.division(org, seasonSlug, each.slug),
              label: each.name,
              current: each.id === division.id,
            }))}
          />
        )}
      </PageHead>
      {rounds.length === 0 ? (
        <Waiting view={view} at={at} />
      ) : (
        <>
          {champion ? <ChampionLine champion={champion} /> : <RoundNow view={view} at={at} />}
          <Knockout view={view} at={at} />
          <Tables view={view} at={at}>
            <RoundList
              {...listRounds(view, at)}
              zone={zoneAllYear(at, zone)}
              org={org}
              calendar={paths.divisionCalendar(org, seasonSlug, slug)}
            />
          </Tables>
          <TableFiles
            org={org}
            season={seasonSlug}
            division={slug}
            hasTable={tableRounds(rounds).length > 0}
          />
          <EarlierTables view={view} today={dateIn(at, zone)} />
        </>
      )}
    </PublicFrame>
  );
}
