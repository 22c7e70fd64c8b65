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
  const time = last.toString(16).padStart(12, "0");
  // The second half of a random UUID has these bits, and Node makes many of them at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, "0")}${crypto.randomUUID().slice(18)}`;
}

const MOST_IN_A_MS = 0xfff;
