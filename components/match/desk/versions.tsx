import { Icon } from "@/components/ui/icon";
import type { GameVersions } from "@/lib/match/view/versions";

/** The games as each player has them, side by side; differences are marked in words, not only by color. */
export function Versions({ title, names, rows, sums }: GameVersions) {
  return (
    <section aria-labelledby="versions">
      <h3 id="versions">{title}</h3>
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
