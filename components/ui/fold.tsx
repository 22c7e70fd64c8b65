import type { ReactNode } from "react";

import { classNames } from "./class-names";

interface FoldProps {
  readonly summary: ReactNode;
  /** The quiet half of the summary line: "closes Sunday, Nov 22". */
  readonly aside?: ReactNode | undefined;
  readonly open?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Text that can be folded away. Closed folds aren't printed, so content that has to be printed starts open. A reader, or
 * an address with a fragment, can open one before React arrives; that mismatch is expected.
 */
export function Fold({ summary, aside, open, id, className, children }: FoldProps) {
  return (
    <details suppressHydrationWarning className={classNames("fold", className)} open={open} id={id}>
      <summary>
        {summary}
        {aside && <span className="sum-r">{aside}</span>}
      </summary>
      <div className="fold-in">{children}</div>
    </details>
  );
}
