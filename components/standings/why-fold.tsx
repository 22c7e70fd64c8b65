import { Fold } from "../ui/fold";
import { type AmongRow, AmongTable } from "./among-table";
import { LinkedNames, type NamedPlayer } from "./linked-names";

/** A sentence, and the anchor that its row of the table links to. */
export interface WhySentence {
  readonly id: string;
  readonly text: string;
}

interface WhyFoldProps {
  /** "Why is Amara 2nd and Priya 3rd?" */
  readonly heading: string;
  /** The steps; the last is the first tie-break that decided. */
  readonly sentences: readonly WhySentence[];
  /** The order of tie-breaks in this league. */
  readonly order?: string | undefined;
  /** What the tied players scored against each other, if that was used. */
  readonly among?: readonly AmongRow[] | undefined;
  /** Everyone the sentences can name. */
  readonly players: readonly NamedPlayer[];
  readonly open?: boolean | undefined;
}

/**
 * How a tie was split, step by step. Every tie in the table has one, because an order is never shown without its
 * reason.
 */
export function WhyFold({ heading, sentences, order, among, players, open }: WhyFoldProps) {
  return (
    <Fold summary={heading} aside="tie-breaks, step by step" className="why" open={open}>
      <div className="why-in">
        <div>
          {sentences.map(({ id, text }) => (
            <p key={id} id={id}>
              <LinkedNames text={text} players={players} />
            </p>
          ))}
          {order && <p className="small muted">{order}</p>}
        </div>
        {among && among.length > 0 && <AmongTable rows={among} />}
      </div>
    </Fold>
  );
}
