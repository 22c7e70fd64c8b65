import { prisma } from "@/lib/db/prisma";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { addHours, instantOf } from "@/lib/shared/instant";
import type { Side } from "../rules/sides";
import { MATCH_RECORD, type MatchRecord, type Party, sideOf, toRecord } from "./match-record";

/** A match as one of its two players sees it: the opponent's contact details only while they are opponents. */
export type PlayerMatch = Omit<MatchRecord, "home" | "away"> & {
  readonly side: Side;
  readonly home: Party | PartyName;
  readonly away: Party | PartyName;
};
export type PartyName = Omit<Party, "email" | "phone">;

/** A match by one of its players; undefined for everybody else, as if it did not exist. */
export async function findMatchOfPlayer(matchId: string, userId: string): Promise<PlayerMatch | undefined> {
  const row = await prisma().match.findFirst({
    where: { id: matchId, OR: [{ home: { userId } }, { away: { userId } }] },
    include: MATCH_RECORD,
  });
  return row ? toPlayerMatch(toRecord(row), userId) : undefined;
}

/** Whose match it is: the organization, and nothing else about it. */
export async function findOrganizationOfMatch(
  matchId: string,
): Promise<{ readonly id: string; readonly slug: string } | undefined> {
  const row = await prisma().match.findUnique({
    where: { id: matchId },
    select: {
      round: {
        select: {
          stage: {
            select: {
              division: {
                select: { season: { select: { organization: { select: { id: true, slug: true } } } } },
              },
            },
          },
        },
      },
    },
  });
  return row?.round.stage.division.season.organization;
}

/**
 * A person's matches that have opened or open within two weeks, in order of deadline. A season whose registration is
 * open again for one division is still being played in the others.
 */
export async function listMatchesOfPlayer(userId: string, at: Date): Promise<readonly PlayerMatch[]> {
  const rows = await prisma().match.findMany({
    where: {
      OR: [{ home: { userId } }, { away: { userId } }],
      round: {
        opensAt: { lte: new Date(addHours(instantOf(at), 14 * 24)) },
        stage: { division: { season: { status: { in: ["registration", "running", "finished"] } } } },
      },
    },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "asc" }, { number: "asc" }],
    take: 200,
  });
  return rows.map((row) => toPlayerMatch(toRecord(row), userId));
}

/** A match of the organization whose desk it is. */
export async function findMatchOfDesk(
  scope: DirectorScope | StaffScope,
  matchId: string,
): Promise<MatchRecord | undefined> {
  const row = await prisma().match.findFirst({
    where: { id: matchId, organizationId: scope.organizationId },
    include: MATCH_RECORD,
  });
  return row ? toRecord(row) : undefined;
}

/** From which network address each event of a match came, by its number, where that was kept. */
export async function findOrigins(
  { organizationId }: DirectorScope,
  matchId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await prisma().matchEvent.findMany({
    where: { organizationId, matchId, origin: { not: null } },
    select: { seq: true, origin: true },
  });
  return new Map(rows.flatMap(({ seq, origin }) => (origin ? [[seq, origin]] : [])));
}

/** What waits for the director: contested, unanswered and unreachable matches, the oldest first. */
export async function listQueue(scope: DirectorScope): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: { organizationId: scope.organizationId, status: "with_director" },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map(toRecord);
}

/** Matches that are still to be settled by their players, of rounds that have opened, in order of deadline. */
export async function listOpenMatches(scope: StaffScope, at: Date): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: {
      organizationId: scope.organizationId,
      status: { in: ["open", "scheduled", "reported"] },
      round: {
        opensAt: { lte: at },
        stage: { division: { season: { status: { in: ["registration", "running", "finished"] } } } },
      },
    },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "asc" }, { round: { stageId: "asc" } }, { number: "asc" }],
    take: 500,
  });
  return rows.map(toRecord);
}

/** How many matches wait for the director. */
export async function countQueue(scope: DirectorScope): Promise<number> {
  return prisma().match.count({ where: { organizationId: scope.organizationId, status: "with_director" } });
}

/** No-shows that were claimed and can still be answered, the first to be answered first. */
export async function listNoShowClaims(scope: DirectorScope): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: {
      organizationId: scope.organizationId,
      status: "reported",
      events: { some: { type: "NoShowClaimed" } },
    },
    include: MATCH_RECORD,
    orderBy: [{ answerBy: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map(toRecord).filter(({ state }) => state.noShow !== null && state.report === null);
}

/** Matches nobody has reported whose deadline comes within so many hours. */
export async function listAtRisk(
  scope: DirectorScope,
  at: Date,
  hours: number,
): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: {
      organizationId: scope.organizationId,
      status: { in: ["open", "scheduled"] },
      forfeitHeldAt: null,
      deadlineAt: { lte: new Date(addHours(instantOf(at), hours)) },
    },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map(toRecord);
}

function toPlayerMatch(match: MatchRecord, userId: string): PlayerMatch {
  const side = sideOf(match, userId);
  if (!side) throw new Error("Not a party of this match");
  const areOpponents = match.state.status !== "final" && match.state.status !== "void";
  return {
    ...match,
    side,
    home: areOpponents || side === "home" ? match.home : withoutContact(match.home),
    away: areOpponents || side === "away" ? match.away : withoutContact(match.away),
  };
}

function withoutContact({ email: _email, phone: _phone, ...party }: Party): PartyName {
  return party;
}
