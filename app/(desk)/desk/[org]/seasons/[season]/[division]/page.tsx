import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { Undecided } from "@/components/eligibility/undecided";
import { AddPlayerForm } from "@/components/entries/add-player-form";
import { EntryTable } from "@/components/entries/entry-table";
import { LateEntrySection } from "@/components/entries/late-entry-section";
import { SpotsForm } from "@/components/entries/spots-form";
import { DeskFrame } from "@/components/layout/frames";
import { Champion } from "@/components/season/champion";
import { EmbedSnippets } from "@/components/sharing/embed-snippets";
import { GroupProgress } from "@/components/stages/groups/group-progress";
import { Playoff } from "@/components/stages/playoff";
import { Rounds } from "@/components/stages/rounds";
import { Unpublished } from "@/components/stages/unpublished";
import { BlankState } from "@/components/ui/blank-state";
import { DoneNotice } from "@/components/ui/done-notice";
import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { SubNav } from "@/components/ui/sub-nav";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { listUndecidedOfDesk } from "@/lib/eligibility/store/publication";
import { undecidedRows } from "@/lib/eligibility/view/desk-rows";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { entryViews, spotsLine } from "@/lib/entries/view/entries-of-desk";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { venueName } from "@/lib/season/rules/play-venue";
import { isInPlay } from "@/lib/season/rules/steps";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { DIVISION_DONE } from "@/lib/season/words/done";
import { SEASON_WORDS } from "@/lib/season/words/season-status";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { embedSnippets } from "@/lib/sharing/view/embed-snippets";
import { needsPlayoff } from "@/lib/stages/rules/needs-playoff";
import { groupProgress } from "@/lib/stages/view/group-progress";
import type { RoundQuery } from "@/lib/stages/view/round-progress";
import type { Asked } from "@/lib/stages/view/schedule-to-be";
import { zoneAllYear } from "@/lib/stages/words/rounds";
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
  const zone = season.organization.timeZone;
  const active = entries.filter(({ status }) => status === "active");
  const seen = view ? divisionStamp(view) : "";
  const isPublished = view !== undefined && view.rounds.length > 0;
  const today = dateIn(now, zone);
  const undecided = isPublished
    ? []
    : undecidedRows(
        { org, season: seasonSlug, division: slug },
        await listUndecidedOfDesk(desk.scope, { seasonId: season.id, today }, division.id),
      );
  const table = <EntryTable entries={entryViews(season, entries)} />;
  const { venue } = season.rules;
  const addForm = (
    <AddPlayerForm
      org={org}
      season={seasonSlug}
      division={slug}
      asksAge={division.underAge !== null}
      site={venue.kind === "online" ? venueName(venue) : null}
    />
  );

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title={division.name}
        crumb={
          <>
            <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
            <Link href={paths.deskSeason(org, seasonSlug)}>{season.name}</Link>. {SEASON_WORDS[season.status]}
            . {zoneAllYear(now, zone)}
          </>
        }
      >
        <SubNav
          label="Divisions"
          items={season.divisions.map((each) => ({
            href: paths.deskDivision(org, seasonSlug, each.slug),
            label: each.name,
            current: each.slug === slug,
          }))}
        />
      </PageHead>
      <DoneNotice done={query.done} words={DIVISION_DONE} />
      {isPublished ? (
        <>
          <Champion view={view} />
          {needsPlayoff(view) && <Playoff view={view} asked={query} now={now} seen={seen} />}
          <Rounds view={view} asked={query} now={now} />
          <GroupProgress groups={groupProgress(view)} />
          {!needsPlayoff(view) && <Playoff view={view} asked={query} now={now} seen={seen} />}
          <LateEntrySection view={view} entries={entries} now={now} />
          <Fold summary="Players" aside={spotsLine(division, entries)}>
            {table}
          </Fold>
          {isInPlay(season.status) && addForm}
          <EmbedSnippets snippets={embedSnippets(view, env().appUrl)} />
          <p className="mt-4">
            <Link className="row-link" href={paths.division(org, seasonSlug, slug)}>
              Public standings of {division.name}
            </Link>
          </p>
        </>
      ) : (
        <div className="cols cols-7-5">
          <section aria-labelledby="players">
            <HeadRow title="Players" id="players">
              <p>{spotsLine(division, entries)}</p>
            </HeadRow>
            {entries.length > 0 ? table : <NobodyYet season={season} />}
            <SpotsForm org={org} season={seasonSlug} division={slug} capacity={division.capacity} />
            {isInPlay(season.status) && addForm}
          </section>
          <div>
            <Undecided org={org} season={seasonSlug} division={slug} rows={undecided} />
            <Unpublished
              season={season}
              division={slug}
              players={active.map(({ name }) => name)}
              ids={active.map(({ id }) => id)}
              asked={query}
              now={now}
              seen={seen}
              isUndecided={undecided.length > 0}
            />
          </div>
        </div>
      )}
      {season.status !== "draft" && entries.length > 0 && (
        <p className="mt-4">
          <Link className="row-link" href={paths.writeToDivision(org, seasonSlug, slug)}>
            Email players of {division.name}
          </Link>
        </p>
      )}
    </DeskFrame>
  );
}

function NobodyYet({ season }: { readonly season: SeasonFacts }) {
  const { slug: org } = season.organization;
  return (
    <BlankState title="No players yet">
      {season.status === "registration" ? (
        <>
          Players register at{" "}
          <Link href={paths.register(org, season.slug)}>{paths.register(org, season.slug)}</Link>.
        </>
      ) : (
        "Players appear here once registration opens."
      )}
    </BlankState>
  );
}
