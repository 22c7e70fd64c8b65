import type { FetchRefusal, MetadataRefusal } from "@/lib/campus/rules/metadata-refusals";
import { readMetadata } from "@/lib/campus/saml/read-metadata";
import { type DueMetadata, takeDueMetadata, updateMetadata } from "@/lib/campus/store/refresh";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { fetchMetadata } from "./fetch-metadata";

/**
 * Reads the metadata of one organization again that's a day old, so that a provider can change its keys. If that fails,
 * the metadata from before stays, and the admin's page says why. Which provider it is never changes this way.
 *
 * @returns false if none is due
 */
export async function refreshMetadata(at: Date, fetch = fetchMetadata): Promise<boolean> {
  if (!env().saml) return false;
  const due = await takeDueMetadata(at);
  if (!due) return false;
  await updateMetadata(due, await readAgain(due, at, fetch), at);
  return true;
}

async function readAgain(
  due: DueMetadata,
  at: Date,
  fetch: typeof fetchMetadata,
): Promise<Answer<string, FetchRefusal | MetadataRefusal>> {
  const fetched = await fetch(due.metadataUrl);
  if (!fetched.ok) return fetched;
  const idp = readMetadata(fetched.value, { at: at.getTime(), allowsHttp: env().appUrl.startsWith("http:") });
  if (!idp.ok) return idp;
  return idp.value.entityId === due.entityId ? accept(fetched.value) : refuse("other-provider");
}
