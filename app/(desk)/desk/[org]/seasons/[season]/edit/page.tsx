import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { AddDivisionForm, EditDivision } from "@/components/season/edit-division-forms";
import { DeleteDraftForm, EditSeasonForm } from "@/components/season/edit-season-form";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import {
  canMoveFirstDay,
  refuseAddingDivision,
  refuseRemovingDivision,
} from "@/lib/season/rules/edit-season";
import { divisionEditStamp } from "@/lib/season/store/edit-divisions";
import { seasonStamp } from "@/lib/season/store/edit-season";
import { findSeason } from "@/lib/season/store/seasons";
import { EDIT_SEASON_DONE } from "@/lib/season/words/done";
import { DIVISION_REFUSAL_SENTENCES } from "@/lib/season/words/refusals";
import { SEASON_WORDS } from "@/lib/season/words/season-status";
import { instantOf } from "@/lib/shared/instant";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { loadDeskFrame } from "../../../load-desk-frame";
import { readDivision } from "../load-division";

export const metadata: Metadata = { title: "Edit the season" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** What a director edits of a season: its name, address, dates and divisions. A draft can be deleted. */
export default async function EditSeasonPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  if (season.slug !== slug) permanentRedirect(paths.editSeason(org, season.slug));
  const { done } = await searchParams;
  const [frame, ...divisions] = await Promise.all([
    loadDeskFrame(desk),
    ...season.divisions.map((division) => readDivision(desk, season, division)),
  ]);
  const { status } = season;
  const isPublished = divisions.some((division) => division.isPublished);
  const refusal = refuseAddingDivision({ status, divisions: divisions.length });
  const address = { org, season: slug };

  return (
    <DeskFrame {...frame} current="seasons">
      <DoneNotice done={done} words={EDIT_SEASON_DONE} />
      <PageHead
        title={`Edit ${season.name}`}
        crumb={
          <SeasonCrumb org={org} season={season}>
            . {SEASON_WORDS[status]}
          </SeasonCrumb>
        }
      />
      {status === "archived" ? (
        <Notice tone="soon" still title="This season is archived. Unarchive it to edit it." />
      ) : (
        <div className="cols cols-7-5">
          <section aria-labelledby="season">
            <HeadRow title="Season" id="season" />
            <div className="mt-4">
              <EditSeasonForm
                {...address}
                seen={seasonStamp(season)}
                name={season.name}
                startsOn={season.startsOn}
                canMoveFirstDay={canMoveFirstDay({ status, isPublished })}
                closesOn={
                  status === "draft" || status === "registration" ? (season.registrationClosesOn ?? "") : null
                }
                zone={zoneAllYear(instantOf(now()), season.organization.timeZone)}
                isDraft={status === "draft"}
              />
            </div>
            {status === "draft" && <DeleteDraftForm {...address} seen={seasonStamp(season)} />}
          </section>
          <section aria-labelledby="divisions">
            <HeadRow title="Divisions" id="divisions">
              <p>{divisions.length}</p>
            </HeadRow>
            {season.divisions.map((division, index) => {
              const read = divisions[index];
              return (
                <EditDivision
                  key={division.id}
                  {...address}
                  division={division.slug}
                  seen={divisionEditStamp(division)}
                  name={division.name}
                  publicNames={division.publicNames}
                  words={read?.words ?? ""}
                  canRemove={
                    read !== undefined &&
                    refuseRemovingDivision({
                      status,
                      players: read.registered,
                      isPublished: read.isPublished,
                      divisions: divisions.length,
                    }) === null
                  }
                />
              );
            })}
            {refusal === null && <AddDivisionForm {...address} />}
            {refusal === "too-many" && <p className="small mt-3">{DIVISION_REFUSAL_SENTENCES[refusal]}</p>}
          </section>
        </div>
      )}
    </DeskFrame>
  );
}
