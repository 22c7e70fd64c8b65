import { useEffect, useState } from "react";

type Judge = typeof import("./judge");

export function loadJudge(): Promise<Judge> {
  return import("./judge");
}

/** What judges questions, once there's one that the server hasn't answered. Without it, the form asks the server. */
export function useJudge(isNeeded: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    if (isNeeded) loadJudge().then(setJudge, () => {});
  }, [isNeeded]);
  return judge;
}
