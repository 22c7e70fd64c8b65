import { Icon } from "@/components/ui/icon";

/** The games as each side reports them. */
export type GameVersions = {
  readonly names: readonly [home: string, away: string];
  readonly rows: readonly {
    readonly game: string;
    /** "Noor had White" */
    readonly white: string;
    readonly home: string;
    readonly away: string;
    readonly differs: boolean;
  }[];
  /** The score of each version: "2–1 to Noor". */
  readonly sums: readonly [home: string, away: string];
};

/** Two versions of the games side by side; differences are marked in words, not only by color. */
export function Versions({ names, rows, sums }: GameVersions) {
  return (
    <section aria-labelledby="versions">
      <h3 id="versions">Two versions, game by game</h3>
      <table className="plain mt-2">
        <caption className="sr">The games as each player has them</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            {names.map((name, index) => (
              <th key={index} scope="col">
                {name} says
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game}>
              <th scope="row">
                {row.game}
                <span className="block font-normal text-xs muted">{row.white}</span>
                {row.differs && (
                  <span className="status st-bad">
                    <Icon name="flag" />
                    differs
                  </span>
                )}
              </th>
              <td>{row.home}</td>
              <td>{row.away}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Match</th>
            {sums.map((sum, index) => (
              <td key={index}>
                <b>{sum}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
