import type { ReactNode } from "react";

import { Brand } from "./brand";
import { ThemeToggle } from "./theme-toggle";

interface BareFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that isn't part of a league: the name, one statement, and where to go next. */
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
