import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { EarlierTables } from "@/components/standings/earlier-tables";
import { NoPairings } from "@/components/standings/no-pairings";
import { Tables } from "@/components/standings/tables";
import { BlankState } from "@/components/ui/blank-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { yearCalendarDay } from "@/lib/season/words/seasons";
import { dateIn } from "@/lib/shared/dates";
import { localDate } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { endOfDay } from "@/lib/shared/wall-clock";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import { findDivisionAsOf } from "@/lib/standings/store/divisions-as-of";
import "@/app/styles/standings.css";

/** Cached for ten minutes: what happened on a day is fixed, but today isn't over, and names and rules can change. */
export const dynamic = "force-static";
export const revalidate = 600;

export const generateStaticParams = () => [];

type Params = { org: string; season: string; division: string; date: string };
type Props = { readonly params: Promise<Params> };

const loadDivision = cache(findDivision);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, division, date } = await params;
  const view = localDate.safeParse(date).success ? await loadDivision(org, season, division) : undefined;
  return view ? { title: `${view.division.name} on ${yearCalendarDay(date)}, ${view.season.name}` } : {};
}

/** A division's standings at the end of a day, computed from what had happened by then. */
export default async function DivisionOnPage({ params }: Props) {
  const { org, season: seasonSlug, division: slug, date } = await params;
  if (!localDate.safeParse(date).success) notFound();
  const present = await loadDivision(org, seasonSlug, slug);
  if (!present) notFound();
  const { season, division } = present;
  if (isMoved(present, { season: seasonSlug, division: slug }))
    permanentRedirect(paths.divisionOn(org, season.slug, division.slug, date));
  const zone = season.organization.timeZone;
  const at = endOfDay(date, zone);
  const today = dateIn(instantOf(now()), zone);
  const isToCome = date > today;
  const view = isToCome ? undefined : await findDivisionAsOf(org, seasonSlug, slug, new Date(at));
  const isPaired = view?.rounds.some(({ matches }) => matches.length > 0);
  const table = <Link href={paths.division(org, seasonSlug, slug)}>current standings</Link>;

  return (
    <PublicFrame
      organization={season.organization}
      season={{ slug: seasonSlug, firstDivision: season.divisions[0]?.slug }}
      current="tables"
    >
      <PageHead
        crumb={<Link href={paths.division(org, seasonSlug, slug)}>{division.name} division</Link>}
        title={`Standings on ${yearCalendarDay(date)}`}
      />
      {isToCome ? (
        <BlankState title="That day is in the future">See the {table}.</BlankState>
      ) : (
        <>
          <Notice tone="soon" still>
            Everything that had happened by the end of that day, {zoneAllYear(at, zone)}. Anything played or
            decided later is only in the {table}.
          </Notice>
          {view && isPaired ? <Tables view={view} at={at} /> : <NoPairings present={present} />}
        </>
      )}
      <EarlierTables view={present} today={today} shown={date} />
    </PublicFrame>
  );
}
