import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { PrintButton } from "@/components/season/print-button";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { RemoveWaiverForm, WaiverForm } from "@/components/waivers/waiver-form";
import { WaiverPlayers } from "@/components/waivers/waiver-players";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason } from "@/lib/season/store/seasons";
import { capitalize, counted } from "@/lib/shared/text";
import { listWaiverPlayers } from "@/lib/waivers/store/acceptances";
import { findWaiver } from "@/lib/waivers/store/texts";
import { waiverRows } from "@/lib/waivers/view/waiver-rows";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Waiver" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

const DONE: Readonly<Record<string, string>> = {
  saved: "Waiver saved. Players accept it when they register, and those who are in are asked on their page.",
  removed: "The season asks for no waiver. What was accepted stays.",
  paper: "Signature recorded.",
  "paper-removed": "Removed. They’re asked to accept the waiver.",
};

/** A season's waiver, and who has accepted it. */
export default async function WaiverPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, { done }, { version, text }, players] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    findWaiver(season.id),
    listWaiverPlayers(desk.scope, season, now()),
  ]);
  const of = { org, season: season.slug };
  const rows = waiverRows({ ...of, zone: desk.organization.timeZone }, players);
  const missing = rows.filter(({ isMissing }) => isMissing).length;

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Waiver"
        crumb={
          <>
            <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
            <Link href={paths.deskSeason(org, season.slug)}>{season.name}</Link>
          </>
        }
        lead={
          text === null
            ? `${season.name} asks for no waiver.`
            : `Version ${version}. ${missing === 0 ? "Everyone has accepted it." : `${capitalize(counted(missing, "player hasn’t", "players haven’t"))} accepted it.`}`
        }
      />
      <DoneNotice done={done} words={DONE} />
      <div className="cols cols-7-5">
        <section aria-labelledby="text" className="no-print">
          <HeadRow title="Text" id="text" />
          {isOver(season.status) ? (
            <p className="mt-3">The season is over, so its waiver can’t change.</p>
          ) : (
            <div className="mt-4" key={version}>
              <WaiverForm {...of} version={version} text={text} />
              {text !== null && <RemoveWaiverForm {...of} version={version} />}
            </div>
          )}
        </section>
        <section aria-labelledby="accepted">
          <HeadRow title="Who has accepted it" id="accepted" />
          <p className="small mt-3 no-print">
            Publishing the schedule asks about players who haven’t accepted it.
          </p>
          <WaiverPlayers {...of} version={version} isAsked={text !== null} rows={rows} />
          <PrintButton />
        </section>
      </div>
    </DeskFrame>
  );
}
