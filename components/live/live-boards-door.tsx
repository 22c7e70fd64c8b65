"use client";

import { lazy } from "react";
import type { LiveBoardsProps } from "./live-boards";
import "./live.module.css";

/** The boards follow their games once the page is there. As `LiveMatchDoor`, it's drawn with the page. */
const LiveBoards = lazy(() => import("./live-boards").then((part) => ({ default: part.LiveBoards })));

/** The games that are played now. */
export function LiveBoardsDoor(props: LiveBoardsProps) {
  return <LiveBoards {...props} />;
}
