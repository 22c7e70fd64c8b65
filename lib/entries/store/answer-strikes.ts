import { type AuditType, logAct } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { EntryId, MatchId } from "@/lib/shared/ids";
import { countedAgainLetter, forgivenLetter } from "../letters/entry-letters";
import { refuseKeeping, refuseStrikes, type StrikeRefusal } from "../rules/strikes";
import { entryLetterFacts } from "./entry-letters";
import { lockOwnMatches } from "./leaving";
import { caseOf, listForfeited, STRUCK_ENTRY } from "./strikes";

/**
 * Keeps a player with as many forfeits as the rules allow. The director is asked again after another forfeit.
 *
 * @param kept the number of forfeits on the page the director read
 * @returns null if there is no such player
 */
export async function keepEntry(
  scope: DirectorScope,
  kept: { readonly entryId: string; readonly forfeits: number; readonly reason: string },
  at: Date,
): Promise<Answer<null, StrikeRefusal> | null> {
  return decideStrikes(scope, kept.entryId, async (tx, { entry, division }) => {
    const { counting, isAsked } = caseOf(entry);
    const refusal = refuseKeeping({ isAsked, counting: counting.length, seen: kept.forfeits });
    if (refusal) return refuse(refusal);
    const { organizationId } = scope;
    const matchIds = counting.map(({ matchId }) => matchId);
    await tx.keeping.create({
      data: { organizationId, entryId: entry.id, matchIds, reason: kept.reason, at },
    });
    await note(tx, scope, "entry-kept", { entry, division, data: { matchIds, reason: kept.reason } }, at);
    return accept(null);
  });
}

/**
 * Forgives one forfeit: it no longer counts toward the number at which the director is asked. The result doesn't
 * change, but a playoff that asks for no forfeit doesn't count it either. The player is told by email.
 *
 * @returns null if there is no such player, or they don't play in this match
 */
export async function forgiveStrike(
  scope: DirectorScope,
  forgiven: { readonly entryId: string; readonly matchId: string; readonly reason: string },
  at: Date,
): Promise<Answer<null, StrikeRefusal> | null> {
  const { entryId, matchId, reason } = forgiven;
  return decideStrikes(scope, entryId, async (tx, { entry, division }) => {
    const { strikes, counting, strikeLimit } = caseOf(entry);
    const strike = strikes.find((each) => each.matchId === matchId);
    const [match] = await listForfeited(tx, entryId, [matchId]);
    if (!strike || !match) return (await playsIn(tx, entryId, matchId)) ? refuse("no-forfeit") : null;
    if (strike.isForgiven) return refuse("forgiven-already");
    await tx.forgivenStrike.create({
      data: { organizationId: scope.organizationId, matchId, entryId, reason, at },
    });
    const letter = forgivenLetter(
      entryLetterFacts(division, entry),
      { ...match, round: match.slot, reason, counting: counting.length - 1, strikeLimit },
      at.toISOString(),
    );
    await writeLetters(tx, division.organization.id, [letter], at);
    await announceChange(tx, changeOfDivision(division));
    await note(tx, scope, "strike-forgiven", { entry, division, data: { matchId, reason } }, at);
    return accept(null);
  });
}

/**
 * Takes the forgiveness of a forfeit back: it counts again. The result doesn't change. The player is told by email.
 *
 * @returns null if there is no such player, or they don't play in this match
 */
export async function countStrikeAgain(
  scope: DirectorScope,
  counted: { readonly entryId: string; readonly matchId: string; readonly reason: string },
  at: Date,
): Promise<Answer<null, StrikeRefusal> | null> {
  const { entryId, matchId, reason } = counted;
  return decideStrikes(scope, entryId, async (tx, { entry, division }) => {
    const { strikes, counting, strikeLimit } = caseOf(entry);
    const strike = strikes.find((each) => each.matchId === matchId);
    const [match] = await listForfeited(tx, entryId, [matchId]);
    if (!strike || !match) return (await playsIn(tx, entryId, matchId)) ? refuse("no-forfeit") : null;
    if (!strike.isForgiven) return refuse("not-forgiven");
    await tx.forgivenStrike.delete({ where: { matchId_entryId: { matchId, entryId } } });
    const letter = countedAgainLetter(
      entryLetterFacts(division, entry),
      { ...match, round: match.slot, reason, counting: counting.length + 1, strikeLimit },
      at.toISOString(),
    );
    await writeLetters(tx, division.organization.id, [letter], at);
    await announceChange(tx, changeOfDivision(division));
    await note(tx, scope, "strike-counted-again", { entry, division, data: { matchId, reason } }, at);
    return accept(null);
  });
}

type Entry = Prisma.EntryGetPayload<{ include: typeof STRUCK_ENTRY }>;
type Case = { readonly entry: Entry; readonly division: LockedDivision };

/**
 * Locks the division, so directors decide on a player one after the other, each on what the one before left; then the
 * player's matches, so none of them is reopened in the meantime.
 */
async function decideStrikes(
  scope: DirectorScope,
  entryId: string,
  decide: (tx: Transaction, found: Case) => Promise<Answer<null, StrikeRefusal> | null>,
): Promise<Answer<null, StrikeRefusal> | null> {
  const where = { id: entryId, organizationId: scope.organizationId };
  const found = await prisma().entry.findFirst({ where });
  if (!found) return null;
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, found.divisionId);
    if (!division) return refuse("not-playing");
    await lockOwnMatches(tx, found);
    const entry = await tx.entry.findFirstOrThrow({ where, include: STRUCK_ENTRY });
    const refusal = refuseStrikes({
      entry: entry.status,
      season: division.season.status,
      isOwn: entry.userId === scope.userId,
    });
    if (refusal) return refuse(refusal);
    return decide(tx, { entry, division });
  });
}

async function playsIn(tx: Transaction, entryId: EntryId, id: MatchId): Promise<boolean> {
  const sides = [{ homeEntryId: entryId }, { awayEntryId: entryId }];
  return (await tx.match.count({ where: { id, OR: sides } })) > 0;
}

async function note(
  tx: Transaction,
  scope: DirectorScope,
  type: AuditType,
  { entry, division, data }: Case & { readonly data: object },
  at: Date,
): Promise<void> {
  await logAct(tx, scope, {
    type,
    subject: `${entry.name}, ${division.name}`,
    data: { entryId: entry.id, ...data },
    at,
  });
}
