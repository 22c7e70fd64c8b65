"use client";

import { useEffect, useState } from "react";

type MoveTools = typeof import("./move-tools");

/** What reads and shows moves, once there are any. Without it, because the network is gone, the server judges them. */
export function useMoveTools(hasMoves: boolean): MoveTools | null {
  const [tools, setTools] = useState<MoveTools | null>(null);
  useEffect(() => {
    if (hasMoves) import("./move-tools").then(setTools, () => {});
  }, [hasMoves]);
  return tools;
}
