import { isIP } from "node:net";

/**
 * Whose requests are counted together. A household or a machine has a whole IPv6 /64 to send from, so only the first
 * half counts. Visitors whose address is unknown share one count.
 */
export function visitorOf(address: string | undefined): string {
  if (address === undefined) return "unknown";
  if (isIP(address) !== 6) return address;
  const [left = "", right = ""] = address.split("%", 1)[0]?.split("::") ?? [];
  const groups = [left, right].map((side) => side.split(":").filter(Boolean));
  const [before = [], after = []] = groups;
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
