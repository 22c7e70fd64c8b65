"use client";

import { useEffect, useRef } from "react";
import type { RoomUse } from "@/lib/paths/match";
import { instantOf } from "@/lib/shared/instant";
import { keepShell } from "./keep-shell";
import { keepRoom } from "./kept-room";
import type { RoomProps } from "./room-props";
import type { LinkedRoom } from "./use-room";

/** Keeps the room on this device, with all that the server has told, so that it opens again without a network. */
export function useKeptRoom(use: RoomUse, props: RoomProps, { told, link }: LinkedRoom): void {
  const first = useRef(props);
  useEffect(() => void keepShell(), []);
  useEffect(() => {
    const { facts, ...rest } = first.current;
    const now = instantOf(new Date(link.clock()));
    void keepRoom({ ...rest, use, facts: { ...facts, events: told, now }, keptAt: Date.now() });
  }, [use, told, link]);
}
