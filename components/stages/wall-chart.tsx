import type { WallRound, WallSheet } from "@/lib/stages/view/wall-chart";
import { classNames } from "../ui/class-names";
import styles from "./wall-chart.module.css";

/** Who plays whom this week, when and where. Each table fills a sheet, in type that can be read from two yards. */
export function WallChart({ sheets }: { readonly sheets: readonly WallSheet[] }) {
  return (
    <div className="wall">
      {sheets.map(({ key, size, rounds }) => (
        <table key={key} className={classNames(styles.sheet, styles[size])}>
          <thead>
            <tr>
              <th scope="col">White in game 1</th>
              <th scope="col">Opponent</th>
              <th scope="col">When</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          {rounds.map((round) => (
            <Round key={round.key} round={round} />
          ))}
        </table>
      ))}
    </div>
  );
}

function Round({ round: { title, until, matches } }: { readonly round: WallRound }) {
  return (
    <tbody>
      <tr className={styles.title}>
        <th colSpan={4} scope="rowgroup">
          <h2>{title}</h2>
          <p>{until}</p>
        </th>
      </tr>
      {matches.map(({ id, group, home, away, when, where }) => (
        <tr key={id}>
          <th scope="row">{home}</th>
          <td>
            {away}
            {group && <span className={styles.group}> {group}</span>}
          </td>
          <td>{when}</td>
          <td className={styles.where}>{where}</td>
        </tr>
      ))}
    </tbody>
  );
}
