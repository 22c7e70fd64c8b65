"use client";

import { useEffect, useRef } from "react";
import type { LiveNews } from "@/lib/room/rules/live-updates";

/** After a refusal, as when too many people watch. The browser connects again by itself after everything else. */
const RETRY_MS = 20_000;

/**
 * Follows a stream of what spectators are told, for as long as the page is there. Null: nothing to follow.
 *
 * @param address where the stream begins; asked again when it reconnects
 */
export function useStream(key: string | null, address: () => string, heard: (news: LiveNews) => void): void {
  const latest = useRef({ address, heard });
  latest.current = { address, heard };
  useEffect(() => {
    if (key === null) return;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      source = new EventSource(latest.current.address());
      source.onmessage = ({ data }: MessageEvent<string>) =>
        latest.current.heard(JSON.parse(data) as LiveNews);
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(follow, RETRY_MS);
      };
    };
    follow();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [key]);
}
