import { Definitions } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { WaiverText } from "./waiver-text";

/** A waiver that someone accepted, to read and print: the text, who signed it, when, and which version. */
export function AcceptedWaiver({
  text,
  facts,
}: {
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}) {
  return (
    <div className="cols cols-7-5">
      <section aria-labelledby="text">
        <HeadRow title="What was accepted" id="text" />
        <WaiverText text={text} />
      </section>
      <section aria-labelledby="signature">
        <HeadRow title="Signature" id="signature" />
        <Definitions items={facts} />
      </section>
    </div>
  );
}
