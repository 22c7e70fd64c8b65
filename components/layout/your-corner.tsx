"use client";

import { ButtonLink } from "../ui/button";
import { Link } from "../ui/link";
import { AccountMenu } from "./account-menu";
import { useReader } from "./use-reader";
import { WaitingCount } from "./waiting-count";

/**
 * The corner of a cached page. It asks who is signed in after the page has loaded; until then, without an answer and
 * without JavaScript, it's a plain link for everyone, to the reader's next move, which asks them to sign in if necessary.
 */
export function YourCorner({ href = "/me" }: { readonly href?: string }) {
  const reader = useReader();

  if (!reader?.signedIn) {
    return (
      <ButtonLink kind="quiet" href={href} prefetch={false}>
        {reader ? "Sign in" : "Account"}
      </ButtonLink>
    );
  }

  const { name, waiting, desk } = reader;
  return (
    <>
      {desk && (
        <Link className="who" href={desk.href} prefetch={false}>
          Desk
          <WaitingCount count={desk.waiting} />
        </Link>
      )}
      <AccountMenu name={name} waiting={waiting} desk={desk} />
    </>
  );
}
