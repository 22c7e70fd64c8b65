/** How many streams a person can have open in one process: a few devices, and tabs that were forgotten. */
const MOST_OPEN = 12;

/** One for the process: its routes may be loaded more than once. */
function counts(): Map<string, number> {
  const shared = globalThis as { rookeryOpenStreams?: Map<string, number> };
  shared.rookeryOpenStreams ??= new Map();
  return shared.rookeryOpenStreams;
}

/** Counts one more stream of a person. Returns what to call when it ends; null if they have too many. */
export function openStream(userId: string): (() => void) | null {
  const open = counts();
  const now = open.get(userId) ?? 0;
  if (now >= MOST_OPEN) return null;
  open.set(userId, now + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}
