import type { DifferRow, GameRow } from "@/lib/match/view/game-rows";

/** The games of a report: who had White, who won, how it ended. */
export function GamesTable({
  rows,
  caption = "Games",
}: {
  readonly rows: readonly GameRow[];
  readonly caption?: string;
}) {
  return (
    <table className="plain">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">White</th>
          <th scope="col">Winner</th>
          <th scope="col" className="r">
            How it ended
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.number}</th>
            <td>{row.white}</td>
            <td>{row.winner ? <b>{row.winner}</b> : "Drawn"}</td>
            <td className="r">{row.ending}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two versions of the games side by side, with the differences highlighted. */
export function DifferTable({
  rows,
  one,
  other,
  nothing,
}: {
  readonly rows: readonly DifferRow[];
  /** Whose versions these are. */
  readonly one: string;
  readonly other: string;
  /** Shown if a side doesn't have such a game. */
  readonly nothing: string;
}) {
  return (
    <table className="plain">
      <caption className="sr">The two reports</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">{one} says</th>
          <th scope="col">{other} says</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.number}</th>
            <td>{row.differs ? <b>{row.one ?? nothing}</b> : row.one}</td>
            <td>{row.differs ? <b>{row.other ?? nothing}</b> : "the same"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
