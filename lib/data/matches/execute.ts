import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { instantOf } from "@/lib/domain/instant";
import type { MatchCommand } from "@/lib/domain/match/commands";
import { decide } from "@/lib/domain/match/decide";
import type { MatchActor, MatchRefused } from "@/lib/domain/match/decision";
import type { MatchEvent } from "@/lib/domain/match/events";
import { evolve } from "@/lib/domain/match/evolve";
import { projectMatch } from "@/lib/domain/match/project";
import type { MatchState } from "@/lib/domain/match/state";
import { announceChange } from "../changes";
import { underscored } from "../dashed";
import { inTransaction, type Transaction } from "../prisma";
import { writeEventLetters } from "./event-letters";
import { MATCH_RECORD, type MatchRecord, sideOf, toRecord } from "./record";

export type Executed = { readonly state: MatchState; readonly events: readonly MatchEvent[] };

/** Who sends a command: a signed-in person, or the clock. What the person may do is found out under the lock. */
export type Sender = { readonly userId: string } | "clock";

/**
 * The one way a match changes, whoever asks: lock the row, fold the events, decide, append. Commands that arrive
 * together are put in line by the lock; each later one is decided on the state that the earlier one left.
 *
 * @returns null when there is no such match
 */
export async function execute(
  matchId: string,
  command: MatchCommand,
  sender: Sender,
  at: Date,
): Promise<Answer<Executed, MatchRefused> | null> {
  return inTransaction((tx) => executeIn(tx, matchId, command, sender, at));
}

/**
 * The same, as part of something larger that happens together or not at all.
 *
 * @param quietTo who gets no letter of it, because the larger thing has a letter for them
 */
export async function executeIn(
  tx: Transaction,
  matchId: string,
  command: MatchCommand,
  sender: Sender,
  at: Date,
  quietTo?: string,
): Promise<Answer<Executed, MatchRefused> | null> {
  if (!(await lockMatch(tx, matchId))) return null;
  const match = toRecord(await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD }));
  const actor = await actorIn(tx, match, sender);
  if (isFull(match, actor)) return refuse({ code: "too-much" });
  const context = { now: instantOf(at), actor, rules: match.rules };
  const decision = decide(match.state, command, context);
  if (!decision.ok) return refuse(decision.refusal);

  const state = decision.value.reduce(evolve, match.state);
  await append(tx, match, decision.value, state, actor, at, quietTo);
  return accept({ state, events: decision.value });
}

/** A match holds so many events; after that only a director and the clock add to it. Each may write letters. */
const MOST_EVENTS = 200;

function isFull(match: MatchRecord, actor: MatchActor): boolean {
  return match.events.length >= MOST_EVENTS && actor.kind === "person" && !actor.isDirector;
}

async function lockMatch(tx: Transaction, matchId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM "match" WHERE id = ${matchId}::uuid FOR UPDATE`;
  return rows.length === 1;
}

async function actorIn(tx: Transaction, match: MatchRecord, sender: Sender): Promise<MatchActor> {
  if (sender === "clock") return { kind: "clock" };
  const { userId } = sender;
  const roles = await tx.membership.count({
    where: { organizationId: match.organization.id, userId, role: "director" },
  });
  return { kind: "person", userId, side: sideOf(match, userId), isDirector: roles > 0 };
}

async function append(
  tx: Transaction,
  match: MatchRecord,
  events: readonly MatchEvent[],
  state: MatchState,
  actor: MatchActor,
  at: Date,
  quietTo: string | undefined,
): Promise<void> {
  const firstSeq = match.events.length + 1;
  await tx.matchEvent.createMany({
    data: events.map((event, index) => toEventRow(match, event, firstSeq + index, actor, at)),
  });
  await tx.match.update({
    where: { id: match.id },
    data: {
      ...projectionColumns(state, match.events.length + events.length),
      ...(state.deadlineAt === match.state.deadlineAt ? {} : { remindedHours: null }),
    },
  });
  await writeEventLetters(tx, match, events, at, quietTo);
  await announceChange(tx, {
    organization: match.organization.slug,
    season: match.season.slug,
    divisions: [match.division.slug],
  });
}

function toEventRow(
  match: MatchRecord,
  { type, ...data }: MatchEvent,
  seq: number,
  actor: MatchActor,
  at: Date,
) {
  const actorUserId = actor.kind === "person" ? actor.userId : null;
  return { organizationId: match.organization.id, matchId: match.id, seq, type, data, actorUserId, at };
}

/** The projection as the columns of a match row; also what a rebuild writes. */
export function projectionColumns(state: MatchState, lastSeq: number) {
  const projection = projectMatch(state);
  return {
    ...projection,
    status: underscored(projection.status),
    decidedBy: projection.decidedBy && underscored(projection.decidedBy),
    lastSeq,
  };
}
