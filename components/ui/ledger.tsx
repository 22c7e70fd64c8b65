import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names";

interface LedgerProps {
  /** The layout of the rows: `dates` have a day in front, `fixture` a time, the names and a place. */
  readonly kind?: "plain" | "dates" | "fixture" | undefined;
  readonly ordered?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Rows on hairlines, closed by an ink line. */
export function Ledger({ kind = "plain", ordered, className, children }: LedgerProps) {
  const List = ordered ? "ol" : "ul";
  return <List className={classNames("ledger", kind !== "plain" && kind, className)}>{children}</List>;
}

/** A row of a plain ledger. */
export function LedgerRow(props: ComponentProps<"li">) {
  return <li {...props} />;
}

interface DateRowProps {
  /** "Nov 26" */
  readonly when: ReactNode;
  readonly title?: ReactNode | undefined;
  readonly stage?: "past" | "now" | "ahead" | undefined;
  readonly children?: ReactNode;
}

/** A row of a `dates` ledger: the day, what it is, and more about it. */
export function DateRow({ when, title, stage = "ahead", children }: DateRowProps) {
  return (
    <li className={stage === "ahead" ? undefined : stage}>
      <span className="when">{when}</span>
      <span className="what">
        {title && <b>{title}</b>}
        {children}
      </span>
    </li>
  );
}

interface FixtureRowProps {
  /** "4:00 pm" */
  readonly time: ReactNode;
  readonly names: readonly [first: ReactNode, second: ReactNode];
  /** "Open, table 3" */
  readonly where?: ReactNode | undefined;
}

/** A row of a `fixture` ledger: when, who against whom, where. */
export function FixtureRow({ time, names, where }: FixtureRowProps) {
  return (
    <li>
      <span className="t">{time}</span>
      <span className="who2">
        <span className="nm2">{names[0]}</span> <span className="v">vs.</span>{" "}
        <span className="nm2">{names[1]}</span>
      </span>
      {where && <span className="where">{where}</span>}
    </li>
  );
}
