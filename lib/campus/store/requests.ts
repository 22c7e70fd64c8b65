import { prisma } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/shared/ids";
import type { CampusClaims } from "../rules/read-claims";

/** Who a provider says someone is, in which groups of interest, and its session, from its answer until the sign-in is finished. */
export type Said = CampusClaims & {
  readonly nameId: string | null;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
};

/** How long someone can take at their provider. */
export const REQUEST_MINUTES = 15;

export async function insertRequest(
  request: {
    readonly id: string;
    readonly organizationId: OrganizationId;
    readonly browserHash: string;
    readonly next: string;
    /** The session in which someone connects an account; null: someone signs in. */
    readonly connectingSessionId: string | null;
  },
  at: Date,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + REQUEST_MINUTES * 60_000);
  await prisma().campusRequest.create({ data: { ...request, askedAt: at, expiresAt } });
}

/**
 * Takes the answer to a request of this organization, once: a second one, at the same time or later, finds the request
 * answered.
 *
 * @returns false if there is no such request, or it was answered, or is too old
 */
export async function answerRequest(
  { id, organizationId }: { readonly id: string; readonly organizationId: OrganizationId },
  { codeHash, said }: { readonly codeHash: string; readonly said: Said },
  at: Date,
): Promise<boolean> {
  const { count } = await prisma().campusRequest.updateMany({
    where: { id, organizationId, answeredAt: null, expiresAt: { gt: at } },
    data: { answeredAt: at, codeHash, said: { ...said, groups: [...said.groups] } },
  });
  return count === 1;
}
