import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import { findOwnLeaving, type LeavingPreview } from "@/lib/entries/store/leaving";
import { env } from "@/lib/env";
import { isFresh } from "@/lib/people/rules/fresh-sign-in";
import { numberedName } from "@/lib/people/words/public-name";
import { isOver } from "@/lib/season/rules/steps";
import type { Obstacle } from "../rules/refuse-erasure";
import { readEmails } from "./own-rows";

/** An entry of someone who deletes their account, and what becomes of it. */
export type ErasedEntry = {
  readonly id: string;
  readonly divisionId: string;
  /** "Player 17" */
  readonly label: string;
  readonly organization: { readonly id: string; readonly slug: string; readonly name: string };
  readonly season: string;
  readonly division: string;
  /** What leaving does; null if the season is over or they've left already. */
  readonly leaving: LeavingPreview | null;
};

/** What deleting an account would do, and what keeps its owner from it. The stamp changes when any of it does. */
export type ErasurePreview = {
  readonly email: string;
  readonly entries: readonly ErasedEntry[];
  readonly obstacles: readonly Obstacle[];
  readonly stamp: string;
};

export async function readErasure(db: Transaction, userId: string, at: Date): Promise<ErasurePreview> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const entries = await readEntries(db, userId);
  const obstacles = await readObstacles(db, userId, email, at);
  const said = entries.map(({ id, leaving }) => [id, leaving?.stamp ?? null]);
  return { email, entries, obstacles, stamp: stampOf([email, said, obstacles]) };
}

async function readEntries(db: Transaction, userId: string): Promise<readonly ErasedEntry[]> {
  const rows = await db.entry.findMany({
    where: { userId },
    include: { division: { include: { season: { include: { organization: true } } } } },
    orderBy: [{ divisionId: "asc" }],
  });
  const entries: ErasedEntry[] = [];
  for (const { id, divisionId, number, status, division } of rows) {
    const { season } = division;
    const isPlaying = status !== "withdrawn" && status !== "removed" && !isOver(season.status);
    const by = { organizationId: season.organizationId, userId };
    entries.push({
      id,
      divisionId,
      label: numberedName(number),
      organization: season.organization,
      season: season.name,
      division: division.name,
      leaving: isPlaying ? ((await findOwnLeaving(db, by, id)) ?? null) : null,
    });
  }
  return entries;
}

async function readObstacles(
  db: Transaction,
  userId: string,
  email: string,
  at: Date,
): Promise<readonly Obstacle[]> {
  const obstacles: Obstacle[] = [];
  if (env().operatorEmails.includes(email)) obstacles.push({ type: "is-operator" });
  const roles = await db.membership.findMany({
    where: { userId, role: { in: ["admin", "director"] } },
    include: { organization: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  for (const { organizationId, role, organization } of roles) {
    const others = await db.membership.count({ where: { organizationId, role, userId: { not: userId } } });
    const type = role === "admin" ? ("last-admin" as const) : ("last-director" as const);
    if (others === 0) obstacles.push({ type, organization: organization.name });
  }
  const out = await db.checkout.findMany({
    where: { userId, inAt: null },
    include: { equipment: { include: { venue: { select: { name: true } } } } },
    orderBy: { outAt: "asc" },
  });
  for (const { equipment } of out)
    obstacles.push({ type: "has-equipment", label: equipment.label, place: equipment.venue.name });
  const emails = await readEmails(db, userId);
  const holds = await db.registrationHold.findMany({
    where: {
      liftedAt: null,
      AND: [
        { OR: [{ lastOn: null }, { lastOn: { gte: startOfDay(at) } }] },
        { OR: [{ userId }, { userId: null, email: { in: [...emails] } }] },
      ],
    },
    include: { organization: { select: { name: true, contactEmail: true } } },
    orderBy: { placedAt: "asc" },
  });
  for (const { organization } of holds)
    obstacles.push({
      type: "has-hold",
      organization: organization.name,
      contactEmail: organization.contactEmail,
    });
  return obstacles;
}

/** Dates are stored as midnight UTC. A day early is no harm here: the hold is over somewhere else. */
function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000 - 86_400_000);
}

/** The preview for a page, and whether its reader signed in just now. A program's token has no session. */
export async function findErasure(userId: string, sessionId: string | null, at: Date) {
  const db = prisma();
  const session =
    sessionId === null ? null : await db.signInSession.findFirst({ where: { id: sessionId, userId } });
  return {
    preview: await readErasure(db, userId, at),
    isFresh: session !== null && isFresh({ signedInAt: session.createdAt, at }),
  };
}
