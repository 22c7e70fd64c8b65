import type { ReactNode } from "react";

import { classNames } from "./class-names";
import { Crumb } from "./crumb";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly crumb?: ReactNode | undefined;
  readonly lead?: ReactNode | undefined;
  readonly className?: string | undefined;
  /** Sub navigation, or the fields of a printed form. */
  readonly children?: ReactNode;
}

/** The title of a page that doesn't begin with a next move. */
export function PageHead({ title, crumb, lead, className, children }: PageHeadProps) {
  return (
    <header className={classNames("page-head", className)}>
      <div>
        {crumb && <Crumb>{crumb}</Crumb>}
        <h1>{title}</h1>
      </div>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
