import type { Prisma } from "@/lib/db/generated/client";
import { prisma } from "@/lib/db/prisma";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { addHours, instantOf } from "@/lib/shared/instant";
import type { Side } from "../rules/sides";
import { MATCH_RECORD, type MatchRecord, type Party, sideOf, toRecord } from "./match-record";

/**
 * A match as one of its two players sees it, with the opponent's contact details only while they're opponents, and never
 * in a division for minors.
 */
export type PlayerMatch = Omit<MatchRecord, "home" | "away"> & {
  readonly side: Side;
  readonly home: Party | PartyName;
  readonly away: Party | PartyName;
};
export type PartyName = Omit<Party, "email" | "phone">;

/** A match for one of its players; undefined for everybody else, as if it didn't exist. */
export async function findMatchOfPlayer(matchId: MatchId, userId: UserId): Promise<PlayerMatch | undefined> {
  const row = await prisma().match.findFirst({
    where: { id: matchId, OR: [{ home: { userId } }, { away: { userId } }] },
    include: MATCH_RECORD,
  });
  return row ? toPlayerMatch(toRecord(row), userId) : undefined;
}

/** The organization that a match belongs to, and nothing else about it. */
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
 * A person's matches that have opened or open within two weeks, by deadline. If registration is open again for one
 * division, the season's other divisions are still being played.
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

/** A match of the desk's own organization. */
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

/** A person's matches in the desk's organization, newest deadline first. */
export async function listMatchesOfPerson(
  { organizationId }: DirectorScope,
  userId: UserId,
): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: { organizationId, OR: [{ home: { userId } }, { away: { userId } }] },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "desc" }, { id: "asc" }],
    take: 300,
  });
  return rows.map(toRecord);
}

/** The network address each event of a match came from, by the event's number, as far as it was kept. */
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

/** A match of the queue: contested, unanswered, unreachable or tied, or with a correction nobody agreed to. */
const FOR_THE_DIRECTOR = {
  OR: [{ status: "with_director" }, { correction: "with_director" }],
} satisfies Prisma.MatchWhereInput;

/** What is waiting for the director, oldest first. */
export async function listQueue(scope: DirectorScope): Promise<readonly MatchRecord[]> {
  const rows = await prisma().match.findMany({
    where: { organizationId: scope.organizationId, ...FOR_THE_DIRECTOR },
    include: MATCH_RECORD,
    orderBy: [{ deadlineAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map(toRecord);
}

/** Matches of rounds that have opened that their players still have to settle, by deadline. */
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

/** How many matches are waiting for the director. */
export async function countQueue(scope: DirectorScope): Promise<number> {
  return prisma().match.count({ where: { organizationId: scope.organizationId, ...FOR_THE_DIRECTOR } });
}

/** Claimed no-shows that can still be answered, first due first. */
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

/** Unreported matches whose deadline comes within this many hours. */
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
  const { status, correction } = match.state;
  const areOpponents = (status !== "final" && status !== "void") || correction !== null;
  const sees = areOpponents && !match.division.isForMinors;
  return {
    ...match,
    side,
    home: sees || side === "home" ? match.home : withoutContact(match.home),
    away: sees || side === "away" ? match.away : withoutContact(match.away),
  };
}

function withoutContact({ email: _email, phone: _phone, ...party }: Party): PartyName {
  return party;
}
