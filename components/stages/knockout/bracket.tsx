import { classNames } from "@/components/ui/class-names";
import type { PrintedBracket } from "@/lib/stages/knockout/bracket";
import { halvesOf } from "@/lib/stages/knockout/bracket-halves";
import styles from "./bracket.module.css";
import { Halves } from "./halves";
import { CHAMPION, LastLine, Round } from "./round";

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
 * readers get a list by round everywhere; the lines are only drawn. A large one prints in two halves.
 */
export function Bracket({ label, id, org, rounds, champion }: BracketProps) {
  const halves = halvesOf({ rounds, champion });
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
        className={classNames(styles.bracket, rounds.length >= TALL && styles.tall, halves && styles.whole)}
        data-rounds={rounds.length}
        role="group"
        aria-label={label}
      >
        {rounds.map((round) => (
          <Round key={round.number} id={`${id}-${round.number}`} org={org} {...round} />
        ))}
        <LastLine title={CHAMPION} line={champion} org={org} />
      </div>
      {halves && <Halves label={label} org={org} {...halves} />}
    </>
  );
}
