import { Undecided, type UndecidedRow } from "@/components/eligibility/undecided";
import { AddToDivision } from "@/components/entries/add-to-division";
import { EntryTable } from "@/components/entries/entry-table";
import { SpotsForm } from "@/components/entries/spots-form";
import { Unpublished } from "@/components/stages/unpublished";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { entryViews, spotsLine } from "@/lib/entries/view/entries-of-desk";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { DeskDivisionProps } from "./desk-division";

type Props = DeskDivisionProps & { readonly undecided: readonly UndecidedRow[] };

/**
 * A division at the desk before its schedule is published: whom to decide about, its players, and the schedule as it
 * would be.
 */
export function UnpublishedDivision({ undecided, season, division, entries, asked, now, seen }: Props) {
  const page = { org: season.organization.slug, season: season.slug, division: division.slug };
  const active = entries.filter(({ status }) => status === "active");
  return (
    <>
      <Undecided {...page} rows={undecided} />
      <div className="cols cols-7-5">
        <section aria-labelledby="players">
          <HeadRow title="Players" id="players">
            <p>{spotsLine(division, entries)}</p>
          </HeadRow>
          {entries.length > 0 ? (
            <EntryTable
              entries={entryViews(season, division.slug, entries)}
              file={paths.entriesFile(season.organization.slug, season.slug)}
            />
          ) : (
            <NobodyYet season={season} />
          )}
          {!isOver(season.status) && <SpotsForm {...page} capacity={division.capacity} />}
          <AddToDivision season={season} division={division} />
        </section>
        <div>
          <Unpublished
            season={season}
            division={division.slug}
            players={active.map(({ name }) => name)}
            ids={active.map(({ id }) => id)}
            asked={asked}
            now={now}
            seen={seen}
            isUndecided={undecided.length > 0}
          />
        </div>
      </div>
    </>
  );
}

function NobodyYet({ season }: { readonly season: SeasonFacts }) {
  const { slug: org } = season.organization;
  return (
    <BlankState title={isOver(season.status) ? "No players" : "No players yet"}>
      {season.status === "registration" ? (
        <>
          Players register at{" "}
          <Link href={paths.register(org, season.slug)}>{paths.register(org, season.slug)}</Link>.
        </>
      ) : isOver(season.status) ? (
        "No one was in this division when the season ended."
      ) : (
        "Players appear here once registration opens."
      )}
    </BlankState>
  );
}
