import { Definitions } from "@/components/ui/definitions";
import { WaiverText } from "./waiver-text";

/** A waiver that somebody accepted, to read and print: the text, who signed it, when, and which version. */
export function AcceptedWaiver({
  text,
  facts,
}: {
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}) {
  return (
    <>
      <Definitions items={facts} />
      <div className="section tight">
        <WaiverText text={text} />
      </div>
    </>
  );
}
