/** Who advances to the playoff, in the order of the table. */
export type QualifiersProps = {
  readonly players: readonly {
    readonly name: string;
    /** "2"; in groups "2, Group A" */
    readonly place: string;
    readonly points: string;
    /** "seed 1", "by lot" */
    readonly word: string;
  }[];
  /** Where the table alone does not say who goes on. */
  readonly reasons: readonly string[];
};

/** The table of those who go on, and what is left to the lot. */
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
          {players.map(({ name, place, points, word }) => (
            <tr key={name}>
              <td>{place}</td>
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
