import type { ReactNode } from "react";

import { BrandName } from "./brand-name";
import { ThemeToggle } from "./theme-toggle";

interface BareFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A page that isn't part of a league: the name, one statement, and where to go next. Its link is a plain one, because
 * every page brings this frame along in case it fails.
 */
export function BareFrame({ title, children }: BareFrameProps) {
  return (
    <>
      <header className="site-head">
        <div className="wrap">
          <a className="brand" href="/">
            <BrandName />
          </a>
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
