/** Why a file can't be used as an identity provider's metadata. */
export const METADATA_REFUSALS = [
  "not-metadata",
  "several-providers",
  "no-redirect",
  "not-https",
  "no-certificate",
  "outdated",
] as const;
export type MetadataRefusal = (typeof METADATA_REFUSALS)[number];

/** Why metadata couldn't be read from an address. */
export const FETCH_REFUSALS = ["unreachable", "too-big", "private-address", "other-provider"] as const;
export type FetchRefusal = (typeof FETCH_REFUSALS)[number];
