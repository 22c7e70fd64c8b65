import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { type LatePairing, type LateRefusal, planLateEntry } from "@/lib/domain/entries/late-entry";
import { instantOf } from "@/lib/domain/instant";
import { wonBy } from "@/lib/domain/match/outcome";
import { otherSide } from "@/lib/domain/match/sides";
import type { DirectorScope } from "@/lib/domain/permissions";
import { dayAndTime } from "@/lib/format/dates";
import { lateEntryLetter } from "@/lib/letters/entry-letters";
import { pairingLetters } from "@/lib/letters/for-round";
import { insertAudit } from "./audit";
import { announceChange } from "./changes";
import { lockDivision, pagesOf } from "./division-lock";
import { listRounds } from "./divisions";
import { entryLetterFacts } from "./entry-letters";
import { writeLetters } from "./letters";
import { append } from "./matches/append";
import { letterFacts } from "./matches/event-letters";
import { MATCH_RECORD, type MatchRecord, toRecord } from "./matches/record";
import { inTransaction, type Transaction } from "./prisma";
import { insertMatches } from "./schedule/insert-round";

/**
 * Gives somebody on the waiting list the free place of a round robin that is published: their matches in every round,
 * and the letters. The place is the director's to give, whatever the capacity said.
 */
export async function insertLateEntry(
  scope: DirectorScope,
  entryId: string,
  at: Date,
): Promise<Answer<null, LateRefusal> | null> {
  const { organizationId, userId, origin } = scope;
  return inTransaction(async (tx) => {
    const found = await tx.entry.findFirst({ where: { id: entryId, organizationId } });
    const division = found && (await lockDivision(tx, found.divisionId));
    if (!division) return null;
    const { status } = division.season;
    if (status !== "running" && status !== "registration") return refuse("season-over");
    const entry = await tx.entry.findUniqueOrThrow({ where: { id: entryId }, include: { user: true } });
    if (entry.status !== "waitlisted") return refuse("not-waiting");
    await holdRounds(tx, division.id);
    const rounds = await listRounds(tx, division.id);
    const plan = planLateEntry(rounds, instantOf(at));
    if (!plan.ok) return plan;

    const seeded = await tx.entry.aggregate({ where: { divisionId: division.id }, _max: { seed: true } });
    const seed = (seeded._max.seed ?? 0) + 1;
    await tx.entry.update({ where: { id: entryId }, data: { status: "active", seed } });
    const facts = entryLetterFacts(division, entry);
    const until = rounds.reduce((last, { deadlineAt }) => (deadlineAt > last ? deadlineAt : last), "");
    let matches = 0;
    for (const pairing of plan.value) if (await pair(tx, scope, entryId, pairing, at)) matches += 1;
    const words = { matches, until: dayAndTime(until, division.organization.timeZone) };
    await writeLetters(tx, organizationId, [lateEntryLetter(facts, words, at.toISOString())], at);
    const subject = `${entry.name}, ${division.name}`;
    await insertAudit(tx, { organizationId, actorUserId: userId, origin, type: "late-entry", subject, at });
    await announceChange(tx, pagesOf(division));
    return accept(null);
  });
}

/** So that a round is announced either before its new match, which then has its letters here, or with it. */
async function holdRounds(tx: Transaction, divisionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT r.id FROM round r JOIN stage s ON s.id = r.stage_id
    WHERE s.division_id = ${divisionId}::uuid ORDER BY s.position, r.number FOR SHARE OF r`;
}

/**
 * One match of the newcomer. Against somebody who has left with results that stand they win without play, as everybody
 * does; against somebody whose results are annulled there is no match.
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
  const row = await tx.match.findUniqueOrThrow({ where: { id }, include: MATCH_RECORD });
  const match = toRecord(row);
  if (opponent.status !== "active") await forfeit(tx, match, side, at);
  else if (row.round.announcedAt) {
    await writeLetters(tx, organizationId, pairingLetters(letterFacts(match), deadlineAt), at);
  }
  return true;
}

async function forfeit(
  tx: Transaction,
  match: MatchRecord,
  winner: LatePairing["side"],
  at: Date,
): Promise<void> {
  const outcome = wonBy(winner, "forfeit", null);
  const reason = "Left the season.";
  await append(tx, match, [{ type: "Withdrawn", side: otherSide(winner), outcome, reason }], null, at);
}
