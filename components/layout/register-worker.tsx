"use client";

import { useEffect } from "react";

/** Registers the service worker, on pages of people who are signed in. In development pages change too often for it. */
export function RegisterWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    // A browser may refuse, as in a private window; the app doesn't need it.
    navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
  }, []);
  return null;
}
