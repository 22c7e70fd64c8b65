import { QrCode } from "@/components/ui/qr-code";
import type { ScoreSlipView } from "@/lib/match/view/score-slips";
import { shortNames } from "@/lib/people/words/names";
import styles from "./score-slip.module.css";

/**
 * The paper a match is reported on: the players, the deadline, a row for each game, two signatures, and a QR code for
 * the match page.
 */
export function ScoreSlip({
  scoreSlip: { occasion, names, until, games, url },
}: {
  readonly scoreSlip: ScoreSlipView;
}) {
  const short = shortNames(names);
  return (
    <article className={styles.slip} aria-label={`${names.home} vs. ${names.away}`}>
      <header className={styles.head}>
        <div>
          <p className={styles.occasion}>{occasion}</p>
          <h2 className={styles.names}>
            {names.home} <span>vs.</span> {names.away}
          </h2>
          <p>{until}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={url} label="The match page as a QR code" />
          <p>or report here</p>
        </div>
      </header>
      <table className={styles.games}>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Who had White</th>
            <th scope="col">{short.home} won</th>
            <th scope="col">Drawn</th>
            <th scope="col">{short.away} won</th>
            <th scope="col">How it ended</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game}>
              <th scope="row">{game}</th>
              <td />
              <td className={styles.tick} />
              <td className={styles.tick} />
              <td className={styles.tick} />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.signs}>
        <p>{names.home}, signature</p>
        <p>{names.away}, signature</p>
      </div>
    </article>
  );
}
