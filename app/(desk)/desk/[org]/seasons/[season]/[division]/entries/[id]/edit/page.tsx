import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditEntry } from "@/components/entries/edit-entry";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { campusIdStamp, findCampusId } from "@/lib/eligibility/store/campus-ids";
import { nameStamp } from "@/lib/entries/store/correct-name";
import { findEntryOfDesk } from "@/lib/entries/store/entry-of-desk";
import { entryStamp } from "@/lib/entries/store/move-entry";
import { countSpots } from "@/lib/entries/store/waitlist";
import { isFull } from "@/lib/entries/view/open-divisions";
import { EDIT_ENTRY_DONE } from "@/lib/entries/words/done";
import { paths } from "@/lib/paths";
import { canBeClaimed } from "@/lib/people/store/claims";
import { emailStamp } from "@/lib/people/store/correct-email";
import { isOver } from "@/lib/season/rules/steps";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { isDeletedEmail } from "@/lib/shared/no-email";
import { loadDeskFrame } from "../../../../../../load-desk-frame";

export const metadata: Metadata = { title: "Edit a player" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/**
 * What a director corrects of a player: their name, email, campus ID and division. A player who was moved is found at
 * their earlier division too, where moving them from an old page is refused.
 */
export default async function EditEntryPage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug, id } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  if (!season || !(await findDivisionIn(season, slug))) notFound();
  const entry = entryId.safeParse(id).success ? await findEntryOfDesk(desk.scope, id) : undefined;
  const division = season.divisions.find((each) => each.id === entry?.divisionId);
  if (!entry || !division) notFound();
  const others = season.divisions.filter(({ id: other }) => other !== division.id);
  const [{ done }, campusId, spots, isClaimable] = await Promise.all([
    searchParams,
    findCampusId(desk.organization.id, entry.userId),
    others.length > 0 ? countSpots(season.id) : undefined,
    canBeClaimed(desk.scope, entry, now()),
  ]);

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
      <DoneNotice done={done} words={EDIT_ENTRY_DONE} />
      <PageHead title={entry.name} crumb={<SeasonCrumb org={org} season={season} division={division} />} />
      {isDeletedEmail(entry.email) ? (
        <p>This player’s account was deleted, so there’s nothing to edit.</p>
      ) : (
        <>
          <EditEntry
            address={{ org, season: season.slug, division: division.slug, entryId: id }}
            entry={entry}
            isClaimable={isClaimable}
            campusId={campusId}
            division={division}
            isOver={isOver(season.status)}
            others={others.map((other) => ({ ...other, isFull: isFull(other, spots) }))}
            seen={{
              name: nameStamp(entry.name),
              email: emailStamp(entry.email),
              campusId: campusIdStamp(campusId),
              entry: entryStamp(entry),
            }}
          />
          {!isOver(season.status) && (
            <p className="mt-8">
              <Link className="row-link" href={paths.deskEntry(org, season.slug, division.slug, id)}>
                Withdraw or remove {entry.name}
              </Link>
            </p>
          )}
        </>
      )}
    </DeskFrame>
  );
}
