import { classNames } from "../ui/class-names";
import styles from "./wall-chart.module.css";

/** One Letter sheet for the wall, every word ready to print. */
export type WallSheet = {
  readonly key: string;
  /** How large its type can be: the fewer lines, the larger. */
  readonly size: "few" | "some" | "many" | "full";
  readonly rounds: readonly WallRound[];
};

/** This week in one division. */
export type WallRound = {
  readonly key: string;
  /** "Open, Round 3 of 7" */
  readonly title: string;
  /** "Report by Sunday, Nov 22, 11:59 pm" */
  readonly until: string;
  readonly matches: readonly {
    readonly id: string;
    /** "Group A", if the round has groups. */
    readonly group: string | null;
    readonly home: string;
    readonly away: string;
    /** "Sat, Nov 21, 4:00 pm", "no time yet", "2–1" */
    readonly when: string;
    readonly where: string;
  }[];
};

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
