import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { SubNav } from "@/components/ui/sub-nav";
import type { DeskEntry } from "@/lib/entries/view/entries-of-desk";
import { paths } from "@/lib/paths";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/seasons";
import { SEASON_WORDS } from "@/lib/season/words/season-status";
import type { Instant } from "@/lib/shared/instant";
import type { RoundQuery } from "@/lib/stages/view/round-progress";
import type { Asked } from "@/lib/stages/view/schedule-to-be";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { SeasonCrumb } from "./season-crumb";

/** What the desk's page of a division is drawn from. */
export type DeskDivisionProps = {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
  readonly entries: readonly DeskEntry[];
  readonly asked: Asked & RoundQuery;
  readonly now: Instant;
  /** The stamp that the forms answer. */
  readonly seen: string;
};

/** The title of a division at the desk, and the way to the season's other divisions. */
export function DeskDivisionHead({
  season,
  division,
  now,
}: Pick<DeskDivisionProps, "season" | "division" | "now">) {
  const { slug: org, timeZone } = season.organization;
  return (
    <PageHead
      title={division.name}
      crumb={
        <SeasonCrumb org={org} season={season}>
          . {SEASON_WORDS[season.status]}. {zoneAllYear(now, timeZone)}
        </SeasonCrumb>
      }
    >
      <SubNav
        label="Divisions"
        items={season.divisions.map((each) => ({
          href: paths.deskDivision(org, season.slug, each.slug),
          label: each.name,
          current: each.slug === division.slug,
        }))}
      />
    </PageHead>
  );
}

/** The way to an email to the division's players, once the season is public. */
export function EmailPlayers({
  season,
  division,
  entries,
}: Pick<DeskDivisionProps, "season" | "division" | "entries">) {
  if (season.status === "draft" || entries.length === 0) return null;
  return (
    <p className="mt-4">
      <Link
        className="row-link"
        href={paths.writeToDivision(season.organization.slug, season.slug, division.slug)}
      >
        Email players of {division.name}
      </Link>
    </p>
  );
}
