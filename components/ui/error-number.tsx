"use client";

import { useEffect, useState } from "react";

/**
 * The number by which the league office finds an error in the log. If the page itself failed, it's the ID of its
 * request; if something failed later on a loaded page, it's React's number for the error.
 */
export function ErrorNumber({ digest }: { readonly digest: string | undefined }) {
  const [request, setRequest] = useState<string>();
  useEffect(() => setRequest(findFailedRequest()), []);
  const number = request ?? digest;
  if (!number) return null;
  return (
    <p className="fine">
      If this happens again, give your league office this number: <span className="mono">{number}</span>
    </p>
  );
}

/** The ID of this page's request, which the front sends in Server-Timing, where scripts can read it. */
function findFailedRequest(): string | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isThisPage = page?.name === window.location.href && page.responseStatus >= 500;
  return isThisPage ? page.serverTiming.find(({ name }) => name === "request")?.description : undefined;
}
