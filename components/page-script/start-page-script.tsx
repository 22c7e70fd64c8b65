"use client";

import { useEffect } from "react";

/**
 * Loads and starts the page script once React has taken over the page. Until then, the page is as the server drew it.
 * Documents, and pages that start React when they're touched, have a script of their own for it.
 */
export function StartPageScript() {
  useEffect(() => {
    import("./page-script").then(
      ({ startPageScript }) => startPageScript(),
      () => undefined,
    );
  }, []);
  return null;
}
