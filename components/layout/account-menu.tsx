import { ownPaths } from "@/lib/paths/own";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { WaitingCount } from "./waiting-count";

/** The way to someone's desk, and how many decisions wait there. */
export type DeskLink = { readonly href: string; readonly waiting: number };

interface AccountMenuProps {
  readonly name: string;
  /** How many of their own matches wait for them. */
  readonly waiting?: number | undefined;
  readonly desk?: DeskLink | null | undefined;
  /** On a page that's the same for everyone: the page script fills it in for people who are signed in. */
  readonly isForKnown?: boolean | undefined;
}

/** Who is signed in, with the pages that are theirs and the way out. It opens without JavaScript. */
export function AccountMenu({ name, waiting, desk, isForKnown }: AccountMenuProps) {
  return (
    <details
      suppressHydrationWarning
      className="account"
      data-for={isForKnown ? "known" : undefined}
      hidden={isForKnown}
    >
      <summary>
        <Icon name="id-card" />
        <span className="account-name" data-name={isForKnown ? "" : undefined} suppressHydrationWarning>
          {name}
        </span>
        <span className="sr">, your account</span>
        <WaitingCount count={(waiting ?? 0) + (desk?.waiting ?? 0)} of={isForKnown ? "all" : undefined} />
      </summary>
      <ul>
        {desk && (
          <li data-for={isForKnown ? "desk" : undefined} hidden={isForKnown}>
            <a href={desk.href} data-desk={isForKnown}>
              Desk
              <WaitingCount count={desk.waiting} of={isForKnown ? "desk" : undefined} />
            </a>
          </li>
        )}
        <li>
          <Link href={ownPaths.me()} prefetch={false}>
            Your move
            <WaitingCount count={waiting} of={isForKnown ? "own" : undefined} />
          </Link>
        </li>
        <li>
          <Link href={ownPaths.profile()} prefetch={false}>
            Profile
          </Link>
        </li>
        <li>
          <Link href={ownPaths.signOut()} prefetch={false}>
            Sign out
          </Link>
        </li>
      </ul>
    </details>
  );
}
