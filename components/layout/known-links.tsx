"use client";

import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { NavItem } from "./nav-item";
import { useReader } from "./use-reader";
import { WaitingCount } from "./waiting-count";

/** A link in the header of a cached page that only people who are signed in see. It's the last, so nothing moves. */
export function KnownLink({ item }: { readonly item: NavItem }) {
  const reader = useReader();
  if (!reader?.signedIn) return null;
  return (
    <Link href={item.href} prefetch={false}>
      <span>{item.label}</span>
      <WaitingCount count={reader.waiting} />
    </Link>
  );
}

/** The same as a tab. Its room is kept until it's known who is reading; for a stranger it leads to signing in. */
export function KnownTab({ item }: { readonly item: NavItem }): ReactNode {
  const reader = useReader();
  return (
    <Link href={item.href} prefetch={false} className={reader ? undefined : "invisible"}>
      <Icon name={item.icon} />
      <span>{reader && !reader.signedIn ? "Sign in" : item.label}</span>
      <WaitingCount count={reader?.signedIn ? reader.waiting : undefined} />
    </Link>
  );
}
