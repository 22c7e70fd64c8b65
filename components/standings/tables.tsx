import { NameList } from "@/components/entries/name-list";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import type { Instant } from "@/lib/shared/instant";
import { isSettled } from "@/lib/stages/rules/is-settled";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { playoffWords } from "@/lib/stages/view/playoff-summary";
import { stageOf } from "@/lib/stages/words/rounds";
import { crosstable } from "@/lib/standings/rules/crosstable";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { printCrosstable } from "@/lib/standings/words/crosstable";
import { printStandings, tieBreakOrder, tieBreakTexts } from "@/lib/standings/words/standings";
import { explainReasons } from "@/lib/standings/words/ties";
import { Crosstable } from "./crosstable";
import { Reasons } from "./reasons";
import { StandingsTable } from "./standings-table";

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
        <Reasons {...explainReasons(rows, results, rules)} order={tieBreakOrder(rules.tieBreaks)} />
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
            Every result is shown in its round below.
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
        Standings appear here once both players of a match have confirmed the result.
      </BlankState>
      <NameList names={names} />
    </section>
  );
}
