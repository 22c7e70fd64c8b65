import { NameList } from "@/components/schedule/name-list";
import { Crosstable } from "@/components/standings/crosstable";
import { Reasons } from "@/components/standings/reasons";
import { StandingsTable } from "@/components/standings/standings-table";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import type { DivisionView } from "@/lib/data/divisions";
import { isSettled } from "@/lib/domain/champion";
import type { Instant } from "@/lib/domain/instant";
import { tableRounds } from "@/lib/domain/schedule/stages";
import { crosstable } from "@/lib/domain/standings/crosstable";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";
import { printCrosstable } from "@/lib/format/crosstable";
import { stageOf } from "@/lib/format/rounds";
import { printStandings, tieBreakOrder, tieBreakTexts } from "@/lib/format/standings";
import { tellReasons } from "@/lib/format/ties";
import { playoffWords } from "./playoff-words";

/** A crosstable of more players is wider than any screen or sheet of paper. */
const MOST_COLUMNS = 40;

/** The standings of a division's round robin with the reason for every place, and the crosstable. */
export function Tables({ view, at }: { readonly view: DivisionView; readonly at: Instant }) {
  const { season, division, entries } = view;
  const rules = season.rules.standings;
  const rounds = tableRounds(view.rounds);
  if (rounds.length === 0) return null;
  const results = resultsOf(rounds);
  const rows = rankEntries(entries, results, rules);
  const goOn = playoffWords(view);
  if (rows.every(({ played }) => played === 0))
    return <NoResults names={entries.map(({ name }) => name)} goOn={goOn} />;

  const begun = rounds.filter((round) => stageOf(round, at) !== "ahead").length;
  const isOver = isSettled(rounds) || rounds.every((round) => stageOf(round, at) === "past");

  return (
    <>
      <section className="section tight" aria-labelledby="standings">
        <HeadRow title="Standings" id="standings">
          {isOver ? `after all ${rounds.length} rounds` : `in Round ${begun} of ${rounds.length}`}
        </HeadRow>
        {goOn && <p className="small mt-3">{goOn}</p>}
        <StandingsTable
          caption={`${division.name} division standings`}
          rows={printStandings(rows, rules.tieBreaks)}
          explain={tieBreakTexts(rules.tieBreaks)}
        />
        <Reasons {...tellReasons(rows, results, rules)} order={tieBreakOrder(rules.tieBreaks)} />
      </section>
      <section className="section" aria-labelledby="crosstable">
        <HeadRow title="Crosstable" id="crosstable">
          games won, row against column
        </HeadRow>
        {rows.length <= MOST_COLUMNS ? (
          <Crosstable
            caption={`Every match of the ${division.name} division. Read along a row.`}
            rows={printCrosstable(crosstable(rows, results), rows)}
          />
        ) : (
          <BlankState title={`${rows.length} players are too many for a crosstable`}>
            Every result stands in its round below.
          </BlankState>
        )}
      </section>
    </>
  );
}

function NoResults({ names, goOn }: { readonly names: readonly string[]; readonly goOn: string | null }) {
  return (
    <section className="section tight" aria-labelledby="standings">
      <HeadRow title="Standings" id="standings">
        no result yet
      </HeadRow>
      {goOn && <p className="small mt-3">{goOn}</p>}
      <BlankState title="Everybody begins with 0 points">
        The table stands here once both players of a match have confirmed its result.
      </BlankState>
      <NameList names={names} />
    </section>
  );
}
