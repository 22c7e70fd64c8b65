import { findCampusRefusal } from "@/lib/campus/store/campus-only";
import { insertAudit } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { type EntryStatus, Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { admitToSeason, keepAdmission } from "@/lib/eligibility/store/admit";
import { undelivered } from "@/lib/mail/store/undelivered";
import { provenOn } from "@/lib/online/rules/site-account";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { dropHandle, takeHandle } from "@/lib/people/store/handles";
import { updateProfile } from "@/lib/people/store/people";
import { announceNewStyles, readNameStyles } from "@/lib/people/store/public-names";
import { isPastLastDay } from "@/lib/season/rules/registration";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import type { DivisionId, UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { listRounds } from "@/lib/standings/store/divisions";
import { isMinor } from "@/lib/waivers/rules/minor";
import { SAID_NOTHING, type SaidWaiver } from "@/lib/waivers/rules/sign";
import { keepSignature, signWaiver } from "@/lib/waivers/store/signing";
import { readHandle } from "../rules/handle";
import { planLateEntry } from "../rules/late-entry";
import type { EntryRefusal } from "../rules/refusals";
import { decideRegistration, refuseWithdrawal } from "../rules/register";
import { fillSpots, hasFreeSpot } from "./waitlist";

/** What someone enters when they register. */
export type NewEntry = {
  readonly divisionId: string;
  readonly userId: string;
  readonly name: string;
  readonly acceptedRulePackId: string;
  /** Calendar date; only stored for divisions with an age limit. */
  readonly bornOn?: string | null;
  /** The network address of the request, for the log. */
  readonly origin?: string | undefined;
  /** Only in an online season. */
  readonly handle?: string;
  /** What the form says beside the name: with it, it becomes the player's profile. Left out, the profile stays. */
  readonly phone?: string | null;
  /** Only where the season's list has campus ids. */
  readonly campusId?: string;
  /** Only where the season has a waiver. */
  readonly waiver?: SaidWaiver;
  /** If there is no spot, they'd rather join the waitlist than not register. */
  readonly waits?: boolean;
};

export type Registered = {
  readonly status: "active" | "waitlisted";
  /** Has the division been paired? */
  readonly isPublished: boolean;
  /** The public pages that are out of date because the player's name reads in another way now. */
  readonly changes: readonly PublicChange[];
};

/**
 * Registers a player in a division while registration is open, with the version of the rules they accepted. If all
 * spots are taken, they join the waitlist if they want to; the same goes for a round robin that has been paired, as
 * long as the director has an open spot to give. Players who withdrew before the pairings can come back. Registering
 * twice, in two tabs or by a double click, leaves one entry.
 */
export async function insertEntry(entry: NewEntry, at: Date): Promise<Answer<Registered, EntryRefusal>> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, entry.divisionId);
    if (!division) return refuse("registration-closed");
    const shut = await findCampusRefusal(division.organization.id, entry.userId, tx);
    if (shut) return refuse(shut);
    const existing = await tx.entry.findUnique({
      where: { divisionId_userId: { divisionId: division.id, userId: entry.userId } },
      include: { _count: { select: { homeMatches: true, awayMatches: true } } },
    });
    const decided = decideRegistration({
      ...division,
      isByDirector: false,
      isPastLastDay:
        division.isPastLastDay || isPastLastDay({ ...division.season, ...division }, instantOf(at)),
      hasLateSpot:
        division.isPublished &&
        planLateEntry(await listRounds(tx, division.id), division.rules, instantOf(at)).ok,
      hasFreeSpot: await hasFreeSpot(tx, division),
      grade: division,
      age: { startsOn: division.season.startsOn, eligibility: division.rules.eligibility },
      before: existing && {
        status: existing.status,
        hasMatches: existing._count.homeMatches + existing._count.awayMatches > 0,
      },
      said: {
        acceptedRulePackId: entry.acceptedRulePackId,
        bornOn: entry.bornOn ?? null,
        waits: entry.waits ?? false,
      },
    });
    if (!decided.ok) return decided;
    const person = seasonPerson(division, entry, at);
    const admitted = await admitToSeason(tx, { ...person, typedCampusId: entry.campusId ?? "" });
    if (!admitted.ok) return admitted;
    const signed = await signWaiver(tx, person, {
      isMinor: isMinor({ bornOn: entry.bornOn ?? null, underAge: division.underAge }, person.today),
      said: entry.waiver ?? SAID_NOTHING,
    });
    if (!signed.ok) return signed;
    const named = await takeTypedHandle(tx, division, entry);
    if (!named.ok) return named;

    const { status } = decided.value;
    const styles = await readNameStyles(tx, [entry.userId]);
    await saveEntry(tx, division, entry, { id: existing?.id, status, at });
    if (entry.phone !== undefined)
      await updateProfile(tx, entry.userId, { name: entry.name, phone: entry.phone });
    await keepAdmission(tx, person, admitted.value, at);
    await keepSignature(tx, person, signed.value, at);
    await noteEntry(tx, division, entry, "registered", at, entry.origin);
    const { isPublished } = division;
    return accept({ status, isPublished, changes: await announceNewStyles(tx, styles) });
  });
}

/**
 * Withdraws a player from a division while registration is open, and from a waitlist at any time. Later only the
 * director can. The spot goes to the player who has waited longest.
 */
export async function withdrawEntry(
  divisionId: DivisionId,
  userId: UserId,
  at: Date,
  origin?: string,
): Promise<Answer<null, EntryRefusal>> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    if (!division) return refuse("registration-closed");
    const entry = await tx.entry.findUnique({ where: { divisionId_userId: { divisionId, userId } } });
    const refusal = refuseWithdrawal(division, entry?.status ?? null);
    if (refusal || !entry) return refuse(refusal ?? "not-registered");
    await tx.entry.update({ where: { id: entry.id }, data: { status: "withdrawn" } });
    await dropHandle(tx, division.season.id, userId);
    await noteEntry(tx, division, entry, "withdrew", at, origin);
    await fillSpots(tx, division, userId, at);
    return accept(null);
  });
}

type DeskRow = {
  readonly id: string;
  readonly name: string;
  readonly status: EntryStatus;
  readonly annulled: boolean;
  readonly registeredAt: Date;
  readonly bornOn: string | null;
  readonly email: string;
  /** Only if the player gave it to this organization. */
  readonly phone: string | null;
  readonly handle: string | null;
  readonly accountSite: string | null;
  readonly accountName: string | null;
  /** Emails to the player are refused or come back. */
  readonly isUndelivered: boolean;
};

/** All entries of a division in order of registration, with contact details and dates of birth, for the director. */
export async function listEntriesOfDesk({ organizationId }: DirectorScope, divisionId: string) {
  const rows = await prisma().$queryRaw<DeskRow[]>`
    SELECT e.id, e.name, e.status::text, e.annulled, e.registered_at AS "registeredAt",
      to_char(e.born_on, 'YYYY-MM-DD') AS "bornOn", u.email,
      CASE WHEN e.shares_phone THEN u.phone END AS phone,
      h.handle, h.account_site AS "accountSite", h.account_name AS "accountName",
      ${undelivered(Prisma.sql`u.email`, Prisma.sql`e.organization_id`)} AS "isUndelivered"
    FROM entry e JOIN "user" u ON u.id = e.user_id JOIN division d ON d.id = e.division_id
    LEFT JOIN handle h ON h.season_id = d.season_id AND h.user_id = e.user_id
    WHERE e.division_id = ${divisionId}::uuid AND e.organization_id = ${organizationId}::uuid
    ORDER BY e.registered_at, e.id`;
  return rows.map(({ email, phone, handle, accountSite, accountName, ...row }) => ({
    ...row,
    user: { email, phone },
    handle,
    provenOn: handle === null ? null : provenOn({ handle, accountSite, accountName }),
  }));
}

/** A division by its public address. */
export async function findDivisionPages(divisionId: string): Promise<PublicChange | undefined> {
  const row = await prisma().division.findUnique({
    where: { id: divisionId },
    select: { slug: true, season: { select: { slug: true, organization: { select: { slug: true } } } } },
  });
  return row
    ? { organization: row.season.organization.slug, season: row.season.slug, divisions: [row.slug] }
    : undefined;
}

function seasonPerson({ organization, season }: LockedDivision, { userId }: NewEntry, at: Date) {
  const today = dateIn(instantOf(at), organization.timeZone);
  return { organizationId: organization.id, seasonId: season.id, userId, today };
}

/** An online season needs the player's username there; others don't ask. */
async function takeTypedHandle(
  tx: Transaction,
  { rules, organization, season }: LockedDivision,
  { userId, handle }: NewEntry,
): Promise<Answer<null, EntryRefusal>> {
  if (rules.venue.kind !== "online") return accept(null);
  const { site } = rules.venue;
  const read = readHandle(handle ?? "", site);
  if (!read.ok) return read;
  const named = { site, handle: read.value };
  return takeHandle(tx, { organizationId: organization.id, seasonId: season.id }, userId, named);
}

async function saveEntry(
  tx: Transaction,
  division: LockedDivision,
  { divisionId, userId, name, acceptedRulePackId, bornOn }: NewEntry,
  { id, status, at }: { id: string | undefined; status: Registered["status"]; at: Date },
): Promise<void> {
  const organizationId = division.organization.id;
  const kept = division.underAge === null || !bornOn ? null : new Date(`${bornOn}T00:00:00Z`);
  const entry = { organizationId, divisionId, userId, name, acceptedRulePackId };
  const data = { ...entry, bornOn: kept, status, registeredAt: at, sharesPhone: true };
  if (id) await tx.entry.update({ where: { id }, data });
  else await tx.entry.create({ data });
  await tx.membership.createMany({
    data: [{ organizationId, userId, role: "player", createdAt: at }],
    skipDuplicates: true,
  });
}

async function noteEntry(
  tx: Transaction,
  division: LockedDivision,
  entry: { readonly userId: string; readonly name: string },
  type: "registered" | "withdrew",
  at: Date,
  origin: string | undefined,
): Promise<void> {
  await insertAudit(tx, {
    organizationId: division.organization.id,
    actorUserId: entry.userId,
    type,
    subject: `${entry.name}, ${division.name}`,
    origin,
    at,
  });
  await announceChange(tx, changeOfDivision(division));
}
