import { prisma } from "@/lib/db/prisma";
import { IN_SEASON } from "@/lib/entries/rules/register";
import { findWaiver } from "./texts";

/** A waiver to read and accept. */
export type WaiverToSign = { readonly version: number; readonly text: string };

/** A season's waiver, if somebody hasn't accepted it as it is now. */
export async function findWaiverToSign(seasonId: string, userId: string): Promise<WaiverToSign | null> {
  const { version, text } = await findWaiver(seasonId);
  if (text === null) return null;
  const accepted = await prisma().waiverAcceptance.count({ where: { seasonId, version, userId } });
  return accepted > 0 ? null : { version, text };
}

/** A person's part in a season: are they in it, is one of their schedules published, and does it know ages? */
export async function findPart(
  seasonId: string,
  userId: string,
): Promise<{ readonly isIn: boolean; readonly isPaired: boolean; readonly asksGuardian: boolean }> {
  const entries = await prisma().entry.findMany({
    where: { userId, division: { seasonId }, status: { in: [...IN_SEASON] } },
    select: { division: { select: { underAge: true, _count: { select: { stages: true } } } } },
  });
  return {
    isIn: entries.length > 0,
    isPaired: entries.some(({ division }) => division._count.stages > 0),
    asksGuardian: entries.some(({ division }) => division.underAge !== null),
  };
}
