import { type LookupAddress, lookup } from "node:dns";
import { Agent } from "node:https";
import { BlockList, isIPv6 } from "node:net";
import webpush from "web-push";
import type { PushSettings } from "@/lib/env";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";
import type { PushDevice } from "@/lib/push/store/subscriptions";

/** What became of a notification on one device: its service has it, doesn't know the device anymore, or failed. */
export type PushDelivery = "sent" | "gone" | "failed";

/** What a device gets; its worker shows it (lib/installed/view/worker-script.ts). */
export type PushMessage = {
  /** The secret by which it's told that it was seen. */
  readonly id: string;
  readonly body: string;
  readonly path: string;
};

/** Half a day: later, it's no news. */
const KEEP_SECONDS = 12 * 3600;
const PATIENCE_MS = 8_000;

/** Hands a notification to a browser's push service, encrypted so that only the browser can read it. */
export async function deliverPush(
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
  { publicKey, privateKey, contact }: PushSettings,
  agent: Agent = PUBLIC_HOSTS_ONLY,
): Promise<PushDelivery> {
  if (!isPushEndpoint(endpoint)) return "gone";
  try {
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: KEEP_SECONDS,
      timeout: PATIENCE_MS,
      agent,
    });
    return "sent";
  } catch (error) {
    const { statusCode } = error as { readonly statusCode?: number };
    return statusCode === 404 || statusCode === 410 ? "gone" : "failed";
  }
}

/** A name that a stranger gave us can lead anywhere, so the address it leads to is checked as it's connected to. */
const PUBLIC_HOSTS_ONLY = new Agent({
  lookup: (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, "", 0);
      const [first] = found;
      if (!first || !found.every(isPublicAddress))
        return answer(new Error("A push service has a public address"), "", 0);
      if (options.all) return (answer as (error: null, all: LookupAddress[]) => void)(null, found);
      answer(null, first.address, first.family);
    });
  },
});

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
