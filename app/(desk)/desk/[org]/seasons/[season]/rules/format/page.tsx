import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { Shapes } from "@/components/stages/shapes";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { countSpots } from "@/lib/entries/store/waitlist";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import { isPublished } from "@/lib/season/store/rule-packs";
import { findSeason } from "@/lib/season/store/seasons";
import { instantOf } from "@/lib/shared/instant";
import { capacityOf, questionOf, type ShapesAsked, shapesView } from "@/lib/stages/view/shape-view";
import { listVenues } from "@/lib/venue/store/read-venues";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Format" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<ShapesAsked>;
};

/** The formats for a number of players and weeks, with what each costs. The director chooses one before publishing. */
export default async function DeskFormatPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, published, places, venues, asked] = await Promise.all([
    loadDeskFrame(desk),
    isPublished(season.id),
    countSpots(season.id),
    listVenues(desk.organization.id),
    searchParams,
  ]);
  const registered = Math.max(0, ...[...places.values()].map(({ taken }) => taken));
  const venue = venues.find(({ id }) => id === season.venueId);
  const capacity = capacityOf(season, questionOf(asked, registered), venue);

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Format"
        crumb={<Link href={paths.deskSeason(org, slug)}>{season.name}</Link>}
        lead="Compare what each format costs in rounds, days, and table hours. Nothing is published here."
      />
      {published || isOver(season.status) ? (
        <Notice
          tone="soon"
          still
          title={
            isOver(season.status)
              ? "The season is over."
              : "The schedule is published, so the format can’t change."
          }
        >
          <Link href={paths.deskRules(org, slug)}>See the rules</Link>
        </Notice>
      ) : (
        <Shapes {...shapesView(season, capacity, instantOf(clock()))} />
      )}
    </DeskFrame>
  );
}
