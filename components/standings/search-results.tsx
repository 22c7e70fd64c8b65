import { matchStatus } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";
import { matchName } from "@/lib/stages/words/round-name";
import type { Found } from "@/lib/standings/store/search";
import { BlankState } from "../ui/blank-state";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { Status } from "../ui/status";

interface SearchResultsProps {
  /** The slug of the organization. */
  readonly org: string;
  readonly zone: Zone;
  readonly question: string;
  /** The question has only single letters. */
  readonly isTooShort: boolean;
  readonly found: Found;
}

/** What a question found: players, divisions and matches, each with its page. */
export function SearchResults({ org, zone, question, isTooShort, found }: SearchResultsProps) {
  const { players, divisions, matches } = found;
  if (isTooShort) return <BlankState title="Type at least two letters of a name" />;
  if (players.length + divisions.length + matches.length === 0)
    return (
      <BlankState title={`Nothing found for “${question}”`}>
        Search matches the beginning of a name. Players can have their names withheld.
      </BlankState>
    );
  return (
    <>
      {players.length > 0 && (
        <Results id="players" title="Players">
          {players.map(({ entryId, name, season, divisions: theirs }) => (
            <li key={entryId}>
              <Link href={paths.player(org, entryId)} prefetch={false}>
                {name}
              </Link>
              <span className="block small muted">
                {`${season.name}, ${list(theirs.map((division) => division.name))}`}
              </span>
            </li>
          ))}
        </Results>
      )}
      {matches.length > 0 && (
        <Results id="matches" title="Matches">
          {matches.map(({ id, home, away, slot, season, division, ...match }) => (
            <li key={id}>
              <Link href={paths.publicMatch(org, id)} prefetch={false}>
                {matchTitle({ home, away })}
              </Link>{" "}
              <Status kind={matchStatus(match).kind}>{timeOf(match, zone)}</Status>
              <span className="block small muted">
                {`${season.name}, ${division.name}, ${matchName(slot)}`}
              </span>
            </li>
          ))}
        </Results>
      )}
      {divisions.length > 0 && (
        <Results id="divisions" title="Divisions">
          {divisions.map(({ season, division }) => (
            <li key={`${season.slug} ${division.slug}`}>
              <Link href={paths.division(org, season.slug, division.slug)} prefetch={false}>
                {`${season.name}, ${division.name}`}
              </Link>
            </li>
          ))}
        </Results>
      )}
    </>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly title: string;
  readonly children: readonly React.ReactNode[];
}

function Results({ id, title, children }: ResultsProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <HeadRow id={id} title={title}>
        {children.length}
      </HeadRow>
      <ul className="ledger mt-2">{children}</ul>
    </section>
  );
}

function timeOf(
  { status, scheduledAt }: Pick<Found["matches"][number], "status" | "scheduledAt">,
  zone: Zone,
): string | undefined {
  return status === "scheduled" && scheduledAt ? shortDayAndTime(scheduledAt, zone) : undefined;
}
