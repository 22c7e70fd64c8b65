import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { namesOf } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import type { StageRules } from "@/lib/stages/stage-rules";
import type { StoredEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import type { MatchOutcome } from "../rules/outcome";
import type { MatchState } from "../rules/state";
import { toStoredEvent } from "./match-record";

/** A ruling of the organization, with the match as it was before. */
export type PastRuling = {
  readonly matchId: string;
  readonly at: Instant;
  readonly season: string;
  readonly slot: {
    readonly format: StageRules["format"];
    readonly number: number;
    readonly of: number;
    readonly match: number;
  };
  readonly names: { readonly home: string; readonly away: string };
  readonly before: MatchState;
  readonly outcome: MatchOutcome;
  readonly reason: string;
  readonly rule: string;
};

const MOST_READ = 100;

/**
 * The newest rulings of an organization that still count, except those on one match: a ruling that another one replaced, or
 * whose match was reopened or voided, is no example to follow.
 */
export async function listPastRulings(
  { organizationId }: DirectorScope,
  exceptMatchId: string,
): Promise<readonly PastRuling[]> {
  const rows = await prisma().matchEvent.findMany({
    where: { organizationId, type: "Ruled", matchId: { not: exceptMatchId } },
    orderBy: [{ at: "desc" }, { matchId: "asc" }, { seq: "desc" }],
    take: MOST_READ,
    include: {
      match: {
        include: {
          home: true,
          away: true,
          events: { orderBy: { seq: "asc" } },
          round: {
            include: {
              stage: {
                include: {
                  _count: { select: { rounds: true } },
                  division: { include: { season: true } },
                },
              },
            },
          },
        },
      },
    },
  });
  return rows.flatMap((row) => {
    const { event, at } = toStoredEvent(row);
    if (event.type !== "Ruled") return [];
    const { match, seq } = row;
    const { stage, number } = match.round;
    const events: readonly StoredEvent[] = match.events.map(toStoredEvent);
    if (!stillCounts(seq, events)) return [];
    return [
      {
        matchId: match.id,
        at,
        season: stage.division.season.name,
        slot: { format: kebabCase(stage.format), number, of: stage._count.rounds, match: match.number },
        names: namesOf(match),
        before: foldMatch(events.filter((each) => each.seq < seq).map((each) => each.event)),
        outcome: event.outcome,
        reason: event.reason,
        rule: event.rule,
      },
    ];
  });
}

function stillCounts(seq: number, events: readonly StoredEvent[]): boolean {
  const last = events.findLast(({ event }) => event.type === "Ruled");
  const { status, ruling } = foldMatch(events.map(({ event }) => event));
  return last?.seq === seq && status === "final" && ruling !== null;
}
