import { useEffect, useState } from "react";
import type { Wall } from "@/lib/wall/view/wall-facts";

const EVERY_MS = 60_000;
const PATIENCE_MS = 20_000;
/** A screen that runs for weeks loads its page again this often, so that it gets a new version. */
const PAGE_LASTS_MS = 6 * 3_600_000;

/**
 * What the screen shows, asked for again every minute. Without a network it stays as it is; the page is only loaded
 * again right after an answer, so a screen never trades what it shows for a browser's error page.
 *
 * @returns the wall, and when we last heard that it's current
 */
export function useRenewal(first: Wall, source: string): { readonly wall: Wall; readonly heardAt: string } {
  const [known, setKnown] = useState({ wall: first, heardAt: first.asOf });

  useEffect(() => {
    const loadedAt = Date.now();
    setKnown(({ wall }) => ({ wall, heardAt: new Date(loadedAt).toISOString() }));
    const renew = async () => {
      const wall = await ask(source);
      if (!wall) return;
      if (wall.shape !== first.shape || Date.now() - loadedAt > PAGE_LASTS_MS) return location.reload();
      setKnown({ wall, heardAt: new Date().toISOString() });
    };
    const timer = setInterval(renew, EVERY_MS);
    addEventListener("online", renew);
    return () => {
      clearInterval(timer);
      removeEventListener("online", renew);
    };
  }, [first, source]);

  return known;
}

async function ask(source: string): Promise<Wall | null> {
  try {
    const answer = await fetch(source, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as Wall) : null;
  } catch {
    return null;
  }
}
