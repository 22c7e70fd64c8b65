import type { Instant } from "@/lib/shared/instant";

/**
 * "the time you suggested (Tuesday, Nov 24, 7:00 pm) is no longer available"; empty if there are none.
 *
 * @param who "you", or a name
 */
export function goneTimes(times: readonly Instant[], who: string, inWords: (at: Instant) => string): string {
  if (times.length === 0) return "";
  const [noun, verb] = times.length === 1 ? ["time", "is"] : ["times", "are"];
  return `the ${noun} ${who} suggested (${times.map(inWords).join("; ")}) ${verb} no longer available`;
}
