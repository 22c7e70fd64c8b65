import type { Instant } from "@/lib/shared/instant";

/**
 * "the time you suggested (Tuesday, Nov 24, 7:00 pm) is no longer available"; empty if there are none.
 *
 * @param who "you", or a name
 * @param inWords null if the reader doesn't get to know which times they were
 */
export function goneTimes(
  times: readonly Instant[],
  who: string,
  inWords: ((at: Instant) => string) | null,
): string {
  if (times.length === 0) return "";
  const [noun, verb] = times.length === 1 ? ["time", "is"] : ["times", "are"];
  const named = inWords ? ` (${times.map(inWords).join("; ")})` : "";
  return `the ${noun} ${who} suggested${named} ${verb} no longer available`;
}
