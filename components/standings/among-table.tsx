export interface AmongRow {
  /** A first name is enough here. */
  readonly name: string;
  /**
   * What this player scored against each of the rows, in the same order; null for themselves and if they haven't met.
   */
  readonly points: readonly (string | null)[];
  readonly sum: string;
}

/** A small crosstable of those who are tied. */
export function AmongTable({ rows }: { readonly rows: readonly AmongRow[] }) {
  return (
    <table className="plain mini">
      <caption className="sr">Points of the tied players against each other</caption>
      <thead>
        <tr>
          <td />
          {rows.map((row, index) => (
            <th key={index} scope="col" className="r">
              {row.name}
            </th>
          ))}
          <th scope="col" className="r">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.name}</th>
            {row.points.map((points, column) => (
              <td key={column} className="r">
                {points ?? <span className="muted">–</span>}
              </td>
            ))}
            <td className="r">
              <b>{row.sum}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
