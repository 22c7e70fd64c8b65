import { prisma } from "@/lib/db/client";
import { foldMatch } from "@/lib/match/rules/evolve";
import { projectMatch } from "@/lib/match/rules/project";
import { MATCH_RECORD, toProjection, toRecord } from "@/lib/match/store/match-record";
import type { Law } from "./laws.ts";

/** What must be true of the stored matches of an organization and their histories. */
export async function storedLaws(organizationId: string): Promise<readonly Law[]> {
  const rows = await prisma().match.findMany({ where: { organizationId }, include: MATCH_RECORD });
  const records = rows.map((row) => ({ events: toRecord(row).events, stored: toProjection(row) }));
  const passed = records.filter(({ events }) => events.some(({ event }) => event.type === "DeadlinePassed"));
  return [
    {
      law: "every row equals the fold of its events",
      found: records.filter(({ events, stored }) =>
        isSame(stored, projectMatch(foldMatch(events.map(({ event }) => event)))),
      ).length,
      expected: records.length,
    },
    {
      law: "no reported match was double-forfeited by the clock",
      found: passed.filter(({ events }) =>
        events.some(({ event }) => event.type === "ResultReported" || event.type === "NoShowClaimed"),
      ).length,
      expected: 0,
    },
    {
      law: "nobody approved their own report",
      found: records.filter(({ events }) => approvedOwn(events.map(({ event }) => event))).length,
      expected: 0,
    },
    {
      law: "nobody agreed to their own correction",
      found: records.filter(({ events }) => agreedToOwn(events.map(({ event }) => event))).length,
      expected: 0,
    },
  ];
}

function isSame(one: object, two: object): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

function approvedOwn(events: readonly { type: string; by?: string }[]): boolean {
  const reporter = events.findLast(({ type }) => type === "ResultReported" || type === "NoShowClaimed")?.by;
  return events.some(({ type, by }) => type === "ReportApproved" && by === reporter);
}

function agreedToOwn(events: readonly { type: string; by?: string }[]): boolean {
  const asker = events.findLast(({ type }) => type === "CorrectionAsked")?.by;
  return events.some(({ type, by }) => type === "CorrectionAgreed" && by === asker);
}
