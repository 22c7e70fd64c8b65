import type { FetchRefusal, MetadataRefusal } from "../rules/metadata-refusals";

const SENTENCES: Record<MetadataRefusal | FetchRefusal, string> = {
  "not-metadata": "This isn’t the metadata of an identity provider.",
  "several-providers":
    "This is the metadata of several identity providers. Use the one of your campus alone.",
  "no-redirect":
    "This provider has no sign-in address with the HTTP-Redirect binding. Ask your campus to turn it on.",
  "not-https": "The sign-in address in this metadata doesn’t use https.",
  "no-certificate": "This metadata has no signing certificate that we can read.",
  outdated: "This metadata has expired. Ask your campus for a new one.",
  unreachable:
    "We couldn’t read this address. It must be https and answer within eight seconds, without a redirect.",
  "too-big": "What’s at this address is over one megabyte. Use the metadata of your campus alone.",
  "private-address":
    "This address is on a private network, which we don’t connect to. Paste the metadata instead.",
  "other-provider":
    "The metadata at this address is now another provider’s. Check it, then save it here again.",
};

/** Why metadata can't be used. */
export function metadataSentence(refusal: MetadataRefusal | FetchRefusal): string {
  return SENTENCES[refusal];
}

/** Why metadata failed, by what's stored, which an earlier version may have written. */
export function failureSentence(failure: string | null): string | null {
  if (failure === null) return null;
  return Object.hasOwn(SENTENCES, failure)
    ? SENTENCES[failure as keyof typeof SENTENCES]
    : SENTENCES.unreachable;
}
