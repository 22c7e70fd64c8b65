import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { DeskDivisionHead, EmailPlayers } from "@/components/season/desk-division";
import { PublishedDivision } from "@/components/season/published-division";
import { UnpublishedDivision } from "@/components/season/unpublished-division";
import { DoneNotice } from "@/components/ui/done-notice";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { listUndecidedOfDesk } from "@/lib/eligibility/store/publication";
import { undecidedRows } from "@/lib/eligibility/view/desk-rows";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { isInPlay } from "@/lib/season/rules/steps";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { DIVISION_DONE } from "@/lib/season/words/done";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { embedSnippets } from "@/lib/sharing/view/embed-snippets";
import type { RoundQuery } from "@/lib/stages/view/round-progress";
import type { Asked } from "@/lib/stages/view/schedule-to-be";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { loadDeskFrame } from "../../../load-desk-frame";

export const metadata: Metadata = { title: "Division" };

type Query = Asked & RoundQuery & { done?: string | string[] };
type Props = {
  readonly params: Promise<{ org: string; season: string; division: string }>;
  readonly searchParams: Promise<Query>;
};

/** A division at the desk: its players, its schedule before publication, its rounds after. */
export default async function DeskDivisionPage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  const division = season && (await findDivisionIn(season, slug));
  if (!season || !division) notFound();
  if (isMoved({ season, division }, { season: seasonSlug, division: slug }))
    permanentRedirect(paths.deskDivision(org, season.slug, division.slug));
  const query = await searchParams;
  const [frame, view] = await Promise.all([
    loadDeskFrame(desk),
    findDivisionOfDesk(desk.scope, { organization: org, season: seasonSlug, division: slug }),
  ]);
  // After the view, whose stamp the forms answer: the stamp is never newer than the list.
  const entries = await listEntriesOfDesk(desk.scope, division.id);
  const now = instantOf(clock());
  const seen = view ? divisionStamp(view) : "";
  const isPublished = view !== undefined && view.rounds.length > 0;
  const facts = { season, division, entries, asked: query, now, seen };
  const today = dateIn(now, season.organization.timeZone);
  const canPublish = !isPublished && isInPlay(season.status);
  const undecided = canPublish
    ? undecidedRows(
        { org, season: seasonSlug, division: slug },
        await listUndecidedOfDesk(desk.scope, { seasonId: season.id, today }, division.id),
      )
    : [];

  return (
    <DeskFrame {...frame} current="seasons">
      <DeskDivisionHead season={season} division={division} now={now} />
      <DoneNotice done={query.done} words={DIVISION_DONE} />
      {isPublished ? (
        <PublishedDivision {...facts} view={view} snippets={embedSnippets(view, env().appUrl)} />
      ) : (
        <UnpublishedDivision {...facts} undecided={undecided} />
      )}
      <EmailPlayers season={season} division={division} entries={entries} />
    </DeskFrame>
  );
}
