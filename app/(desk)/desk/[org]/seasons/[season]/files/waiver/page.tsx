import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { EmailMissing } from "@/components/mail/email-missing";
import { PrintButton } from "@/components/season/print-button";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { RemoveWaiverForm, WaiverForm } from "@/components/waivers/waiver-form";
import { WaiverPlayers } from "@/components/waivers/waiver-players";
import { WaiverText } from "@/components/waivers/waiver-text";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason } from "@/lib/season/store/seasons";
import { capitalize, counted } from "@/lib/shared/text";
import { readWaiverPlayers } from "@/lib/waivers/store/read-players";
import { waiverRows } from "@/lib/waivers/view/waiver-rows";
import { WAIVER_DONE } from "@/lib/waivers/words/done";
import { withoutWaiver } from "@/lib/waivers/words/waiver-words";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Waiver" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** A season's waiver, and who has accepted it. */
export default async function WaiverPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, { done }, { version, text, players }] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    readWaiverPlayers(desk.scope, season, now()),
  ]);
  const of = { org, season: season.slug };
  const isAsked = text !== null;
  const rows = waiverRows({ ...of, zone: desk.organization.timeZone, isAsked }, players);
  const missing = rows.filter(({ isMissing }) => isMissing).length;
  const signatures = (
    <section key="signatures" aria-labelledby="accepted">
      <HeadRow title="Who has accepted it" id="accepted" />
      {isAsked && !isOver(season.status) && (
        <p className="small mt-3 no-print">
          When you publish the schedule, we ask about players who still haven’t accepted it.
        </p>
      )}
      {isAsked && (
        <EmailMissing
          org={org}
          season={season}
          who={{ who: "unsigned" }}
          missing={players.filter(({ hasAcceptedNewest }) => !hasAcceptedNewest)}
        />
      )}
      <WaiverPlayers {...of} version={version} isAsked={isAsked} rows={rows} />
      <PrintButton />
    </section>
  );
  const writing = (
    <section key="writing" aria-labelledby="text" className="no-print">
      <HeadRow title={isAsked ? "Change the text" : "Write the waiver"} id="text" />
      {isOver(season.status) ? (
        <p className="mt-3">The season is over, so its waiver can’t change.</p>
      ) : (
        <div className="mt-4">
          <WaiverForm {...of} version={version} text={text} />
          {isAsked && <RemoveWaiverForm {...of} version={version} />}
        </div>
      )}
    </section>
  );

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Waiver"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead={
          isAsked
            ? `Version ${version}. ${missing === 0 ? "Everyone has accepted it." : `${capitalize(counted(missing, "player hasn’t", "players haven’t"))} accepted it.`}`
            : withoutWaiver({ name: season.name, isOver: isOver(season.status) })
        }
      />
      <DoneNotice done={done} words={WAIVER_DONE} />
      <div className="hidden mb-6 print:block">
        <p>
          {season.organization.name}, {season.name}
        </p>
        {isAsked && <WaiverText text={text} />}
      </div>
      {/* Keyed, so that a form keeps what was typed when someone else writes the first text. */}
      <div className="cols cols-7-5">{isAsked ? [signatures, writing] : [writing, signatures]}</div>
    </DeskFrame>
  );
}
