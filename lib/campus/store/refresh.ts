import { prisma } from "@/lib/db/client";
import type { Answer } from "@/lib/shared/answer";
import type { FetchRefusal, MetadataRefusal } from "../rules/metadata-refusals";

const DAY_MS = 86_400_000;

/** Metadata that's read again from its address. */
export type DueMetadata = {
  readonly organizationId: string;
  readonly entityId: string;
  readonly metadataUrl: string;
};

/** Takes the metadata that waited longest, if it was tried a day ago or more. One process gets it. */
export async function takeDueMetadata(at: Date): Promise<DueMetadata | undefined> {
  const before = new Date(at.getTime() - DAY_MS);
  const [due] = await prisma().$queryRaw<DueMetadata[]>`
    UPDATE campus_sign_in SET tried_at = ${at}::timestamptz
    WHERE organization_id = (
      SELECT organization_id FROM campus_sign_in
      WHERE metadata_url IS NOT NULL AND tried_at <= ${before}::timestamptz
      ORDER BY tried_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING organization_id AS "organizationId", entity_id AS "entityId", metadata_url AS "metadataUrl"`;
  return due;
}

/** Stores what was read, or why it couldn't be; not if an admin changed the provider meanwhile. */
export async function updateMetadata(
  { organizationId, entityId, metadataUrl }: DueMetadata,
  answer: Answer<string, FetchRefusal | MetadataRefusal>,
  at: Date,
): Promise<void> {
  await prisma().campusSignIn.updateMany({
    where: { organizationId, entityId, metadataUrl },
    data: answer.ok ? { metadata: answer.value, readAt: at, failure: null } : { failure: answer.refusal },
  });
}
