import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { UsChessForm } from "@/components/season/us-chess-form";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { findSeason } from "@/lib/season/store/seasons";
import { findRatedEvent } from "@/lib/standings/store/rated-event";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Rating report for US Chess" };

/** Where a director makes the files of a rating report. */
export default async function UsChessPage({
  params,
}: {
  readonly params: Promise<{ org: string; season: string }>;
}) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  const event = season && (await findRatedEvent(desk.scope, season));
  if (!season || !event) notFound();
  const frame = await loadDeskFrame(desk);

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Rating report for US Chess"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead="Fill in what the league doesn’t know, then download the three files."
      />
      <UsChessForm org={org} season={season.slug} event={event} />
    </DeskFrame>
  );
}
