import { useId } from "react";

import type { TieBreakText } from "./standings-row";

interface TieBreakHeadProps {
  readonly label: string;
  readonly className: string;
  readonly text: TieBreakText | undefined;
}

/** The heading of a tie-break's column; clicking it explains it in a native popover anchored to the button. */
export function TieBreakHead({ label, className, text }: TieBreakHeadProps) {
  const id = useId();
  if (!text) {
    return (
      <th className={className} scope="col">
        {label}
      </th>
    );
  }

  return (
    <th className={className} scope="col">
      <button className="th-tip" type="button" popoverTarget={id}>
        {label}
        <span className="sr">, what is this?</span>
      </button>
      <div popover="auto" className="tip" id={id}>
        <h3>{text.title}</h3>
        <p>{text.text}</p>
      </div>
    </th>
  );
}
