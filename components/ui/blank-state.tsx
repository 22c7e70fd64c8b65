import type { ReactNode } from "react";

interface BlankStateProps {
  /** What is not here yet: "No pairing yet". */
  readonly title: ReactNode;
  /** What will be here, and when. */
  readonly children?: ReactNode;
  /** One thing to do meanwhile. */
  readonly action?: ReactNode | undefined;
}

/** An empty list says what will be here and when, and what one can do meanwhile. */
export function BlankState({ title, children, action }: BlankStateProps) {
  return (
    <div className="blank-state">
      <p className="serif">{title}</p>
      {children && <p>{children}</p>}
      {action && <p className="actions">{action}</p>}
    </div>
  );
}
