"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { APP_READY } from "../page-script/app-ready";
import { useHydrated } from "./use-hydrated";

/**
 * A part of a page that only React answers to. Clicks that come before React are repeated once it has taken over
 * (components/page-script/early-clicks.ts). A page has one such part.
 */
export function NeedsApp({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) part.current?.dispatchEvent(new Event(APP_READY, { bubbles: true }));
  }, [isHydrated]);
  return (
    <div ref={part} data-needs-app>
      {children}
    </div>
  );
}
