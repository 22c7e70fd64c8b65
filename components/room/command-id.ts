let last = 0;

/**
 * An id for a command: the time, then chance. Ids of a page sort by when they were made, even within a millisecond or if
 * the clock is set back. Not `crypto.randomUUID`, which
 * browsers have only over https.
 */
export function newCommandId(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  last = Math.max(last + 1, Date.now());
  return `${last.toString(36).padStart(9, "0")}${hex}`;
}
