"use client";

import { unstable_isUnrecognizedActionError as isActionGone } from "next/navigation";

import { BareFrame } from "@/components/layout/bare-frame";
import { TypedFields } from "@/components/layout/typed-fields";
import { ErrorNumber } from "@/components/ui/error-number";

interface ErrorProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/**
 * Shown when a page couldn't be drawn or a form couldn't be answered: what happened, what is safe, what was typed, and
 * the one thing to do. Every page brings it along, so it draws its buttons without the components.
 */
export default function ErrorPage({ error, reset }: ErrorProps) {
  const isGone: boolean = isActionGone(error);
  if (isGone) return <UpdatedPage />;
  return (
    <BareFrame title="We couldn’t show this page">
      <p>Nothing is lost: everything you reported or agreed to earlier is saved. Try again.</p>
      <TypedFields />
      <p className="actions">
        <button type="button" className="btn btn-primary" onClick={reset}>
          Try again
        </button>
        <a className="btn btn-link" href="/me">
          See your next move
        </a>
      </p>
      <ErrorNumber digest={error.digest} />
    </BareFrame>
  );
}

/** The form is older than the app that received it. Reloading the page brings the current form. */
function UpdatedPage() {
  return (
    <BareFrame title="Rookery was updated while you were typing">
      <p>
        Nothing has been saved yet. Here’s what you typed: open the form again, copy it over, and send it
        again.
      </p>
      <TypedFields />
      <p className="actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Open the form again
        </button>
      </p>
    </BareFrame>
  );
}
