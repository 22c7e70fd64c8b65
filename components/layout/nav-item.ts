import type { IconName } from "../ui/icon";

/** A page of the league that is one step away from every page; on a phone, from the fifth on, it may be two. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** How many things are waiting there for the reader; nothing is shown for none. */
  readonly count?: number | undefined;
  readonly current?: boolean | undefined;
  /** On a page that is the same for everyone: only for people who are signed in, once that's known. */
  readonly isForKnown?: boolean | undefined;
  /** A part of this page. It's left out on a phone, where the page is scrolled anyway. */
  readonly isPart?: boolean | undefined;
}
