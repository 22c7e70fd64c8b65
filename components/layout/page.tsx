import type { ReactNode } from "react";

import { classNames } from "../ui/class-names";
import type { NavItem } from "./nav-item";
import { type Foot, SiteFoot } from "./site-foot";
import { SiteHead } from "./site-head";
import { SkipLink } from "./skip-link";
import { TabBar } from "./tab-bar";

export type { Foot };

interface PageProps {
  readonly nav: readonly NavItem[];
  /** `YourCorner` on a cached page, `AccountMenu` if the reader is known. */
  readonly corner: ReactNode;
  readonly foot: Foot;
  /** Where the name in the header leads. */
  readonly home?: string | undefined;
  /** `p-desk`, `p-rules`, `p-bracket`: the class that the page's own rules in pages.css use. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page. It draws what it's given and doesn't know who is reading. */
export function Page({ nav, corner, foot, home, className, children }: PageProps) {
  return (
    <div className={classNames("page", className)}>
      <SkipLink />
      <SiteHead nav={nav} corner={corner} home={home} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      <SiteFoot {...foot} />
      <TabBar nav={nav} />
    </div>
  );
}
