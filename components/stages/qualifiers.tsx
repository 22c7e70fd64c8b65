/** Who advances to the playoff, in the order of the standings. */
export type QualifiersProps = {
  readonly players: readonly {
    readonly name: string;
    /** "2"; in groups "2, Group A" */
    readonly rank: string;
    readonly points: string;
    /** "seed 1", "by lot" */
    readonly word: string;
  }[];
  /** A note for players whose rank alone doesn't say whether they advance. */
  readonly reasons: readonly string[];
};

/** The table of players who advance, and what a lot decides. */
export function Qualifiers({ players, reasons }: QualifiersProps) {
  return (
    <>
      <table className="plain mt-3">
        <caption className="sr">Who advances to the playoff</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">Points</th>
            <th scope="col">Advances as</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, rank, points, word }) => (
            <tr key={name}>
              <td>{rank}</td>
              <th scope="row">{name}</th>
              <td>{points}</td>
              <td>{word}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.map((reason) => (
        <p key={reason} className="small mt-3">
          {reason}
        </p>
      ))}
    </>
  );
}
