import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { PrintButton } from "@/components/season/print-button";
import { WallChart } from "@/components/stages/wall-chart";
import { BlankState } from "@/components/ui/blank-state";
import { PageHead } from "@/components/ui/page-head";
import { requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { findSeason } from "@/lib/season/store/seasons";
import { day, zoneName } from "@/lib/shared/dates";
import { addHours, instantOf } from "@/lib/shared/instant";
import { wallRounds, wallSheets } from "@/lib/stages/view/wall-chart";
import { findDivision } from "@/lib/standings/store/divisions";
import { listReservations } from "@/lib/venue/store/reservations";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Wall chart" };

const FORTNIGHT = 14 * 24;

/** This week's matches in all divisions of a season, to print for the wall. */
export default async function WallChartPage({
  params,
}: {
  readonly params: Promise<{ org: string; season: string }>;
}) {
  const { org, season: slug } = await params;
  const desk = await requireStaff(org);
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") notFound();
  const at = clock();
  const now = instantOf(at);
  const zone = season.organization.timeZone;
  const [frame, views, reservations] = await Promise.all([
    loadDeskFrame(desk),
    Promise.all(season.divisions.map((division) => findDivision(org, slug, division.slug))),
    listReservations(desk.scope, at, addHours(now, FORTNIGHT)),
  ]);
  const rounds = views.flatMap((view) => (view ? wallRounds(view, reservations, now) : []));

  return (
    <DeskFrame {...frame} current={frame.isDirector ? "seasons" : "front-desk"}>
      <PageHead
        title="This week"
        crumb={`${season.organization.name}, ${season.name}. ${day(now, zone)}. ${zoneName(now, zone)}`}
      >
        <PrintButton />
      </PageHead>
      {rounds.length === 0 ? (
        <BlankState title="No round is open">The chart appears here once a round opens.</BlankState>
      ) : (
        <WallChart sheets={wallSheets(rounds)} />
      )}
    </DeskFrame>
  );
}
