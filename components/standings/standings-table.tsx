import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";
import { Status } from "../ui/status";
import { type StandingsRow, type TieBreakText, tieClass } from "./standings-row";
import styles from "./standings-table.module.css";
import { TieBreakHead } from "./tie-break-head";

interface StandingsTableProps {
  /** "Open division standings after Round 6" */
  readonly caption: string;
  readonly rows: readonly StandingsRow[];
  readonly explain?: readonly TieBreakText[] | undefined;
}

/** A narrow screen has room for this many tie-breaks. */
const EARLY_TIE_BREAKS = 3;

function tieBreakClass(index: number): string {
  return classNames("wide", index >= EARLY_TIE_BREAKS && styles.late);
}

/** The standings as a wall chart, with large points. On a phone: rank, name with won, drawn and lost, and points. */
export function StandingsTable({ caption, rows, explain = [] }: StandingsTableProps) {
  const tieBreaks = rows[0]?.tieBreaks ?? [];
  const hasReasons = rows.some(({ whyHref }) => whyHref);
  const isTied = rows.some(({ sharesPoints }) => sharesPoints);

  return (
    <>
      <table className="chart">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th className="pl" scope="col">
              <span className="sr">Rank</span>
            </th>
            <th className="name" scope="col">
              Player
            </th>
            {["Played", "Won", "Drawn", "Lost", "Games"].map((label) => (
              <th key={label} className="wide" scope="col">
                {label}
              </th>
            ))}
            {tieBreaks.map(({ label }, index) => (
              <TieBreakHead
                key={label}
                label={label}
                className={tieBreakClass(index)}
                text={explain.find((item) => item.label === label)}
              />
            ))}
            <th className="pts" scope="col">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={`${row.rank} ${row.name}`}
              className={classNames(row.you && "me", tieClass(rows, index))}
            >
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      {hasReasons && (
        <ul className="key">
          {isTied && (
            <li>
              <span className="tiebar" aria-hidden="true" />
              Tied on points; see below for the order
            </li>
          )}
          <li className="no-print">Select a rank to see the reason</li>
        </ul>
      )}
    </>
  );
}

function Cells({ row }: { readonly row: StandingsRow }) {
  const { played, won, drawn, lost, games } = row;

  return (
    <>
      <td className="pl">
        <Rank row={row} />
      </td>
      <th scope="row" className="name">
        {row.href ? (
          <Link href={row.href} prefetch={false}>
            {row.name}
          </Link>
        ) : (
          row.name
        )}
        {row.you && <span className="you"> (you)</span>}
        {row.note && <span className="you">, {row.note}</span>}
        {row.mark && (
          <span className="block">
            <Status kind={row.mark.advances ? "confirmed" : "lost"}>{row.mark.words}</Status>
          </span>
        )}
        <small>
          {won} won, {drawn} drawn, {lost} lost
        </small>
      </th>
      <td className="wide">{played}</td>
      <td className="wide">{won}</td>
      <td className="wide">{drawn}</td>
      <td className="wide">{lost}</td>
      <td className="wide">{games}</td>
      {row.tieBreaks.map(({ label, value }, index) => (
        <td key={label} className={tieBreakClass(index)}>
          {value ?? <NotUsed />}
        </td>
      ))}
      <td className="pts">{row.points}</td>
    </>
  );
}

function Rank({ row: { rank, name, whyHref } }: { readonly row: StandingsRow }) {
  if (!whyHref) return rank;
  return (
    <a className={styles.place} href={whyHref}>
      {rank}
      <span className="sr">, why is {name} here?</span>
    </a>
  );
}

function NotUsed() {
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="sr">not used</span>
    </span>
  );
}
