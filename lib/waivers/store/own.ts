import { prisma } from "@/lib/db/client";
import { IN_SEASON } from "@/lib/entries/rules/register";
import type { Zone } from "@/lib/shared/instant";
import { hasAccepted } from "./acceptances";
import { isMinorInAny } from "./signing";
import { findWaiver } from "./texts";

/** A waiver to read and accept. */
export type WaiverToSign = { readonly version: number; readonly text: string };

/** A season's waiver, if someone hasn't accepted it as it is now; for a minor, with a guardian. */
export async function findWaiverToSign(
  seasonId: string,
  userId: string,
  age: { readonly isMinor: boolean },
): Promise<WaiverToSign | null> {
  const { version, text } = await findWaiver(seasonId);
  if (text === null) return null;
  return (await hasAccepted(prisma(), { seasonId, version, userId }, age)) ? null : { version, text };
}

/** A person's part in a season: are they in it, is one of their schedules published, and what does it know of ages? */
export async function findPart(
  { id: seasonId, organization }: { readonly id: string; readonly organization: { readonly timeZone: Zone } },
  userId: string,
  at: Date,
): Promise<Part> {
  const entries = await prisma().entry.findMany({
    where: { userId, division: { seasonId }, status: { in: [...IN_SEASON] } },
    select: {
      status: true,
      bornOn: true,
      division: { select: { underAge: true, _count: { select: { stages: true } } } },
    },
  });
  return {
    isIn: entries.length > 0,
    isPaired: entries.some(({ division }) => division._count.stages > 0),
    asksGuardian: entries.some(({ division }) => division.underAge !== null),
    isMinor: isMinorInAny(entries, organization.timeZone, at),
  };
}

type Part = {
  readonly isIn: boolean;
  readonly isPaired: boolean;
  readonly asksGuardian: boolean;
  readonly isMinor: boolean;
};
