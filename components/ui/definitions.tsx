import type { ReactNode } from "react";

export interface Definition {
  readonly term: string;
  readonly text: ReactNode;
}

/** Facts, each after its name, one per line. */
export function Definitions({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={className ? `defs ${className}` : "defs"}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts in the boxes of a printed form, three in a row. A fact without a value keeps its box. */
export function FormFields({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="fields">
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value === "" || item.value == null ? "\u00a0" : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
