import type { ReactNode } from "react";

export interface RecordFigure {
  /** "4½", or "2" with an ordinal raised beside it. */
  readonly value: ReactNode;
  /** "points of 6" */
  readonly label: string;
}

/** A season in a few large figures. */
export function Record({ figures }: { readonly figures: readonly RecordFigure[] }) {
  return (
    <dl className="record">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
