"use client";

import { useEffect } from "react";

import { BareFrame } from "@/components/layout/bare-frame";
import { Button, ButtonLink } from "@/components/ui/button";

interface ErrorProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** A page that could not be drawn: what is so, what is safe, and the one thing to do. */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <BareFrame title="We could not show this page">
      <p>Nothing is lost: what you reported or agreed before is kept. Try again.</p>
      <p className="actions">
        <Button kind="primary" onClick={reset}>
          Try again
        </Button>
        <ButtonLink kind="link" href="/me">
          See your next move
        </ButtonLink>
      </p>
      {error.digest && (
        <p className="fine">
          If it happens again, tell your league office this number:{" "}
          <span className="mono">{error.digest}</span>
        </p>
      )}
    </BareFrame>
  );
}
