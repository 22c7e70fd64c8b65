"use client";

import "./globals.css";
import { fontVariables } from "./fonts";

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** The last net, when even the frame of the page could not be drawn. It brings its own paper and no other part. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>We could not show this page · Rookery</title>
        <main className="wrap bare">
          <h1>We could not show this page</h1>
          <p>Nothing is lost. Try again.</p>
          <p className="actions">
            <button type="button" className="btn btn-primary" onClick={reset}>
              Try again
            </button>
          </p>
          {error.digest && (
            <p className="fine">
              If it happens again, tell your league office this number:{" "}
              <span className="mono">{error.digest}</span>
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
