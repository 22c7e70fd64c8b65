"use client";

import { useState, useSyncExternalStore } from "react";
import { linkRoom, type RoomLink, type RoomNow } from "./room-link";
import type { RoomFacts } from "./room-props";

/** The room's games as they are now, and the link that changes them. */
export type LinkedRoom = RoomNow & { readonly link: RoomLink };

export function useRoom(facts: RoomFacts): LinkedRoom {
  const [link] = useState(() => linkRoom(facts));
  const now = useSyncExternalStore(link.listen, link.read, link.read);
  return { ...now, link };
}
