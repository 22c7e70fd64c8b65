import { logAct } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { append } from "@/lib/match/store/append";
import { findDeparted } from "@/lib/match/store/departed";
import { announceMatch } from "@/lib/match/store/due-matches";
import { lockMatch } from "@/lib/match/store/lock-matches";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isInPlay } from "@/lib/season/rules/steps";
import { changeOfDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dayAndTimeInZone } from "@/lib/shared/dates";
import type { EntryId, OrganizationId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { insertMatches } from "@/lib/stages/store/insert-round";
import { listRounds, type RoundView } from "@/lib/standings/store/divisions";
import { lateEntryLetter } from "../letters/entry-letters";
import { type LatePairing, type LatePlan, type LateRefusal, planLateEntry } from "../rules/late-entry";
import { entryLetterFacts, findYetToDoOf } from "./entry-letters";

/**
 * Gives someone on the waitlist the open spot in a published round robin: their matches in every round, and the
 * emails. The director can give it regardless of the capacity.
 */
export async function insertLateEntry(
  scope: DirectorScope,
  entryId: string,
  at: Date,
): Promise<Answer<null, LateRefusal> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const found = await tx.entry.findFirst({ where: { id: entryId, organizationId } });
    const division = found && (await lockDivision(tx, found.divisionId));
    if (!division) return null;
    if (!isInPlay(division.season.status)) return refuse("season-over");
    const entry = await tx.entry.findUniqueOrThrow({ where: { id: entryId }, include: { user: true } });
    if (entry.status !== "waitlisted") return refuse("not-waiting");
    await holdRounds(tx, division.id);
    const rounds = await listRounds(tx, division.id);
    const plan = planLateEntry(rounds, division.rules, instantOf(at));
    if (!plan.ok) return plan;

    const seeded = await tx.entry.aggregate({ where: { divisionId: division.id }, _max: { seed: true } });
    const seed = (seeded._max.seed ?? 0) + 1;
    await tx.entry.update({ where: { id: entryId }, data: { status: "active", seed } });
    const facts = entryLetterFacts(division, entry);
    const made: LatePairing[] = [];
    await joinGroup(tx, organizationId, entryId, plan.value, rounds);
    for (const pairing of plan.value.pairings)
      if (await pair(tx, scope, entryId, pairing, at)) made.push(pairing);
    const missed = made.find(({ isMissed }) => isMissed);
    const words = {
      matches: made.length,
      until: missed ? dayAndTimeInZone(missed.deadlineAt, division.organization.timeZone) : null,
      yet: await findYetToDoOf(tx, division, { userId: entry.userId, waits: false }, at),
    };
    await writeLetters(tx, organizationId, [lateEntryLetter(facts, words, at.toISOString())], at);
    const subject = `${entry.name}, ${division.name}`;
    const audit = { type: "late-entry", subject, data: { entryId }, at } as const;
    await logAct(tx, scope, audit);
    await announceChange(tx, changeOfDivision(division));
    return accept(null);
  });
}

/** The new player is the last of the group, in the spot that was open. */
async function joinGroup(
  tx: Transaction,
  organizationId: OrganizationId,
  entryId: EntryId,
  { group }: LatePlan,
  [round]: readonly RoundView[],
): Promise<void> {
  if (group === null || !round) return;
  const position = (round.stage.groups[group]?.length ?? 0) + 1;
  await tx.groupMember.create({
    data: { organizationId, stageId: round.stage.id, entryId, number: group + 1, position },
  });
}

/**
 * So that a round is announced either before its new match, whose emails are then written here, or together with it.
 */
async function holdRounds(tx: Transaction, divisionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT r.id FROM round r JOIN stage s ON s.id = r.stage_id
    WHERE s.division_id = ${divisionId}::uuid ORDER BY s.position, r.number FOR SHARE OF r`;
}

/**
 * One match of the new player. Against a player who has left with results that count, they win without playing, as
 * everyone does; against one whose results are annulled there is no match.
 */
async function pair(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  entryId: string,
  { roundId, opponentId, side, deadlineAt }: LatePairing,
  at: Date,
): Promise<boolean> {
  const opponent = await tx.entry.findUniqueOrThrow({ where: { id: opponentId } });
  if (opponent.annulled) return false;
  const last = await tx.match.aggregate({ where: { roundId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const sides = side === "home" ? { home: entryId, away: opponentId } : { home: opponentId, away: entryId };
  const round = { organizationId, id: roundId, deadlineAt };
  const [id = ""] = await insertMatches(tx, round, [{ number, ...sides }], userId, at);
  const match = await lockMatch(tx, id, null, at);
  if (!match) throw new Error(`No match ${id}`);
  const { announcedAt } = await tx.round.findUniqueOrThrow({ where: { id: roundId } });
  const { events, userIds } = await findDeparted(tx, match, "paired");
  if (events.length > 0) await append(tx, [{ match, events, author: null, at, quietTo: userIds }]);
  else if (announcedAt) await writeLetters(tx, organizationId, await announceMatch(tx, match, at), at);
  return true;
}
