import type { ReactNode } from "react";

import { Brand } from "./brand";
import { ThemeToggle } from "./theme-toggle";

interface BareFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that belongs to no league we know of: the name, one statement, and the way on. */
export function BareFrame({ title, children }: BareFrameProps) {
  return (
    <>
      <header className="site-head">
        <div className="wrap">
          <Brand />
          <div className="site-me">
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main">
        <div className="wrap bare">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  );
}
