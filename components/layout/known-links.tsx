import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { NavItem } from "./nav-item";
import { WaitingCount } from "./waiting-count";

/** A link in the header of a cached page that only people who are signed in see. It's the last, so nothing moves. */
export function KnownLink({ item }: { readonly item: NavItem }) {
  return (
    <for-reader>
      <Link href={item.href} prefetch={false} data-for="known" hidden>
        <span>{item.label}</span>
        <WaitingCount of="own" />
      </Link>
    </for-reader>
  );
}

/** A tab of a cached page. Its room is kept until it's known who is reading; for a stranger it leads to signing in. */
export function KnownTab({ item }: { readonly item: NavItem }): ReactNode {
  return (
    <for-reader>
      <Link href={item.href} prefetch={false} className="invisible">
        <Icon name={item.icon} />
        <span data-say="Sign in" suppressHydrationWarning>
          {item.label}
        </span>
        <WaitingCount of="own" />
      </Link>
    </for-reader>
  );
}
