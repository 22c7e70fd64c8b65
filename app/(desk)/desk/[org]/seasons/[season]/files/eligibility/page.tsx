import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Exceptions } from "@/components/eligibility/exceptions";
import { GroupChoice } from "@/components/eligibility/group-choice";
import { Holds } from "@/components/eligibility/holds";
import { ListForm, RemoveListForm } from "@/components/eligibility/list-form";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
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

/** Who can register for a season: its list, the exceptions from it, and the organization's holds. */
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
  const of = { org, season: season.slug };
  const { timeZone, name } = desk.organization;

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Who can play"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead={whoCanPlay({
          season: season.name,
          lines: list.isUsed ? list.lines : null,
          groups: list.groups,
        })}
      />
      <DoneNotice done={done} words={ELIGIBILITY_DONE} />
      <div className="cols cols-7-5">
        <section aria-labelledby="list">
          <HeadRow title="List" id="list" />
          {isOver(season.status) ? (
            <p className="mt-3">The season is over, so its list can’t change.</p>
          ) : (
            <div className="mt-4">
              <ListForm {...of} version={list.version} isUsed={list.isUsed} />
              {list.isUsed && <RemoveListForm {...of} version={list.version} />}
            </div>
          )}
          {!isOver(season.status) && (names.length > 0 || list.groups.length > 0) && (
            <section aria-labelledby="groups" className="section tight">
              <HeadRow title="Campus groups" id="groups" />
              <p className="small mt-3">
                People whose campus sign-in named one of these groups can register, too. The campus decides
                who is in them.
              </p>
              <GroupChoice
                key={list.version}
                {...of}
                version={list.version}
                groups={list.groups}
                choices={names}
              />
            </section>
          )}
        </section>
        <div>
          <section aria-labelledby="exceptions">
            <HeadRow title="Exceptions" id="exceptions" />
            <p className="small mt-3">These people can register whatever the list and the groups say.</p>
            <Exceptions {...of} rows={exceptionRows(exceptions, timeZone)} />
          </section>
          <section aria-labelledby="holds" className="section tight">
            <HeadRow title="Holds" id="holds" />
            <p className="small mt-3">
              These people can’t register for any season of {name}, even if they’re on a list or have an
              exception.
            </p>
            <Holds {...of} rows={holdRows(holds, dateIn(instantOf(now()), timeZone))} />
          </section>
          {decisions.length > 0 && (
            <section aria-labelledby="decisions" className="section tight">
              <HeadRow title="Decisions" id="decisions" />
              <p className="small mt-3">
                The list, the groups or a hold would have kept these players out, but a director let them
                play.
              </p>
              <Ledger>
                {decisionRows(decisions, timeZone).map(({ id, name: player, words }) => (
                  <LedgerRow key={id}>
                    <p>
                      <b>{player}</b>
                    </p>
                    <p className="small muted [overflow-wrap:anywhere]">{words}</p>
                  </LedgerRow>
                ))}
              </Ledger>
            </section>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
