/**
 * An id for a command: the time, then chance, so that ids sort by when they were made. Not `crypto.randomUUID`, which
 * browsers have only over https.
 */
export function newCommandId(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${Date.now().toString(36).padStart(9, "0")}${hex}`;
}
