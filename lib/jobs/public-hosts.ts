import type { LookupAddress } from "node:dns";
import { Agent } from "node:https";
import { BlockList, isIPv6 } from "node:net";
import { findAddresses } from "./find-addresses";

/** A name that someone else gave us leads into our own network. */
export class PrivateAddressError extends Error {}

/**
 * If a name has several addresses, how long each is tried before the next. Longer than Node would, because IPv6 comes last
 * and may not be available here: it mustn't be the only one with time to answer.
 */
const ATTEMPT_MS = 1_000;

/** A name that a stranger gave us can lead anywhere, so the address it leads to is checked as it's connected to. */
export const PUBLIC_HOSTS_ONLY = new Agent({
  autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
  lookup: (name, { all }, answer) => {
    findPublicAddresses(name).then(
      (found) => (all ? answer(null, found) : answer(null, found[0].address, found[0].family)),
      (error) => answer(error, "", 0),
    );
  },
});

async function findPublicAddresses(name: string): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await findAddresses(name);
  if (!first || ![first, ...others].every(isPublicAddress))
    throw new PrivateAddressError("This name leads to a private address");
  return [first, ...others];
}

/** Is it an address of the public internet, and not of this machine or its network? */
export function isPublicAddress({ address }: Pick<LookupAddress, "address">): boolean {
  return isIPv6(address) ? !PRIVATE_6.check(address, "ipv6") : !PRIVATE_4.check(address, "ipv4");
}

/** Addresses that aren't on the public internet (IANA's special-purpose registries). */
const PRIVATE_4 = blockList("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

/** Everything but 2000::/3, and in it the addresses that stand for others: 6to4, Teredo and documentation. */
const PRIVATE_6 = blockList("ipv6", [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** @param networks each with the length of its prefix */
function blockList(
  family: "ipv4" | "ipv6",
  networks: readonly (readonly [network: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
