import { randomUUID } from "node:crypto";
import { logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import type { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { admitByHand, keepAdmission } from "@/lib/eligibility/store/admit";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isHandleTaken, type TypedHandle, takeHandle } from "@/lib/people/store/handles";
import { announceNewStyles, readNameStyles } from "@/lib/people/store/public-names";
import { isInPlay } from "@/lib/season/rules/steps";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { makeNoEmail } from "@/lib/shared/no-email";
import { listRounds } from "@/lib/standings/store/divisions";
import { enteredLetter } from "../letters/entered-letter";
import { readHandle } from "../rules/handle";
import { planLateEntry } from "../rules/late-entry";
import type { EntryRefusal } from "../rules/refusals";
import { decideRegistration } from "../rules/register";
import { someoneElse } from "../rules/same-person";
import { entryLetterFacts, findYetToDoOf } from "./entry-letters";
import { listNamesakes, type Namesake } from "./namesakes";
import { hasFreeSpot } from "./waitlist";

/** Someone whom a director enters by hand. Without an email, the desk reports and writes for them. */
export type AddedPlayer = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Calendar date; only needed in a division with an age limit. */
  readonly bornOn: string | null;
  /** Their username on the site of an online season; otherwise empty. */
  readonly handle: string;
  /** Without an email: the newest registration of someone of that name whom this is, or `someoneElse`. Left out: asked, if there is one. */
  readonly person?: string;
};

/** The director has to say whether this is one of them. */
export type SamePerson = {
  readonly namesakes: readonly Namesake[];
  /** Says that it's none of them. */
  readonly other: string;
};

export type Added = {
  readonly entryId: string;
  readonly status: "active" | "waitlisted";
  readonly changes: readonly PublicChange[];
};

/**
 * Enters someone by hand, in a season that isn't over; the director accepts the rules for them. The rules are those of
 * registration, except that the last day to register doesn't matter, and that players who were removed before the
 * pairings come back. In a paired division, they go on the waitlist. If the organization has entered someone of that name
 * without an email, the director says whether they're the same person: two people can have one name.
 *
 * @returns null if the division isn't the director's
 */
export async function addEntry(
  scope: DirectorScope,
  divisionId: string,
  player: AddedPlayer,
  at: Date,
): Promise<Answer<Added, EntryRefusal | SamePerson> | null> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    if (division?.organization.id !== scope.organizationId) return null;
    const found = await findKnown(tx, division, player);
    if (!found.ok) return found;
    const known = found.value;
    const before = known?.entries.find((entry) => entry.divisionId === divisionId);
    const decided = await decideAdding(tx, division, player, before, at);
    if (!decided.ok) return decided;
    const season = seasonOf(division);
    const admitted = await admitByHand(tx, {
      ...season,
      userId: known?.id ?? null,
      email: player.email,
      today: dateIn(instantOf(at), division.organization.timeZone),
    });
    if (!admitted.ok) return admitted;
    const named = await readTypedHandle(tx, division, known, player.handle);
    if (!named.ok) return named;

    const { status } = decided.value;
    const userId = known?.id ?? (await insertPerson(tx, player, at));
    if (named.value) await takeHandle(tx, season, userId, named.value);
    await keepAdmission(tx, { ...season, userId }, { campusId: null }, at);
    const styles = await readNameStyles(tx, [userId]);
    const entry = await saveEntry(tx, division, player, {
      id: before?.id,
      userId,
      status,
      sharesPhone: sharesPhone(known, player, division),
      at,
    });
    await keepGuestPhone(tx, known, player);
    await tellPlayer(tx, scope, division, entry, at);
    await logAct(tx, scope, {
      type: "entry-added",
      subject: `${player.name}, ${division.name}`,
      data: { rulePackId: division.rulePackId, entryId: entry.id },
      at,
    });
    const change = changeOfDivision(division);
    await announceChange(tx, change);
    const changes = [change, ...(await announceNewStyles(tx, styles))];
    return accept({ entryId: entry.id, status, changes });
  });
}

const KNOWN = {
  id: true,
  phone: true,
  handles: { select: { seasonId: true } },
  entries: {
    select: {
      id: true,
      divisionId: true,
      organizationId: true,
      status: true,
      sharesPhone: true,
      _count: { select: { homeMatches: true, awayMatches: true } },
    },
  },
} as const;
type Known = Prisma.UserGetPayload<{ select: typeof KNOWN }>;

/** The owner of the address; without one, the person whom the director says it is. Null for someone new. */
async function findKnown(
  tx: Transaction,
  { organization }: LockedDivision,
  { email, name, person }: AddedPlayer,
): Promise<Answer<Known | null, SamePerson>> {
  if (email !== null) return accept(await tx.user.findUnique({ where: { email }, select: KNOWN }));
  const namesakes = await listNamesakes(tx, organization.id, name);
  const other = someoneElse(stampOf(namesakes.map(({ userId }) => userId)));
  if (namesakes.length === 0 || person === other) return accept(null);
  const same = namesakes.find(({ entryId }) => entryId === person);
  if (!same) return refuse({ namesakes, other });
  return accept(await tx.user.findUniqueOrThrow({ where: { id: same.userId }, select: KNOWN }));
}

async function decideAdding(
  tx: Transaction,
  division: LockedDivision,
  { bornOn }: AddedPlayer,
  before: Known["entries"][number] | undefined,
  at: Date,
) {
  const { isPublished, season, rulePackId } = division;
  return decideRegistration({
    ...division,
    isByDirector: true,
    season: { status: isInPlay(season.status) && !isPublished ? "registration" : season.status },
    isPastLastDay: false,
    hasLateSpot:
      isPublished && planLateEntry(await listRounds(tx, division.id), division.rules, instantOf(at)).ok,
    hasFreeSpot: await hasFreeSpot(tx, division),
    grade: division,
    age: { startsOn: season.startsOn, eligibility: division.rules.eligibility },
    before: before
      ? { status: before.status, hasMatches: before._count.homeMatches + before._count.awayMatches > 0 }
      : null,
    said: { acceptedRulePackId: rulePackId, bornOn, waits: true },
  });
}

/** An online season needs a username, unless the player has given one there. Empty: nothing to save. */
async function readTypedHandle(
  tx: Transaction,
  { rules, season }: LockedDivision,
  known: Known | null,
  typed: string,
): Promise<Answer<TypedHandle | null, EntryRefusal>> {
  const { venue } = rules;
  if (venue.kind !== "online") return accept(null);
  if (typed === "" && known?.handles.some(({ seasonId }) => seasonId === season.id)) return accept(null);
  const read = readHandle(typed, venue.site);
  if (!read.ok) return read;
  if (await isHandleTaken(tx, season.id, known?.id ?? null, read.value)) return refuse("handle-taken");
  return accept({ site: venue.site, handle: read.value });
}

async function insertPerson(tx: Transaction, { name, email, phone }: AddedPlayer, at: Date): Promise<string> {
  const id = randomUUID();
  await tx.user.create({ data: { id, email: email ?? makeNoEmail(id), name, phone, createdAt: at } });
  return id;
}

/** A number that its owner gave, or will give, to another organization stays hidden here. */
function sharesPhone(
  known: Known | null,
  { email, phone }: AddedPlayer,
  { organization }: LockedDivision,
): boolean {
  const isTheirs = known === null || email === null || known.phone === phone;
  if (phone !== null && isTheirs) return true;
  return (
    known?.entries.some((entry) => entry.sharesPhone && entry.organizationId === organization.id) ?? false
  );
}

/** Only the desk can say how to reach someone without an email. */
async function keepGuestPhone(
  tx: Transaction,
  known: Known | null,
  { email, phone }: AddedPlayer,
): Promise<void> {
  if (known && email === null && phone !== null)
    await tx.user.update({ where: { id: known.id }, data: { phone } });
}

async function saveEntry(
  tx: Transaction,
  division: LockedDivision,
  { name, bornOn }: AddedPlayer,
  { id, userId, status, sharesPhone: shares, at }: Saved,
) {
  const organizationId = division.organization.id;
  const data = {
    organizationId,
    divisionId: division.id,
    userId,
    name,
    status,
    acceptedRulePackId: division.rulePackId,
    bornOn: division.underAge === null || !bornOn ? null : new Date(`${bornOn}T00:00:00Z`),
    registeredAt: at,
    sharesPhone: shares,
  };
  await tx.membership.createMany({
    data: [{ organizationId, userId, role: "player", createdAt: at }],
    skipDuplicates: true,
  });
  const include = { user: true } as const;
  return id ? tx.entry.update({ where: { id }, data, include }) : tx.entry.create({ data, include });
}

type Saved = {
  readonly id: string | undefined;
  readonly userId: string;
  readonly status: Added["status"];
  readonly sharesPhone: boolean;
  readonly at: Date;
};

async function tellPlayer(
  tx: Transaction,
  { userId: by }: DirectorScope,
  division: LockedDivision,
  entry: Awaited<ReturnType<typeof saveEntry>>,
  at: Date,
): Promise<void> {
  const director = await tx.user.findUniqueOrThrow({ where: { id: by }, select: { name: true } });
  const facts = { ...entryLetterFacts(division, entry), directorName: director.name };
  const { isPublished } = division;
  const waits = entry.status === "waitlisted";
  const yet = await findYetToDoOf(tx, division, { userId: entry.userId, waits }, at);
  const letter = enteredLetter({ ...facts, waits, isPublished, yet }, instantOf(at));
  await writeLetters(tx, division.organization.id, [letter], at);
}

function seasonOf({ organization, season }: LockedDivision) {
  return { organizationId: organization.id, seasonId: season.id };
}
