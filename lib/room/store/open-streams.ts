/** Whose streams are counted together, and how many there can be. */
export type StreamCount = { readonly of: string; readonly most: number };

/** One for the process: its routes may be loaded more than once. */
function counts(): Map<string, number> {
  const shared = globalThis as { rookeryOpenStreams?: Map<string, number> };
  shared.rookeryOpenStreams ??= new Map();
  return shared.rookeryOpenStreams;
}

/** Counts one more stream. Returns what to call when it ends; null if one of the counts has too many. */
export function openStream(counted: readonly StreamCount[]): (() => void) | null {
  const open = counts();
  if (counted.some(({ of, most }) => (open.get(of) ?? 0) >= most)) return null;
  for (const { of } of counted) open.set(of, (open.get(of) ?? 0) + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    for (const { of } of counted) {
      const left = (open.get(of) ?? 1) - 1;
      if (left > 0) open.set(of, left);
      else open.delete(of);
    }
  };
}
