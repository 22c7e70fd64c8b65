import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { ButtonLink } from "@/components/ui/button";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { DateRow, Ledger } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import { listSeasons, type SeasonFacts } from "@/lib/season/store/seasons";
import { SEASON_WORDS } from "@/lib/season/words/season-status";
import { fullCalendarDay } from "@/lib/season/words/seasons";
import { calendarDay } from "@/lib/shared/dates";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Seasons" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** The seasons of an organization, newest first. */
export default async function SeasonsPage({ params, searchParams }: Props) {
  const { org } = await params;
  const { done } = await searchParams;
  const desk = await requireDirector(org);
  const [frame, seasons] = await Promise.all([loadDeskFrame(desk), listSeasons(desk.organization.id)]);
  const past = seasons.filter(({ status }) => status === "archived");

  return (
    <DeskFrame {...frame} current="seasons">
      <DoneNotice done={done} words={{ deleted: "The draft is deleted." }} />
      <PageHead title="Seasons" crumb={desk.organization.name}>
        <div className="actions">
          <ButtonLink kind="primary" icon="plus" href={paths.newSeason(org)}>
            New season
          </ButtonLink>
        </div>
      </PageHead>
      {seasons.length === 0 ? (
        <BlankState title="No seasons yet">
          Start one from a rule sheet. Only the desk can see it until you open registration.
        </BlankState>
      ) : (
        <Seasons org={org} seasons={seasons.filter(({ status }) => status !== "archived")} />
      )}
      {past.length > 0 && (
        <section className="section" aria-labelledby="past">
          <HeadRow title="Past seasons" id="past" />
          <Seasons org={org} seasons={past} />
        </section>
      )}
    </DeskFrame>
  );
}

function Seasons({ org, seasons }: { readonly org: string; readonly seasons: readonly SeasonFacts[] }) {
  if (seasons.length === 0) return null;
  return (
    <Ledger kind="dates">
      {seasons.map((season) => (
        <SeasonRow key={season.id} org={org} season={season} />
      ))}
    </Ledger>
  );
}

function SeasonRow({ org, season }: { readonly org: string; readonly season: SeasonFacts }) {
  return (
    <DateRow
      when={isOver(season.status) ? fullCalendarDay(season.startsOn) : calendarDay(season.startsOn)}
      title={
        <Link className="row-link" href={paths.deskSeason(org, season.slug)}>
          {season.name}
        </Link>
      }
    >
      {SEASON_WORDS[season.status]}. {season.divisions.map(({ name }) => name).join(", ")}
    </DateRow>
  );
}
