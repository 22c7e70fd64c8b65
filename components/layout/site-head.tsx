import type { ReactNode } from "react";
import { Link } from "../ui/link";

import { Brand } from "./brand";
import { KnownLink } from "./known-links";
import type { NavItem } from "./nav-item";
import { ThemeToggle } from "./theme-toggle";
import { WaitingCount } from "./waiting-count";

interface SiteHeadProps {
  readonly nav: readonly NavItem[];
  /** Who is signed in, or the link to sign in. */
  readonly corner: ReactNode;
  readonly home?: string | undefined;
}

/** The header of every page: the name, the navigation (on a phone it's in the tab bar), and the reader's corner. */
export function SiteHead({ nav, corner, home }: SiteHeadProps) {
  return (
    <header className="site-head">
      <div className="wrap">
        <Brand href={home} />
        <nav aria-label="Main" className="site-nav">
          {nav.map((item) =>
            item.isForKnown ? (
              <KnownLink key={item.href} item={item} />
            ) : (
              <Link key={item.href} href={item.href} aria-current={item.current ? "page" : undefined}>
                <span>{item.label}</span>
                <WaitingCount count={item.count} />
              </Link>
            ),
          )}
        </nav>
        <div className="site-me">
          {corner}
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
