"use client";

import { useEffect, useState } from "react";

/**
 * The number by which the league's office finds in the log what went wrong. When the page itself failed it's the id of
 * its request; when something failed later, on a page that was already there, it's React's number of the error.
 */
export function ErrorNumber({ digest }: { readonly digest: string | undefined }) {
  const [request, setRequest] = useState<string>();
  useEffect(() => setRequest(findFailedRequest()), []);
  const number = request ?? digest;
  if (!number) return null;
  return (
    <p className="fine">
      If it happens again, give your league office this number: <span className="mono">{number}</span>
    </p>
  );
}

/** The id that the front gave the request for this page, in Server-Timing, where scripts can read it. */
function findFailedRequest(): string | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isThisPage = page?.name === window.location.href && page.responseStatus >= 500;
  return isThisPage ? page.serverTiming.find(({ name }) => name === "request")?.description : undefined;
}
