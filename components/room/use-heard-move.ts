"use client";

import { useState } from "react";
import { moveSaid } from "@/lib/room/words/move-words";

/** The opponent's last move in words, if it came in while the page was open and the player hasn't answered it; or nothing. */
export function useHeardMove(sans: readonly string[], isMine: boolean, them: string): string {
  const [known] = useState(sans.length);
  const last = sans.at(-1);
  return last && isMine && sans.length > known ? moveSaid(them, last) : "";
}
