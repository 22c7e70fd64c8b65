import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

/** With a second attempt that's given twice as long, it's five seconds for each name server of this machine. */
const FIRST_ATTEMPT_MS = 1_500;

/**
 * The addresses of a stranger's name, IPv4 first. Only name servers are asked, and not /etc/hosts: the system looks up a
 * few names at a time, so names whose servers never answer would hold up all others, such as the database's. Throws if
 * there are none.
 */
export async function findAddresses(name: string): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: FIRST_ATTEMPT_MS, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  return [...listOf(four, 4), ...listOf(six, 6)];
}

function listOf(found: PromiseSettledResult<readonly string[]>, family: 4 | 6): readonly LookupAddress[] {
  return found.status === "fulfilled" ? found.value.map((address) => ({ address, family })) : [];
}
