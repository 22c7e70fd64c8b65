"use client";

import { lazy } from "react";
import type { LiveMatchProps } from "./live-match";
import "./live-match.module.css";

/**
 * Loaded only for a match that's being played: most readers of a match's page find it decided. It's drawn with the page,
 * so there's no boundary around it (docs/decisions/0002), and its styles come with the page.
 */
const LiveMatch = lazy(() => import("./live-match").then((part) => ({ default: part.LiveMatch })));

/** The games of a match that's being played, as everyone may watch them. */
export function LiveMatchDoor(props: LiveMatchProps) {
  return <LiveMatch {...props} />;
}
