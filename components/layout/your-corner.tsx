"use client";

import { useEffect, useState } from "react";

import { ButtonLink } from "../ui/button";
import { SignedInCorner } from "./signed-in-corner";
import { askWho, type Reader } from "./who-is-reading";

/**
 * The corner of a page that is the same for everyone and so served from cache. Who is reading is asked after the page
 * is there; until then, without an answer and without JavaScript, it is a plain link to the reader's next move, which
 * asks them to sign in if need be.
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
  return <SignedInCorner name={name} short="Your move" href={href} waiting={waiting} desk={desk} />;
}
