import { insertAudit } from "@/lib/db/audit";
import { inTransaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { type Session, sessionDeadline } from "../knockout/knockout-windows";
import { placeInStage } from "../rules/rounds-of-stage";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import { roundName } from "../words/round-name";

/**
 * Gives a final at a session another hour and place, not before the rounds ahead of it have closed, and notes it in the
 * log. Matches that come about later take the new hour; those that are there are moved one by one, by `fix-time`.
 */
export async function updateSession(
  { organizationId, userId, origin }: DirectorScope,
  { season, division, rounds }: Pick<DivisionView, "season" | "division" | "rounds">,
  round: RoundView,
  session: Session,
  at: Date,
): Promise<Answer<{ readonly deadlineAt: string }, ScheduleRefusal>> {
  if (round.sessionAt === null) return refuse("no-session");
  if (session.place.trim() === "") return refuse("session-missing");
  const before = rounds.find(
    ({ stage, number }) => stage.id === round.stage.id && number === round.number - 1,
  );
  const earliest = before?.deadlineAt ?? instantOf(at);
  if (session.at < earliest || session.at <= instantOf(at)) return refuse("session-too-early");

  const deadlineAt = sessionDeadline(session.at, season.organization.timeZone, season.rules.schedule);
  const opensAt = round.opensAt <= session.at ? round.opensAt : earliest;
  await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM stage WHERE id = ${round.stage.id}::uuid FOR UPDATE`;
    await tx.round.updateMany({
      where: { id: round.id, organizationId },
      data: { sessionAt: session.at, sessionPlace: session.place, opensAt, deadlineAt },
    });
    const subject = `${season.name}, ${division.name}, ${roundName(placeInStage(round, rounds))}`;
    const data = { sessionAt: session.at, place: session.place };
    await insertAudit(tx, {
      organizationId,
      actorUserId: userId,
      origin,
      type: "session-moved",
      subject,
      data,
      at,
    });
    await announceSeason(tx, season);
  });
  return accept({ deadlineAt });
}
