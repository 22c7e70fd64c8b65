import type { Metadata } from "next";
import { FrontDeskNav } from "@/components/desk/front-desk-nav";
import { DeskFrame } from "@/components/layout/frames";
import { SearchForm } from "@/components/standings/search-form";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { Status } from "@/components/ui/status";
import { requireStaff } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { listOpenMatches } from "@/lib/match/store/read-match";
import { statusOf } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { matchTitle, namesOf } from "@/lib/people/words/names";
import { shortDayAndTime } from "@/lib/shared/dates";
import { groupBy } from "@/lib/shared/group-by";
import type { Zone } from "@/lib/shared/instant";
import { roundOfAll } from "@/lib/stages/words/round-name";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Enter a result" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ name?: string | string[] }>;
};

/** The open matches of current rounds, to find the one that a score slip is for. */
export default async function OpenMatchesPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireStaff(org);
  const [frame, query, all] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    listOpenMatches(desk.scope, now()),
  ]);
  const name = typeof query.name === "string" ? query.name.trim() : "";
  const matches = all.filter(({ home, away }) =>
    `${home.name} ${away.name}`.toLowerCase().includes(name.toLowerCase()),
  );

  return (
    <DeskFrame {...frame} current="front-desk">
      <PageHead
        title="Enter a result"
        crumb={desk.organization.name}
        lead="For players who hand in a signed score slip or email the office. Find their match."
      >
        <FrontDeskNav org={org} current="matches" />
      </PageHead>
      <SearchForm action={paths.deskMatches(org)} name="name" label="Player’s name" question={name} />
      {matches.length === 0 ? (
        <BlankState title={name ? `No open match for “${name}”` : "No open matches"}>
          Matches that are decided or with the director aren’t listed.
        </BlankState>
      ) : (
        [...groupBy(matches, headingOf)].map(([heading, group], index) => (
          <section key={heading} className="section" aria-labelledby={`group-${index}`}>
            <HeadRow title={heading} id={`group-${index}`} />
            <Papers org={org} match={group[0]} />
            <Ledger>
              {group.map((match) => (
                <OpenMatch key={match.id} org={org} match={match} zone={desk.organization.timeZone} />
              ))}
            </Ledger>
          </section>
        ))
      )}
    </DeskFrame>
  );
}

/** What can be printed for a round, for the desk and the wall. */
function Papers({ org, match }: { readonly org: string; readonly match: ShownMatch | undefined }) {
  if (!match) return null;
  const { season, division } = match;
  return (
    <p className="small mt-3">
      To print:{" "}
      <Link href={paths.scoreSlips(org, season.slug, division.slug)}>score slips for {division.name}</Link>,{" "}
      <Link href={paths.wallChart(org, season.slug)}>wall chart for {season.name}</Link>
    </p>
  );
}

function OpenMatch({
  org,
  match,
  zone,
}: {
  readonly org: string;
  readonly match: ShownMatch;
  readonly zone: Zone;
}) {
  const { state, rules } = match;
  return (
    <LedgerRow>
      <Link className="row-link" href={paths.enterResult(org, match.id)}>
        {matchTitle(namesOf(match))}
      </Link>
      <p className="small status-line">
        <Status kind={statusOf(state).kind} />{" "}
        <span>until {shortDayAndTime(closesAt(state, rules), zone)}</span>
      </p>
    </LedgerRow>
  );
}

function headingOf({ season, division, stage, round }: ShownMatch): string {
  return `${season.name}, ${division.name}, ${roundOfAll({ format: stage.format, ...round })}`;
}
