import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WhoCanPlay } from "@/components/eligibility/who-can-play";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { findGroupSettings } from "@/lib/campus/store/groups";
import { now } from "@/lib/clock";
import { listDecisions, listExceptions, listHolds } from "@/lib/eligibility/store/desk";
import { findList } from "@/lib/eligibility/store/list";
import { decisionRows, exceptionRows, holdRows } from "@/lib/eligibility/view/desk-rows";
import { whoCanPlay } from "@/lib/eligibility/words/desk-words";
import { ELIGIBILITY_DONE } from "@/lib/eligibility/words/done";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason } from "@/lib/season/store/seasons";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Who can play" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** Who can register for a season: its list, the exceptions to it, and the organization's holds. */
export default async function EligibilityPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, { done }, list, { names }, exceptions, holds, decisions] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    findList(desk.organization.id, season.id),
    findGroupSettings(desk.organization.id),
    listExceptions(desk.scope, season.id),
    listHolds(desk.scope),
    listDecisions(desk.scope, season.id),
  ]);
  const { timeZone } = desk.organization;

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Who can play"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead={whoCanPlay({
          season: season.name,
          isOver: isOver(season.status),
          lines: list.isUsed ? list.lines : null,
          groups: list.groups,
        })}
      />
      <DoneNotice done={done} words={ELIGIBILITY_DONE} />
      <WhoCanPlay
        season={season}
        list={list}
        groups={names}
        exceptions={exceptionRows(exceptions, timeZone)}
        holds={holdRows(holds, dateIn(instantOf(now()), timeZone))}
        decisions={decisionRows(decisions, timeZone)}
      />
    </DeskFrame>
  );
}
