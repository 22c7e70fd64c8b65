import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { PrintedBracket, PrintedBracketRound } from "@/lib/stages/knockout/bracket";
import styles from "./bracket.module.css";
import { Line } from "./line";
import { Slot } from "./slot";

/** From this many rounds on, with 17 players and more, a bracket's lines are closer together. */
const TALL = 5;

interface BracketProps extends PrintedBracket {
  /** "Bracket of the Open division" */
  readonly label: string;
  /** The prefix for the ids of its headings; unique on the page. */
  readonly id: string;
  /** The slug of the organization. */
  readonly org: string;
}

/**
 * A knockout as a wall chart: names on lines that lead to the next round. On a phone it's a list by round. Screen
 * readers get a list by round everywhere; the lines are only drawn.
 */
export function Bracket({ label, id, org, rounds, champion }: BracketProps) {
  return (
    <>
      <nav className={classNames("subnav", styles.jump)} aria-label={`Rounds, ${label}`}>
        <ul>
          {rounds.map(({ number, short, title }) => (
            <li key={number}>
              <a href={`#${id}-${number}`}>
                {short}
                {short !== title && <span className="sr">, {title}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div
        className={classNames(styles.bracket, rounds.length >= TALL && styles.tall)}
        data-rounds={rounds.length}
        role="group"
        aria-label={label}
      >
        {rounds.map((round) => (
          <Round key={round.number} id={`${id}-${round.number}`} org={org} {...round} />
        ))}
        <div className={classNames(styles.round, styles.champion)}>
          <h3>
            <Icon name="trophy" /> Champion
          </h3>
          <div className={styles.rows}>
            <Line {...champion} org={org} />
          </div>
        </div>
      </div>
    </>
  );
}

function Round({
  id,
  org,
  number,
  title,
  dates,
  slots,
}: PrintedBracketRound & { readonly id: string; readonly org: string }) {
  return (
    <div className={styles.round}>
      <h3 id={id}>
        {title}
        <small>{dates}</small>
      </h3>
      <ol className={styles.rows}>
        {slots.map((slot) => (
          <Slot key={slot.number} round={number} isAlone={slots.length === 1} org={org} {...slot} />
        ))}
      </ol>
    </div>
  );
}
