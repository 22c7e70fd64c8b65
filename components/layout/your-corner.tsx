import { ownPaths } from "@/lib/paths/own";
import { ButtonLink } from "../ui/button";
import { AccountMenu } from "./account-menu";
import { WaitingCount } from "./waiting-count";

/**
 * The corner of a cached page. The page script asks who is signed in after the page has loaded; until then, without an
 * answer and without JavaScript, it's a plain link for everyone, to the reader's next move, which asks them to sign in if
 * necessary.
 */
export function YourCorner({ href = "/me" }: { readonly href?: string }) {
  return (
    <for-reader>
      <ButtonLink kind="quiet" href={href} prefetch={false} data-for="stranger">
        <span data-say="Sign in" suppressHydrationWarning>
          Account
        </span>
      </ButtonLink>
      <a className="who" href={ownPaths.desk()} data-desk data-for="desk" hidden>
        Desk
        <WaitingCount of="desk" />
      </a>
      <AccountMenu name="" desk={{ href: ownPaths.desk(), waiting: 0 }} isForKnown />
    </for-reader>
  );
}
