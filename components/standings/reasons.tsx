import { OpenAtHash } from "../match/open-at-hash";
import { Fold } from "../ui/fold";
import type { AmongRow } from "./among-table";
import { LinkedNames, type NamedPlayer } from "./linked-names";
import styles from "./reasons.module.css";
import { WhyFold, type WhySentence } from "./why-fold";

interface ReasonsProps {
  /** Players tied on points, each group with its steps. */
  readonly ties: readonly {
    readonly heading: string;
    readonly sentences: readonly WhySentence[];
    readonly among: readonly AmongRow[];
  }[];
  /** All other pairs of neighbors. */
  readonly others: readonly WhySentence[];
  /** "direct encounter, matches won"; empty if the league has no tie-breaks. */
  readonly order: string;
  /** Everyone the sentences can name. */
  readonly players: readonly NamedPlayer[];
  /** It's the page's first, whose first tie is unfolded; all others open with a click. */
  readonly isFirst: boolean;
}

/** A tie of more players is folded, too. */
const OPEN_TIED = 5;

/** Why the standings are in this order: a sentence for every two neighbors, which the lower one's row links to. */
export function Reasons({ ties, others, order, players, isFirst }: ReasonsProps) {
  return (
    <div className={styles.reasons}>
      {ties.map((tie, index) => (
        <WhyFold
          key={tie.heading}
          {...tie}
          players={players}
          order={
            index === 0 && order
              ? `Order of tie-breaks in this league: ${order}. If players are still tied, they share a rank.`
              : undefined
          }
          open={isFirst && index === 0 && tie.sentences.length < OPEN_TIED}
        />
      ))}
      {others.length > 0 && (
        <Fold
          summary={
            ties.length > 0
              ? "Why are the other players ranked like this?"
              : "Why are the players ranked like this?"
          }
          aside="by points"
          className="why"
        >
          {others.map(({ id, text }) => (
            <p key={id} id={id}>
              <LinkedNames text={text} players={players} />
            </p>
          ))}
        </Fold>
      )}
      <OpenAtHash />
    </div>
  );
}
