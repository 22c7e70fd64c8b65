import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { isTooFarFor } from "@/lib/match/rules/decide-director";
import type { MatchRefused } from "@/lib/match/rules/decision";
import { executeIn } from "@/lib/match/store/execute";
import { LONGEST_ROUND_ACT, lockRound } from "@/lib/match/store/lock-round";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { type DivisionView, type RoundView, readDivision } from "@/lib/standings/store/divisions";
import { roundBefore, slotInStage } from "../rules/rounds-of-stage";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import { type Session, sessionDeadline } from "../rules/stage-windows";
import { roundName } from "../words/round-name";
import { listOpenIn } from "./extend-round";
import { isRoundAsSeen } from "./round-stamp";

export type SessionRefusal = "changed" | ScheduleRefusal | MatchRefused;

/**
 * Moves a final at a session to another time and place, but not to a time when reports of the earlier rounds are
 * accepted. The round, its matches and the log change in one transaction. Matches created later get the new time.
 *
 * @param seen the stamp of the round on the director's page
 */
export async function updateSession(
  scope: DirectorScope,
  asked: Pick<DivisionView, "season" | "division">,
  { id, stage }: Pick<RoundView, "id" | "stage">,
  { seen, ...session }: Session & { readonly seen: string },
  at: Date,
): Promise<Answer<null, SessionRefusal>> {
  try {
    return await inTransaction(async (tx) => {
      await lockRound(tx, { id, stage });
      if (!(await isRoundAsSeen(tx, id, seen))) return refuse("changed");
      const view = await readDivision(tx, asked);
      const window = windowOf(view, id, session, at);
      if (!window.ok) return window;
      const { organizationId } = scope;
      await tx.round.updateMany({ where: { id, organizationId }, data: window.value.round });
      await moveMatches(tx, scope, id, session, window.value.round.deadlineAt, at);
      await note(tx, scope, view, window.value.name, session, at);
      return accept(null);
    }, LONGEST_ROUND_ACT);
  } catch (error) {
    if (error instanceof RefusedInSession) return refuse(error.refusal);
    throw error;
  }
}

/** When the round of a session opens and closes after a move. */
function windowOf({ season, rounds }: DivisionView, id: string, session: Session, at: Date) {
  const round = rounds.find((each) => each.id === id);
  if (!round || round.sessionAt === null) return refuse("no-session" as const);
  if (session.place.trim() === "") return refuse("session-missing" as const);
  const before = roundBefore(round, rounds);
  const now = instantOf(at);
  if (session.at <= now || (before && session.at < closesAt(before, before.rules)))
    return refuse("session-too-early" as const);
  if (isTooFarFor(round, session.at, now)) return refuse("session-too-late" as const);
  const deadlineAt = sessionDeadline(session.at, season.organization.timeZone, season.rules.schedule);
  const opensAt = round.opensAt <= session.at ? round.opensAt : (before?.deadlineAt ?? now);
  return accept({
    round: { sessionAt: session.at, sessionPlace: session.place, opensAt, deadlineAt },
    name: roundName(slotInStage(round, rounds)),
  });
}

async function moveMatches(
  tx: Transaction,
  scope: DirectorScope,
  roundId: string,
  session: Session,
  deadlineAt: string,
  at: Date,
): Promise<void> {
  const reason = "The session was moved.";
  const time = { type: "fix-time", scheduledAt: session.at, place: session.place } as const;
  for (const id of await listOpenIn(tx, roundId)) {
    const match = await tx.match.findUniqueOrThrow({ where: { id }, include: { home: true, away: true } });
    const more = { type: "extend-deadline", deadlineAt, reason } as const;
    const commands = instantOf(match.deadlineAt) < deadlineAt ? [more, time] : [time];
    for (const command of commands) {
      // The email about the new time says it all.
      const quietTo = command === more ? [match.home.userId, match.away.userId] : [];
      const answer = await executeIn(tx, id, command, scope, at, { quietTo });
      if (answer && !answer.ok) throw new RefusedInSession(answer.refusal);
    }
  }
}

async function note(
  tx: Transaction,
  scope: DirectorScope,
  { season, division }: DivisionView,
  round: string,
  session: Session,
  at: Date,
): Promise<void> {
  await logAct(tx, scope, {
    type: "session-moved",
    subject: `${season.name}, ${division.name}, ${round}`,
    data: { sessionAt: session.at, place: session.place },
    at,
  });
  await announceSeason(tx, season);
}

/** Rolls back what the transaction has already done to the round and to earlier matches. */
class RefusedInSession extends Error {
  constructor(readonly refusal: MatchRefused) {
    super(refusal.code);
  }
}
