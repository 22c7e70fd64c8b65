import { readMetadata } from "./read-metadata";

/** An organization's provider, as it's saved. */
export type SavedProvider = {
  readonly entityId: string;
  readonly metadata: string;
  /** Null: the metadata was pasted. */
  readonly metadataUrl: string | null;
};

/**
 * Is it the provider from before, which its accounts can be left to? It has the same entity ID, and its metadata either
 * came from the same address or has no certificate that we didn't know. Anyone can copy an entity ID and a certificate,
 * so one certificate in common proves nothing.
 */
export function isSameProvider(before: SavedProvider, after: SavedProvider): boolean {
  if (before.entityId !== after.entityId) return false;
  if (after.metadataUrl !== null) return after.metadataUrl === before.metadataUrl;
  const known = certificatesIn(before.metadata);
  return certificatesIn(after.metadata).every((certificate) => known.includes(certificate));
}

/** Metadata that has expired counts, too, and a developer's machine may use http. */
function certificatesIn(metadata: string): readonly string[] {
  const read = readMetadata(metadata, { at: 0, allowsHttp: true });
  return read.ok ? read.value.certificates : [];
}
