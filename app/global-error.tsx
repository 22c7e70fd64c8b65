"use client";

import "./globals.css";
import { ErrorNumber } from "@/components/ui/error-number";

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/**
 * The last resort, when even the frame of the page couldn't be drawn. It uses only the styles, in the system's typefaces,
 * because every page brings it along.
 */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>We couldn’t show this page · Rookery</title>
        <main className="wrap bare">
          <h1>We couldn’t show this page</h1>
          <p>Nothing is lost. Try again.</p>
          <p className="actions">
            <button type="button" className="btn btn-primary" onClick={reset}>
              Try again
            </button>
          </p>
          <ErrorNumber digest={error.digest} />
        </main>
      </body>
    </html>
  );
}
