import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { DoneNotice } from "@/components/desk/done-notice";
import { EntryTable } from "@/components/desk/entry-table";
import { ExtendRoundForm } from "@/components/desk/extend-round-form";
import { PlacesForm } from "@/components/desk/places-form";
import { RoundMatches } from "@/components/desk/round-matches";
import { currentRound } from "@/components/desk/round-progress";
import { SchedulePreview } from "@/components/desk/schedule-preview";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { SubNav } from "@/components/ui/sub-nav";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { type DivisionView, findDivision } from "@/lib/data/divisions";
import { listEntriesOfDesk } from "@/lib/data/entries";
import { findSeason, type SeasonFacts } from "@/lib/data/seasons";
import { instantOf } from "@/lib/domain/instant";
import { dateIn } from "@/lib/domain/schedule/wall-clock";
import { zoneName } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { deskFrame } from "../../../desk-frame";
import { SEASON_WORDS } from "../../season-words";
import { entryViews, placesLine } from "./entry-view";
import { firstDayOf } from "./first-day";
import { extension, roundMatches, roundWhen } from "./round-view";
import { scheduleView } from "./schedule-view";

export const metadata: Metadata = { title: "Division" };

type Query = { done?: string | string[]; round?: string; firstDay?: string };
type Props = {
  readonly params: Promise<{ org: string; season: string; division: string }>;
  readonly searchParams: Promise<Query>;
};

/** A division at the desk: who is in it, its schedule before publishing, its rounds after. */
export default async function DeskDivisionPage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  const division = season?.divisions.find((each) => each.slug === slug);
  if (!season || !division) notFound();
  const query = await searchParams;
  const [frame, entries, view] = await Promise.all([
    deskFrame(desk),
    listEntriesOfDesk(desk.scope, division.id),
    findDivision(org, seasonSlug, slug),
  ]);
  const now = instantOf(clock());
  const zone = season.organization.timeZone;
  const players = entries.filter(({ status }) => status === "active").length;
  const isPublished = view !== undefined && view.rounds.length > 0;
  const table = <EntryTable entries={entryViews(season, division, entries)} />;

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title={division.name}
        crumb={
          <>
            <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
            <Link href={paths.deskSeason(org, seasonSlug)}>{season.name}</Link>. {SEASON_WORDS[season.status]}
            . {zoneName(zone, now)}
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
      <DoneNotice done={query.done} words={DONE} />
      {isPublished ? (
        <>
          <Rounds view={view} asked={query.round} now={now} />
          <Fold summary="Players" aside={placesLine(division, entries)}>
            {table}
          </Fold>
          <p className="mt-4">
            <Link className="row-link" href={paths.division(org, seasonSlug, slug)}>
              The public table of {division.name}
            </Link>
          </p>
        </>
      ) : (
        <div className="cols cols-7-5">
          <section aria-labelledby="players">
            <HeadRow title="Players" id="players">
              <p>{placesLine(division, entries)}</p>
            </HeadRow>
            {entries.length > 0 ? table : <NobodyYet season={season} />}
            <PlacesForm org={org} season={seasonSlug} division={slug} capacity={division.capacity} />
          </section>
          <Unpublished
            season={season}
            division={slug}
            players={players}
            asked={query.firstDay}
            today={dateIn(zone, now)}
          />
        </div>
      )}
    </DeskFrame>
  );
}

const DONE: Readonly<Record<string, string>> = {
  places: "The places are set.",
  left: "They are out. Everybody concerned gets a letter.",
  "late-entry": "They are in. They and their next opponents get a letter.",
  published: "The schedule is published. Players get a letter when their round opens.",
  extended: "The round has more time. The players get the new deadline by email.",
  "extended-some":
    "The round has more time, but not every match of it: one you play in yourself, another director has to extend.",
};

function Rounds({
  view,
  asked,
  now,
}: {
  readonly view: DivisionView;
  readonly asked: string | undefined;
  readonly now: string;
}) {
  const { season, division, rounds } = view;
  const { slug: org, timeZone: zone } = season.organization;
  const round = rounds.find(({ number }) => String(number) === asked) ?? currentRound(rounds, now);
  if (!round) return null;
  const more = extension(view, round, now);
  return (
    <section aria-labelledby="round">
      <HeadRow title={`Round ${round.number} of ${rounds.length}`} id="round">
        <p>{roundWhen(round, now, zone)}</p>
      </HeadRow>
      <SubNav
        label="Rounds"
        items={rounds.map(({ number }) => ({
          href: `${paths.deskDivision(org, season.slug, division.slug)}?round=${number}`,
          label: String(number),
          current: number === round.number,
        }))}
      />
      <RoundMatches matches={roundMatches(view, round, now)} />
      <div className="border-0 border-t border-solid border-rule">
        {more && (
          <ExtendRoundForm
            key={round.number}
            org={org}
            season={season.slug}
            division={division.slug}
            round={round.number}
            {...more}
          />
        )}
      </div>
    </section>
  );
}

function Unpublished({
  season,
  division,
  players,
  asked,
  today,
}: {
  readonly season: SeasonFacts;
  readonly division: string;
  readonly players: number;
  readonly asked: string | undefined;
  readonly today: string;
}) {
  const canPublish = season.status === "registration" || season.status === "running";
  if (canPublish && players >= 2) {
    const firstDay = firstDayOf(asked, season.startsOn, today);
    return <SchedulePreview {...scheduleView(season, division, players, firstDay, today)} />;
  }
  return (
    <section aria-labelledby="publish">
      <HeadRow title="Schedule" id="publish">
        <p>not published</p>
      </HeadRow>
      <BlankState title={canPublish ? "Too few players yet" : "No schedule"}>
        {canPublish
          ? "A round robin needs at least two players. The dates are shown here as soon as two are in."
          : "Open registration first; the schedule is drawn from those who register."}
      </BlankState>
    </section>
  );
}

function NobodyYet({ season }: { readonly season: SeasonFacts }) {
  const { slug: org } = season.organization;
  return (
    <BlankState title="Nobody has registered yet">
      {season.status === "registration" ? (
        <>
          Players register at{" "}
          <Link href={paths.register(org, season.slug)}>{paths.register(org, season.slug)}</Link>.
        </>
      ) : (
        "Players will be listed here once registration is open."
      )}
    </BlankState>
  );
}
