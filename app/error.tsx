"use client";

import { BareFrame } from "@/components/layout/bare-frame";
import { ErrorNumber } from "@/components/layout/error-number";
import { Button, ButtonLink } from "@/components/ui/button";

interface ErrorProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** A page that couldn't be drawn: what happened, what is safe, and the one thing to do. */
export default function ErrorPage({ error, reset }: ErrorProps) {
  return (
    <BareFrame title="We couldn't show this page">
      <p>Nothing is lost: what you reported or agreed to before is saved. Try again.</p>
      <p className="actions">
        <Button kind="primary" onClick={reset}>
          Try again
        </Button>
        <ButtonLink kind="link" href="/me">
          See your next move
        </ButtonLink>
      </p>
      <ErrorNumber digest={error.digest} />
    </BareFrame>
  );
}
