"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useTransition } from "react";
import { UnderWay } from "./under-way";

type LinkProps = ComponentProps<"a"> & {
  readonly href: string;
  /** Don't fetch the page before the link is followed: it costs too much, or is different for everyone. */
  readonly prefetch?: false | undefined;
  readonly replace?: boolean | undefined;
  readonly scroll?: boolean | undefined;
};

/**
 * A link to another page of ours, which opens without loading everything again. The page is fetched once the pointer is
 * on the link. While it takes its time, a line at the top says that it's coming. The framework's own link adds 3 kB to
 * every page and fetches whatever pages a reader could go to.
 */
export function Link({ prefetch, replace = false, scroll = true, children, ...link }: LinkProps) {
  const router = useRouter();
  const [isUnderWay, start] = useTransition();
  const { href } = link;
  const fetchAhead = prefetch === false ? undefined : () => isPage(href) && router.prefetch(href);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    link.onClick?.(event);
    if (event.defaultPrevented || !isPage(href) || isForBrowser(event)) return;
    event.preventDefault();
    start(() => (replace ? router.replace(href, { scroll }) : router.push(href, { scroll })));
  }

  return (
    <a {...link} href={href} onClick={follow} onMouseEnter={fetchAhead} onTouchStart={fetchAhead}>
      {children}
      {isUnderWay && <UnderWay />}
    </a>
  );
}

function isPage(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

/** A new tab, a new window or a download was asked for. */
function isForBrowser({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isElsewhere = currentTarget.target !== "" && currentTarget.target !== "_self";
  return (
    button !== 0 ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    isElsewhere ||
    currentTarget.hasAttribute("download")
  );
}
