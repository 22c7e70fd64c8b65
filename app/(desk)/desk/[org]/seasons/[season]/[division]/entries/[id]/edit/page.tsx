import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CampusIdForm } from "@/components/eligibility/campus-id-form";
import { ClaimCodeForm } from "@/components/entries/claim-code-form";
import { CorrectEmailForm, MoveEntryForm } from "@/components/entries/edit-entry-forms";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { campusIdStamp, findCampusId } from "@/lib/eligibility/store/campus-ids";
import { findEntryOfDesk } from "@/lib/entries/store/entry-of-desk";
import { entryStamp } from "@/lib/entries/store/move-entry";
import { EDIT_ENTRY_DONE } from "@/lib/entries/words/done";
import { MOVE_REFUSAL_SENTENCES } from "@/lib/entries/words/move-entry";
import { paths } from "@/lib/paths";
import { emailStamp } from "@/lib/people/store/correct-email";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { emailOrNull, hasEmail, isDeletedEmail } from "@/lib/shared/no-email";
import { loadDeskFrame } from "../../../../../../load-desk-frame";

export const metadata: Metadata = { title: "Edit a player" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** What a director corrects of a player: their email, campus ID and division. */
export default async function EditEntryPage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug, id } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  const division = season && (await findDivisionIn(season, slug));
  const entry = entryId.safeParse(id).success ? await findEntryOfDesk(desk.scope, id) : undefined;
  if (!season || !division || entry?.divisionId !== division.id) notFound();
  const [{ done }, campusId] = await Promise.all([
    searchParams,
    findCampusId(desk.organization.id, entry.userId),
  ]);
  const others = season.divisions.filter(({ id: other }) => other !== division.id);
  const address = { org, season: season.slug, division: division.slug, entryId: id };

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
      <DoneNotice done={done} words={EDIT_ENTRY_DONE} />
      <PageHead title={entry.name} crumb={<SeasonCrumb org={org} season={season} division={division} />} />
      {isDeletedEmail(entry.email) ? (
        <p>This player deleted their account, so there’s nothing to edit.</p>
      ) : (
        <>
          <div className="cols cols-7-5">
            <section aria-labelledby="email">
              <HeadRow title="Email" id="email" />
              <div className="mt-4">
                <CorrectEmailForm
                  key={entry.email}
                  {...address}
                  seen={emailStamp(entry.email)}
                  email={emailOrNull(entry.email)}
                />
              </div>
              {!hasEmail(entry.email) && (
                <div className="mt-8">
                  <HeadRow title="No email" id="claim">
                    <p>no account yet</p>
                  </HeadRow>
                  <p className="small mt-3">
                    You enter results for {entry.name}, and we don’t email them. If they have an email, add it
                    above. If they already have an account, or want to add their email themselves, give them a
                    code.
                  </p>
                  <ClaimCodeForm {...address} name={entry.name} />
                </div>
              )}
              <div className="mt-8">
                <HeadRow title="Campus ID" id="campus-id">
                  <p>{campusId ?? "none"}</p>
                </HeadRow>
                <div className="mt-4">
                  <CampusIdForm
                    key={campusId}
                    {...address}
                    seen={campusIdStamp(campusId)}
                    campusId={campusId ?? ""}
                  />
                </div>
              </div>
            </section>
            {others.length > 0 && (
              <section aria-labelledby="division">
                <HeadRow title="Division" id="division">
                  <p>{division.name}</p>
                </HeadRow>
                <div className="mt-4">
                  {entry.isInSchedule ? (
                    <p className="small">{MOVE_REFUSAL_SENTENCES["has-matches"]}</p>
                  ) : (
                    <MoveEntryForm
                      key={division.id}
                      {...address}
                      seen={entryStamp(entry)}
                      divisions={others}
                      bornOn={others.some(({ underAge }) => underAge !== null) ? (entry.bornOn ?? "") : null}
                    />
                  )}
                </div>
              </section>
            )}
          </div>
          <p className="mt-8">
            <Link className="row-link" href={paths.deskEntry(org, season.slug, division.slug, id)}>
              Withdraw or remove {entry.name}
            </Link>
          </p>
        </>
      )}
    </DeskFrame>
  );
}
