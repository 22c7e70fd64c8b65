import styles from "./wall-chart.module.css";

/** This week in one division, every word ready to print. */
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

/** Who plays whom this week, when and where, in letters large enough to read from a few feet away. */
export function WallChart({ rounds }: { readonly rounds: readonly WallRound[] }) {
  return rounds.map(({ key, title, until, matches }) => (
    <section key={key} className={styles.round} aria-labelledby={`wall-${key}`}>
      <header>
        <h2 id={`wall-${key}`}>{title}</h2>
        <p>{until}</p>
      </header>
      <table className={styles.chart}>
        <thead className="sr">
          <tr>
            <th scope="col">White in game 1</th>
            <th scope="col">Opponent</th>
            <th scope="col">When</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({ id, group, home, away, when, where }) => (
            <tr key={id}>
              <th scope="row">{home}</th>
              <td>
                {away}
                {group && <span className={styles.group}> {group}</span>}
              </td>
              <td>{when}</td>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
