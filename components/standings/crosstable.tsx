import { paths } from "@/lib/paths";
import type { PrintedCell } from "@/lib/standings/words/crosstable";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";
import { CrosstableCellBox } from "./crosstable-cell";

export interface CrosstableRow {
  readonly entryId: string;
  readonly name: string;
  /** The last part of the name, the family name: what a phone has room for. */
  readonly shortName?: string | undefined;
  /** "left": shown after the name. */
  readonly note?: string | undefined;
  /** One for each row of the table, in the same order. */
  readonly cells: readonly PrintedCell[];
  readonly points: string;
}

interface CrosstableProps {
  /** "Every match of the Open division. Read along a row." */
  readonly caption: string;
  readonly rows: readonly CrosstableRow[];
  /** The slug of the organization that its players and matches belong to. */
  readonly org: string;
}

/** With more columns than this, a sheet of paper has room for a single character in each, as a phone does. */
const PAPER_COLUMNS = 14;

/**
 * Everyone against everyone, row against column, both by number. On a phone a match is a single character: 1, ½, 0, + or
 * –. A table wider than the page scrolls in its own frame, where numbers and names stay.
 */
export function Crosstable({ caption, rows, org }: CrosstableProps) {
  const table = (
    <table className="xt">
      <caption className="sr">
        {caption} Columns are numbered like the rows.
        <span className="xt-key-f">
          {" "}
          A cell shows the games won by the row’s player, then the opponent’s.
        </span>
        <span className="xt-key-s"> A cell shows the match result of the row’s player.</span>
      </caption>
      <thead>
        <tr>
          <th className="n" scope="col">
            <span className="sr">Number</span>
          </th>
          <th className="name" scope="col">
            <span className="sr">Player</span>
          </th>
          {rows.map((row, index) => (
            <th key={index} scope="col">
              <abbr title={row.name}>{index + 1}</abbr>
            </th>
          ))}
          <th className="tot" scope="col">
            <span className="f">Points</span>
            <span className="s">Pts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td className="n">{index + 1}</td>
            <th scope="row" className="name">
              <Link href={paths.player(org, row.entryId)} prefetch={false}>
                <RowName name={row.name} shortName={row.shortName} />
              </Link>
              {row.note && <span className="you">, {row.note}</span>}
            </th>
            {row.cells.map((cell, column) => (
              <CrosstableCellBox key={column} cell={cell} org={org} />
            ))}
            <td className="tot">{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  return (
    <>
      <section
        className={classNames("xt-box", rows.length > PAPER_COLUMNS && "xt-many")}
        aria-label={caption}
        tabIndex={0}
      >
        {table}
      </section>
      <ul className="key">
        <li className="xt-key-f">
          <b>2–1</b> won the match
        </li>
        <li className="xt-key-f">
          <i className="serif">R7</i> still to play
        </li>
        <li className="xt-key-f">
          <b>ff</b> forfeit
        </li>
        <li className="xt-key-s">
          1 won, ½ drawn, 0 lost, + won by forfeit, – lost by forfeit, · still to play
        </li>
      </ul>
    </>
  );
}

function RowName({ name, shortName }: Pick<CrosstableRow, "name" | "shortName">) {
  if (!shortName || !name.endsWith(shortName)) return name;

  return (
    <>
      <span className="first">{name.slice(0, -shortName.length)}</span>
      {shortName}
    </>
  );
}
