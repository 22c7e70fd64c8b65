import { announceChange } from "@/lib/db/changes";
import { snakeCase } from "@/lib/db/enum-names";
import type { Transaction } from "@/lib/db/prisma";
import type { MatchEvent } from "../rules/events";
import { evolve } from "../rules/evolve";
import { projectMatch } from "../rules/project";
import type { MatchState } from "../rules/state";
import { isWithDirector } from "../rules/with-director";
import { writeEventLetters } from "./event-letters";
import type { MatchRecord } from "./match-record";
import { freeBooking } from "./sync-booking";

/** Who caused an event, and from which network address. */
export type Author = { readonly userId: string; readonly origin?: string | undefined };

/**
 * Adds events to a match: to its history, its row, and the letters they call for. The caller must hold the lock on the
 * match and have decided that the events happen.
 *
 * @param author who caused them; null for the clock and for the league itself
 * @param quietTo a user who gets no letter about it
 */
export async function append(
  tx: Transaction,
  match: MatchRecord,
  events: readonly MatchEvent[],
  author: Author | null,
  at: Date,
  quietTo?: string,
): Promise<void> {
  const state = events.reduce(evolve, match.state);
  await tx.matchEvent.createMany({
    data: events.map(({ type, ...data }, index) => ({
      organizationId: match.organization.id,
      matchId: match.id,
      seq: match.events.length + 1 + index,
      type,
      data,
      actorUserId: author?.userId ?? null,
      origin: author?.origin ?? null,
      at,
    })),
  });
  await tx.match.update({
    where: { id: match.id },
    data: {
      ...projectionColumns(state, match.events.length + events.length),
      ...(state.deadlineAt === match.state.deadlineAt && !losesItsTime(events)
        ? {}
        : { defaultSoughtAt: null, defaultSetAt: null, forfeitHeldAt: null }),
      ...(isWithDirector(state) ? {} : { escalatedAt: null }),
    },
  });
  await freeBooking(tx, match, state, at);
  await writeEventLetters(tx, match, events, at, quietTo);
  await announceChange(tx, {
    organization: match.organization.slug,
    season: match.season.slug,
    divisions: [match.division.slug],
    isMatch: true,
  });
}

/** A closure canceled the match's time, so the league looks for a time to set as if it never had. */
function losesItsTime(events: readonly MatchEvent[]): boolean {
  return events.some((event) => event.type === "VenueClosed" && event.canceled !== null);
}

/** The projection as the columns of a match row. A rebuild writes the same columns. */
export function projectionColumns(state: MatchState, lastSeq: number) {
  const projection = projectMatch(state);
  return {
    ...projection,
    status: snakeCase(projection.status),
    correction: projection.correction && snakeCase(projection.correction),
    decidedBy: projection.decidedBy && snakeCase(projection.decidedBy),
    lastSeq,
  };
}
