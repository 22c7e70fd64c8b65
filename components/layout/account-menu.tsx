import { ownPaths } from "@/lib/shared/own-paths";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { WaitingCount } from "./waiting-count";

/** The way to somebody's desk, and how many decisions wait there. */
export type DeskLink = { readonly href: string; readonly waiting: number };

interface AccountMenuProps {
  readonly name: string;
  /** How many of their own matches wait for them. */
  readonly waiting?: number | undefined;
  readonly desk?: DeskLink | null | undefined;
}

/** Who is signed in, with the pages that are theirs and the way out. It opens without JavaScript. */
export function AccountMenu({ name, waiting, desk }: AccountMenuProps) {
  return (
    <details suppressHydrationWarning className="account">
      <summary>
        <Icon name="id-card" />
        <span className="account-name">{name}</span>
        <span className="sr">, your account</span>
        <WaitingCount count={(waiting ?? 0) + (desk?.waiting ?? 0)} />
      </summary>
      <ul>
        {desk && (
          <li>
            <Link href={desk.href} prefetch={false}>
              Desk
              <WaitingCount count={desk.waiting} />
            </Link>
          </li>
        )}
        <li>
          <Link href={ownPaths.me()} prefetch={false}>
            Your move
            <WaitingCount count={waiting} />
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
