"use client";

import { useEffect } from "react";
import { startPageScript } from "./page-script";

/** Starts the page script once React has taken over the page. A document has a script of its own for it. */
export function StartPageScript() {
  useEffect(startPageScript, []);
  return null;
}
