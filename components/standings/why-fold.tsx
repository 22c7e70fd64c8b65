import { Fold } from "../ui/fold";
import { type AmongRow, AmongTable } from "./among-table";

/** A sentence and the anchor that its row of the table leads to. */
export interface WhySentence {
  readonly id: string;
  readonly text: string;
}

interface WhyFoldProps {
  /** "Why is Amara 2nd and Priya 3rd?" */
  readonly heading: string;
  /** The working, step by step; the first tie-break that decided ends it. */
  readonly sentences: readonly WhySentence[];
  /** The order of tie-breaks in this league. */
  readonly order?: string | undefined;
  /** What the tied players scored against each other, when that was looked at. */
  readonly among?: readonly AmongRow[] | undefined;
  readonly open?: boolean | undefined;
}

/** How a tie was split, with the working. Every tie in the table has one: an order without its reason is not shown. */
export function WhyFold({ heading, sentences, order, among, open }: WhyFoldProps) {
  return (
    <Fold summary={heading} aside="tie-breaks, with the working" className="why" open={open}>
      <div className="why-in">
        <div>
          {sentences.map(({ id, text }) => (
            <p key={id} id={id}>
              {text}
            </p>
          ))}
          {order && <p className="small muted">{order}</p>}
        </div>
        {among && among.length > 0 && <AmongTable rows={among} />}
      </div>
    </Fold>
  );
}
