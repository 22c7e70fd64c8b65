import type { IncomingMessage } from "node:http";
import { Agent } from "node:https";
import type { FetchRefusal } from "@/lib/campus/rules/metadata-refusals";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Call, callStranger } from "./call-stranger";
import { PrivateAddressError, PUBLIC_HOSTS_ONLY } from "./public-hosts";

const MOST_BYTES = 1024 * 1024;

/**
 * Reads an identity provider's metadata from an address that an admin gave us: https only, at most a megabyte in eight
 * seconds, no redirects, and no private addresses unless the operator allows them.
 *
 * @param options for tests
 */
export async function fetchMetadata(
  url: string,
  options: Partial<Call> = {},
): Promise<Answer<string, Extract<FetchRefusal, "unreachable" | "too-big" | "private-address">>> {
  if (!isHttps(url)) return refuse("unreachable");
  const agent = env().saml?.readsPrivate ? new Agent() : PUBLIC_HOSTS_ONLY;
  const headers = { accept: "application/samlmetadata+xml, */*" };
  try {
    return accept(await callStranger(url, { agent, headers, ...options }, read));
  } catch (error) {
    if (error instanceof TooBigError) return refuse("too-big");
    return refuse(error instanceof PrivateAddressError ? "private-address" : "unreachable");
  }
}

class TooBigError extends Error {}

async function read(answer: IncomingMessage): Promise<string> {
  if (answer.statusCode !== 200) throw new Error(`The address answered ${answer.statusCode}`);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new TooBigError();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** With a host's name: we check the addresses that a name leads to, but not one that's given as a number. */
function isHttps(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, hostname } = new URL(url);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return protocol === "https:" && username === "" && (!isNumber || env().saml?.readsPrivate === true);
}
