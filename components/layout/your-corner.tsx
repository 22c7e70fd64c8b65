"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "../ui/button";
import { Link } from "../ui/link";
import { AccountMenu } from "./account-menu";
import { WaitingCount } from "./waiting-count";
import { askWho, type Reader } from "./who-is-reading";

/**
 * The corner of a cached page. It asks who is signed in after the page has loaded; until then, without an answer and
 * without JavaScript, it's a plain link to the reader's next move, which asks them to sign in if necessary.
 */
export function YourCorner({ href = "/me" }: { readonly href?: string }) {
  const [reader, setReader] = useState<Reader>();

  useEffect(() => {
    let isMounted = true;
    askWho().then((answer) => isMounted && setReader(answer));
    return () => {
      isMounted = false;
    };
  }, []);

  if (!reader?.signedIn) {
    return (
      <ButtonLink kind="quiet" href={href} prefetch={false}>
        {reader ? "Sign in" : "Your move"}
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
