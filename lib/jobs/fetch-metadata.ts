import { Agent, get, type RequestOptions } from "node:https";
import type { FetchRefusal } from "@/lib/campus/rules/metadata-refusals";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { PrivateAddressError, PUBLIC_HOSTS_ONLY } from "./public-hosts";

const MOST_BYTES = 1024 * 1024;
const PATIENCE_MS = 8_000;

/**
 * Reads an identity provider's metadata from an address that an admin gave us: https only, at most a megabyte in eight
 * seconds, no redirects, and no private addresses unless the operator allows them.
 *
 * @param options for tests
 */
export async function fetchMetadata(
  url: string,
  options: RequestOptions = {},
): Promise<Answer<string, Extract<FetchRefusal, "unreachable" | "too-big" | "private-address">>> {
  if (!isHttps(url)) return refuse("unreachable");
  const agent = env().saml?.readsPrivate ? new Agent() : PUBLIC_HOSTS_ONLY;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return accept(await read(url, { agent, signal, ...options }));
  } catch (error) {
    if (error instanceof TooBigError) return refuse("too-big");
    return refuse(error instanceof PrivateAddressError ? "private-address" : "unreachable");
  }
}

class TooBigError extends Error {}

function read(url: string, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { ...options, headers: { accept: "application/samlmetadata+xml, */*" } },
      (answer) => {
        if (answer.statusCode !== 200) {
          answer.destroy();
          reject(new Error(`The address answered ${answer.statusCode}`));
          return;
        }
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on("data", (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes > MOST_BYTES) answer.destroy(new TooBigError());
        });
        answer.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
        answer.on("error", reject);
      },
    );
    request.on("error", reject);
  });
}

/** A name, because what a name leads to is checked when it's connected to; a number would be connected to as it is. */
function isHttps(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, hostname } = new URL(url);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return protocol === "https:" && username === "" && (!isNumber || env().saml?.readsPrivate === true);
}
