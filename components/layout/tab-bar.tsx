import Link from "next/link";

import { Icon } from "../ui/icon";
import type { NavItem } from "./nav-item";
import { WaitingCount } from "./waiting-count";

/** The same places at the foot of a phone, within reach of a thumb. */
export function TabBar({ nav }: { readonly nav: readonly NavItem[] }) {
  if (nav.length === 0) return null;

  return (
    <nav aria-label="Sections" className="tabbar">
      {nav.map((item) => (
        <Link key={item.href} href={item.href} aria-current={item.current ? "page" : undefined}>
          <Icon name={item.icon} />
          <span>{item.label}</span>
          <WaitingCount count={item.count} />
        </Link>
      ))}
    </nav>
  );
}
