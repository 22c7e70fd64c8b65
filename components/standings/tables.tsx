import { Fragment, type ReactNode } from "react";
import { NameList } from "@/components/entries/name-list";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { areAllDecided } from "@/lib/stages/rules/is-settled";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { type StageTable, tablesOf } from "@/lib/stages/rules/tables-of";
import { conditionsIn } from "@/lib/stages/stages-of";
import { type AdvanceMark, advanceMarks, whoAdvances } from "@/lib/stages/view/advancing";
import { playoffWords } from "@/lib/stages/view/playoff-summary";
import { lotsOfPlayoff } from "@/lib/stages/view/playoff-view";
import { stageOf } from "@/lib/stages/words/rounds";
import { crosstable } from "@/lib/standings/rules/crosstable";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { printCrosstable } from "@/lib/standings/words/crosstable";
import { printStandings, tieBreakOrder, tieBreakTexts } from "@/lib/standings/words/standings";
import { explainReasons } from "@/lib/standings/words/ties";
import { GroupHeading, GroupLinks } from "../stages/groups/group-heading";
import { NextRankedTable } from "../stages/groups/next-ranked-table";
import { Crosstable } from "./crosstable";
import { Reasons } from "./reasons";
import { StandingsTable } from "./standings-table";

/** With more players a crosstable is wider than any screen or sheet of paper. */
const MOST_COLUMNS = 40;

interface TablesProps {
  readonly view: DivisionView;
  readonly at: Instant;
  /** What comes after the standings and before the crosstable. */
  readonly children?: ReactNode;
}

/**
 * The standings of a division with the reason for every rank, and the crosstable: once, or for each group, with a mark
 * on those who advance.
 */
export function Tables({ view, at, children }: TablesProps) {
  const tables = tablesOf(view);
  if (tables.length === 0) return children;
  const rounds = tableRounds(view.rounds);
  const advanceSentence = playoffWords(view);
  if (tables.every(({ rows }) => rows.every(({ played }) => played === 0)))
    return (
      <>
        <NoResults tables={tables} advanceSentence={advanceSentence} org={view.season.organization.slug} />
        {children}
      </>
    );

  const begun = rounds.filter((round) => stageOf(round, at) !== "ahead").length;
  const isOver = areAllDecided(rounds) || rounds.every((round) => stageOf(round, at) === "past");
  const hasGroups = tables.some(({ name }) => name !== null);
  const marks = hasGroups || conditionsIn(view.season.rules) ? advanceMarks(view) : NO_MARKS;

  return (
    <>
      <section className="section tight" aria-labelledby="standings">
        <HeadRow title="Standings" id="standings">
          {isOver ? afterAll(rounds.length) : `in Round ${begun} of ${rounds.length}`}
        </HeadRow>
        {advanceSentence && <p className="small mt-3">{advanceSentence}</p>}
        {lotsOfPlayoff(view).map((sentence) => (
          <p key={sentence} className="small mt-3">
            {sentence}
          </p>
        ))}
        {hasGroups && <GroupLinks names={tables.map(({ name }) => name ?? "")} />}
        {tables.map((table, index) => (
          <Standings key={table.name} table={table} view={view} marks={marks} isFirst={index === 0} />
        ))}
        <NextRankedTable view={view} marks={whoAdvances(view)} />
      </section>
      {children}
      <section className="section" aria-labelledby="crosstable">
        <HeadRow title={hasGroups ? "Crosstables" : "Crosstable"} id="crosstable">
          <p>
            <span className="xt-key-f">games won: row player vs. column player</span>
            <span className="xt-key-s">match results: row player vs. column player</span>
          </p>
        </HeadRow>
        {tables.map((table) => (
          <CrosstableOf key={table.name} table={table} view={view} />
        ))}
      </section>
    </>
  );
}

/** "after all 7 rounds" */
function afterAll(rounds: number): string {
  return rounds === 1 ? "after the only round" : `after all ${rounds} rounds`;
}

const NO_MARKS: ReadonlyMap<string, AdvanceMark> = new Map();

type Table = StageTable<RoundView>;

function Standings({
  table: { name, rows, results },
  view: { season, division },
  marks,
  isFirst,
}: {
  readonly table: Table;
  readonly view: DivisionView;
  readonly marks: ReadonlyMap<string, AdvanceMark>;
  readonly isFirst: boolean;
}) {
  const rules = season.rules.standings;
  const printed = printStandings(rows, rules.tieBreaks);
  const hrefOf = (entryId: string) => paths.player(season.organization.slug, entryId);
  return (
    <>
      {name && <GroupHeading name={name} />}
      <StandingsTable
        caption={`${division.name} division standings${name ? `, ${name}` : ""}`}
        rows={printed.map((row) => ({
          ...row,
          href: hrefOf(row.entryId),
          mark: marks.get(row.entryId),
        }))}
        explain={tieBreakTexts(rules.tieBreaks)}
      />
      <Reasons
        {...explainReasons(rows, results, rules)}
        order={tieBreakOrder(rules.tieBreaks)}
        players={rows.map(({ entryId, name: player }) => ({ name: player, href: hrefOf(entryId) }))}
        isFirst={isFirst}
      />
    </>
  );
}

function CrosstableOf({
  table: { name, rows, results },
  view: { season, division },
}: {
  readonly table: Table;
  readonly view: DivisionView;
}) {
  if (rows.length > MOST_COLUMNS) {
    return (
      <BlankState title={`${rows.length} players are too many for a crosstable`}>
        You’ll find every result in its round.
      </BlankState>
    );
  }
  return (
    <>
      {name && <h3 className="mt-6 mb-2">{name}</h3>}
      <Crosstable
        caption={`Every match of ${name ?? `the ${division.name} division`}. Read along a row.`}
        org={season.organization.slug}
        rows={printCrosstable(crosstable(rows, results), rows)}
      />
    </>
  );
}

function NoResults({
  tables,
  advanceSentence,
  org,
}: {
  readonly tables: readonly Table[];
  readonly advanceSentence: string | null;
  readonly org: string;
}) {
  return (
    <section className="section tight" aria-labelledby="standings">
      <HeadRow title="Standings" id="standings">
        no results yet
      </HeadRow>
      {advanceSentence && <p className="small mt-3">{advanceSentence}</p>}
      <BlankState title="Everyone starts with 0 points">
        Standings appear here once the first result is confirmed.
      </BlankState>
      {tables.map(({ name, entries }) => (
        <Fragment key={name}>
          {name && <GroupHeading name={name} />}
          <NameList
            players={entries.map((entry) => ({ name: entry.name, href: paths.player(org, entry.id) }))}
          />
        </Fragment>
      ))}
    </section>
  );
}
