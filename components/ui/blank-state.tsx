import type { ReactNode } from "react";

interface BlankStateProps {
  /** What isn't here yet: "No pairing yet". */
  readonly title: ReactNode;
  /** What will be here, and when. */
  readonly children?: ReactNode;
  /** One thing to do until then. */
  readonly action?: ReactNode | undefined;
}

/** An empty list says what will be here and when, and what to do until then. */
export function BlankState({ title, children, action }: BlankStateProps) {
  return (
    <div className="blank-state">
      <p className="serif">{title}</p>
      {children && <p>{children}</p>}
      {action && <p className="actions">{action}</p>}
    </div>
  );
}
