import type { ReactNode } from "react";

interface HeadRowProps {
  readonly title: ReactNode;
  readonly id?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  /** What is at the other end of the line: a remark, a `Status`, a link. */
  readonly children?: ReactNode;
}

/** The heading of a section on an ink line. Label the section with it by `aria-labelledby`. */
export function HeadRow({ title, id, level = 2, children }: HeadRowProps) {
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <div className="head-row">
      <Heading id={id}>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
