import { matchPaths } from "@/lib/paths/match";

/** Scripts, styles, fonts and icons, as a page's HTML names them. */
const FILE = /\/_next\/static\/[\w./~%-]+|(?<=")static\/[\w./~%-]+/g;

/**
 * Keeps the room's shell for times without a network: a page with no one's data, and the files it names. The cache
 * is named by what's in the page, which a new build changes; caches of earlier builds are deleted.
 */
export async function keepShell(): Promise<void> {
  // Browsers have caches only over https.
  if (process.env.NODE_ENV !== "production" || !("caches" in window)) return;
  try {
    const page = await fetch(matchPaths.roomShell(), { credentials: "omit" });
    if (!page.ok || page.redirected) return;
    const html = await page.clone().text();
    const name = `room-${await digest(html)}`;
    const cache = await caches.open(name);
    if (!(await cache.match(matchPaths.roomShell()))) {
      // A file is named more than once, in two ways; a cache refuses one that it's asked to add twice.
      await cache.addAll([...new Set((html.match(FILE) ?? []).map(address))]);
      // Last, so a page that's found has its files.
      await cache.put(matchPaths.roomShell(), page);
    }
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
  } catch {
    // No network, or no room on the device: what's kept already stays.
  }
}

function address(file: string): string {
  return file.startsWith("/") ? file : `/_next/${file}`;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
