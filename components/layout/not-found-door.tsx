"use client";

import { lazy } from "react";

const NotFoundPage = lazy(() => import("./not-found-page").then((part) => ({ default: part.NotFoundPage })));

/**
 * Draws the page only where it's shown. The framework draws `not-found.tsx` with every page, once for each layout around
 * it, and sends both along: four times what a small page has itself.
 */
export function NotFoundDoor() {
  return <NotFoundPage />;
}
