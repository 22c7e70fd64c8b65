import { prisma } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { groupBy } from "@/lib/shared/group-by";
import type { Zone } from "@/lib/shared/instant";
import { IN_SEASON, isMinorInAny } from "./signing";
import { findWaiver } from "./texts";

/** That a player accepted a version of the waiver. */
export type Acceptance = {
  readonly id: string;
  readonly version: number;
  readonly onPaper: boolean;
  readonly signedName: string;
  readonly guardianName: string | null;
  readonly acceptedAt: Date;
  /** Where the paper is. Only the desk sees it. */
  readonly note: string | null;
};

/** A player of a season, and the newest version they accepted. */
export type WaiverPlayer = {
  readonly userId: string;
  readonly name: string;
  /** Those they play in or wait for; none if they have left. */
  readonly divisions: readonly string[];
  readonly isMinor: boolean;
  readonly acceptance: Acceptance | null;
  readonly hasAcceptedNewest: boolean;
};

/** An acceptance with the text that was accepted, to print. */
export type PrintedWaiver = { readonly name: string; readonly text: string; readonly acceptance: Acceptance };

const ACCEPTANCE = {
  id: true,
  version: true,
  onPaper: true,
  signedName: true,
  guardianName: true,
  acceptedAt: true,
  note: true,
} as const;

/** Everyone who has a part in a season or accepted its waiver, by name. */
export async function listWaiverPlayers(
  { organizationId }: DirectorScope,
  { id: seasonId, organization }: { readonly id: string; readonly organization: { readonly timeZone: Zone } },
  at: Date,
): Promise<readonly WaiverPlayer[]> {
  const [{ version }, acceptances, entries] = await Promise.all([
    findWaiver(seasonId),
    prisma().waiverAcceptance.findMany({
      where: { organizationId, seasonId },
      select: { ...ACCEPTANCE, userId: true },
      orderBy: { version: "asc" },
    }),
    prisma().entry.findMany({
      where: { organizationId, division: { seasonId } },
      select: {
        userId: true,
        name: true,
        status: true,
        bornOn: true,
        division: { select: { name: true, underAge: true } },
      },
      orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
    }),
  ]);
  const newest = new Map(acceptances.map(({ userId, ...acceptance }) => [userId, acceptance]));
  const players = groupBy(entries, ({ userId }) => userId);
  return [...players]
    .map(([userId, own]) => {
      const current = own.filter(({ status }) => IN_SEASON.includes(status));
      const acceptance = newest.get(userId) ?? null;
      return {
        userId,
        name: own[0]?.name ?? "",
        divisions: current.map(({ division }) => division.name),
        isMinor: isMinorInAny(own, organization.timeZone, at),
        acceptance,
        hasAcceptedNewest: acceptance?.version === version,
      };
    })
    .filter(({ divisions, acceptance }) => divisions.length > 0 || acceptance !== null)
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** What a player of the director's organization accepted; undefined if there's no such acceptance in the season. */
export async function findPrintedWaiver(
  { organizationId }: DirectorScope,
  seasonId: string,
  id: string,
): Promise<PrintedWaiver | undefined> {
  return findPrinted({ organizationId, seasonId, id });
}

/** The newest version that somebody accepted themselves; undefined if none. */
export function findOwnWaiver(userId: string, seasonId: string): Promise<PrintedWaiver | undefined> {
  return findPrinted({ userId, seasonId });
}

async function findPrinted(
  where: { readonly seasonId: string } & (
    | { readonly organizationId: string; readonly id: string }
    | { readonly userId: string }
  ),
): Promise<PrintedWaiver | undefined> {
  const row = await prisma().waiverAcceptance.findFirst({
    where,
    select: { ...ACCEPTANCE, userId: true, waiver: { select: { text: true } } },
    orderBy: { version: "desc" },
  });
  if (!row) return undefined;
  const { userId, waiver, ...acceptance } = row;
  const entry = await prisma().entry.findFirst({
    where: { userId, division: { seasonId: where.seasonId } },
    select: { name: true },
    orderBy: { registeredAt: "asc" },
  });
  return { name: entry?.name ?? acceptance.signedName, text: waiver.text ?? "", acceptance };
}
