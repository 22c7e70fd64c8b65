import type { QualifiersView } from "@/lib/stages/view/playoff-view";

/** The table of players who advance, and what a lot decides. */
export function Qualifiers({ players, reasons }: QualifiersView) {
  return (
    <>
      <table className="plain by-name mt-3">
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
