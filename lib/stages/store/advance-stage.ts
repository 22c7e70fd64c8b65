import { kebabCase } from "@/lib/db/enum-names";
import type { Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import type { MatchEvent } from "@/lib/match/rules/events";
import type { MatchRefusal } from "@/lib/match/rules/refusals";
import { isDecided, type MatchState } from "@/lib/match/rules/state";
import { append } from "@/lib/match/store/append";
import { findDeparted } from "@/lib/match/store/departed";
import { announceMatch } from "@/lib/match/store/due-matches";
import { letterFacts, listDirectors } from "@/lib/match/store/event-letters";
import { type LockedMatch, lockMatch } from "@/lib/match/store/lock-matches";
import type { MatchRecord } from "@/lib/match/store/match-record";
import { forgetFinds } from "@/lib/online/store/forget-finds";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { formatOf } from "../formats";
import { lateFinalLetters } from "../letters/late-final";
import type { BracketStep } from "../rules/bracket-steps";
import { refuseInBracket, stepsOf } from "../rules/refuse-in-bracket";
import { deadlineOfLateMatch } from "../rules/stage-windows";
import { insertMatches } from "./insert-round";
import { type BracketRound, readBracket, type StoredBracket } from "./read-bracket";

/** Does this decision create, change or remove other matches? */
export function decidesBracket(match: MatchRecord, state: MatchState): boolean {
  return formatOf(match.stage).after !== null && (isDecided(match.state.status) || isDecided(state.status));
}

/**
 * Why a match of a bracket can't be decided this way: the next match has been played, or this one is waiting for an
 * earlier one. Null if it can.
 */
export async function refuseByBracket(
  tx: Transaction,
  match: MatchRecord,
  state: MatchState,
): Promise<MatchRefusal | null> {
  if (!decidesBracket(match, state)) return null;
  return refuseInBracket(await readBracket(tx, match.stage.id), match.id, state)?.code ?? null;
}

/** Lets a bracket advance past a match that was voided, if the player who has just left was the last one in it. */
export async function advancePastVoided(
  tx: Transaction,
  entryId: string,
  actorUserId: string | null,
  at: Date,
): Promise<void> {
  const isTheirs = [{ homeEntryId: entryId }, { awayEntryId: entryId }];
  const stages = await tx.stage.findMany({
    where: { rounds: { some: { matches: { some: { status: "void", OR: isTheirs } } } } },
    select: { id: true, format: true },
    orderBy: { id: "asc" },
  });
  for (const { id, format } of stages)
    if (formatOf({ format: kebabCase(format) }).after) await advanceStage(tx, id, actorUserId, at);
}

/**
 * Updates the matches of a knockout to its results: pairs those whose two players are known, and pairs again or removes
 * those that an earlier result has changed. A player who left the season loses without playing, so the bracket can
 * advance by several rounds. The caller must hold the lock on the stage.
 */
export async function advanceStage(
  tx: Transaction,
  stageId: string,
  actorUserId: string | null,
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    SET CONSTRAINTS match_round_id_home_entry_id_key, match_round_id_away_entry_id_key DEFERRED`;
  // Locked so that a round is announced either before its new matches, which then get their letters here, or together
  // with them.
  await tx.$queryRaw`SELECT id FROM round WHERE stage_id = ${stageId}::uuid ORDER BY number FOR SHARE`;
  for (;;) {
    const bracket = await readBracket(tx, stageId);
    const steps = stepsOf(bracket);
    if (!steps.ok) throw new Error(`The bracket of stage ${stageId} has been played on`);
    if (steps.value.length === 0) return;
    for (const step of steps.value) await take(tx, bracket, step, actorUserId, at);
  }
}

async function take(
  tx: Transaction,
  bracket: StoredBracket,
  step: BracketStep,
  actorUserId: string | null,
  at: Date,
): Promise<void> {
  if (step.type === "take-away") {
    const match = await loadRecord(tx, step.id, at);
    // A director voided it before, and told the players so.
    const quietTo = match.state.status === "void" ? [match.home.userId, match.away.userId] : [];
    return append(tx, [{ match, events: [{ type: "Unpaired" }], author: null, at, quietTo }]);
  }
  const round = bracket.rounds.find(({ number }) => number === step.round);
  if (!round) throw new Error(`The bracket has no round ${step.round}`);
  const window = windowOf(round, step, at);
  const match =
    step.type === "pair"
      ? await pair(tx, bracket.organizationId, round, step, window.deadlineAt, actorUserId, at)
      : await loadRepaired(tx, step, at);
  const departed = await findDeparted(tx, match, "paired");
  const events: readonly MatchEvent[] = [
    ...(step.type === "repair"
      ? [
          {
            type: "Repaired",
            homeEntryId: step.home,
            awayEntryId: step.away,
            deadlineAt: window.deadlineAt,
          } as const,
        ]
      : []),
    ...(window.fixed && departed.events.length === 0 ? [window.fixed] : departed.events),
  ];
  if (events.length > 0) await append(tx, [{ match, events, author: null, at, quietTo: departed.userIds }]);
  else if (round.announcedAt)
    await writeLetters(tx, match.organization.id, await announceMatch(tx, match, at), at);
  const { deadlineAt, missed: sessionAt } = window;
  if (sessionAt && departed.events.length === 0)
    await tellDirectors(tx, match, { deadlineAt, sessionAt }, at);
}

/** A final that was decided on after its session has no time, unless a director sets another. */
async function tellDirectors(
  tx: Transaction,
  match: LockedMatch,
  times: { readonly deadlineAt: Instant; readonly sessionAt: Instant },
  at: Date,
): Promise<void> {
  const { id } = match.organization;
  const facts = letterFacts(match, await listDirectors(tx, id, at));
  await writeLetters(tx, id, lateFinalLetters(facts, times, instantOf(at)), at);
}

/**
 * The deadline of a match that's created now, and its time if it's played at a session that hasn't passed; `missed`
 * is one that has.
 */
function windowOf(round: BracketRound, { type }: BracketStep, at: Date) {
  const now = instantOf(at);
  const session = round.sessionAt && { at: instantOf(round.sessionAt), place: round.sessionPlace ?? "" };
  const own = instantOf(round.deadlineAt);
  const deadlineAt =
    round.number === 1 && type === "pair"
      ? own
      : deadlineOfLateMatch({ deadlineAt: own, sessionAt: session?.at ?? null }, now);
  const fixed =
    session && session.at > now
      ? ({ type: "TimeFixed", scheduledAt: session.at, place: session.place } as const)
      : null;
  return { deadlineAt, fixed, missed: fixed ? null : (session?.at ?? null) };
}

async function pair(
  tx: Transaction,
  organizationId: string,
  round: BracketRound,
  step: Extract<BracketStep, { type: "pair" }>,
  deadlineAt: string,
  actorUserId: string | null,
  at: Date,
): Promise<LockedMatch> {
  const [id = ""] = await insertMatches(
    tx,
    { organizationId, id: round.id, deadlineAt },
    [step],
    actorUserId,
    at,
  );
  return loadRecord(tx, id, at);
}

/** Read again with its new players, so that the letters go to them. What was found of it was the former players'. */
async function loadRepaired(
  tx: Transaction,
  { id, home, away }: Extract<BracketStep, { type: "repair" }>,
  at: Date,
): Promise<LockedMatch> {
  const others = { id, NOT: { homeEntryId: home, awayEntryId: away } };
  const { count } = await tx.match.updateMany({
    where: others,
    data: { homeEntryId: home, awayEntryId: away },
  });
  if (count > 0) await forgetFinds(tx, id);
  return loadRecord(tx, id, at);
}

async function loadRecord(tx: Transaction, id: string, at: Date): Promise<LockedMatch> {
  const match = await lockMatch(tx, id, null, at);
  if (!match) throw new Error(`No match ${id}`);
  return match;
}
