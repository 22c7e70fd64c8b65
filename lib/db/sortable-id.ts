import { randomBytes } from "node:crypto";

let last = 0;
let count = 0;

/**
 * An id that sorts after those this process made before (a UUID of version 7, RFC 9562): milliseconds, a count within
 * them, and 62 random bits. Prisma makes the same kind.
 */
export function sortableId(clock: () => number = Date.now): string {
  const ms = Math.max(last, clock());
  count = ms === last ? count + 1 : 0;
  last = count > MOST_IN_A_MS ? ms + 1 : ms;
  if (last > ms) count = 0;
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const hex = `${last.toString(16).padStart(12, "0")}7${count.toString(16).padStart(3, "0")}${random.toString("hex")}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const MOST_IN_A_MS = 0xfff;
