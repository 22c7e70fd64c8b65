"use client";

import { useEffect } from "react";

/**
 * Loads and starts the page script once React has taken over the page. Until then, the page is as the server drew it. A
 * document has a script of its own for it.
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
