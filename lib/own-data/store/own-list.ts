import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { ListHead, PartHead, Row } from "../rules/part";
import type { Person } from "./person";

/** A list with how it's read: page after page, so that a long one is never in memory whole. */
export type OwnList = ListHead & {
  readonly read: (person: Person) => AsyncIterable<readonly Row[]>;
};
export type OwnPart = PartHead<OwnList>;

/** How many rows are in memory at a time. */
const PAGE = 500;

/**
 * Reads a statement by pages. Each of its rows has a `key` of text, unique and in the order to show, and the columns of
 * the list by name. Other columns are left out.
 *
 * @param finish makes the columns of the list from what was read
 */
export function fromSql<Read extends Row = Row>(
  statement: (person: Person) => Prisma.Sql,
  finish: (row: Read, person: Person) => Row = (row) => row,
): OwnList["read"] {
  return async function* read(person) {
    const listed = statement(person);
    let after = "";
    for (let isMore = true; isMore; ) {
      const found = await prisma().$queryRaw<{ row: Read & { readonly key: string } }[]>`
        SELECT to_jsonb(listed) AS row FROM (${listed}) AS listed
        WHERE listed.key COLLATE "C" > ${after} ORDER BY listed.key COLLATE "C" LIMIT ${PAGE}`;
      yield found.map(({ row }) => finish(row, person));
      after = found.at(-1)?.row.key ?? "";
      isMore = found.length === PAGE;
    }
  };
}

/** The key of rows in the order of a time. */
export function byTime(at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS ') || ${id}::text)`;
}

/** The name of an organization (o), and the zone of its times. */
export const OF_ORGANIZATION = Prisma.sql`o.name AS organization, o.time_zone AS "timeZone"`;

/** Joins a match (m) to its round (r), stage (t), division (d), season (s) and organization (o). */
export const OF_MATCH = Prisma.sql`
  JOIN round r ON r.id = m.round_id
  JOIN stage t ON t.id = r.stage_id
  JOIN division d ON d.id = t.division_id
  JOIN season s ON s.id = d.season_id
  JOIN organization o ON o.id = s.organization_id`;

/** "Fall 2026, Open, round 2, match 3" */
export const MATCH_NAME = Prisma.sql`
  concat(s.name, ', ', d.name, ', round ', r.number, ', match ', m.number) AS match`;

/** Do others play a match (m) now? In a bracket, the person may have played it before. */
export function isOfOthers(userId: string): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (
    SELECT FROM entry WHERE id IN (m.home_entry_id, m.away_entry_id) AND user_id = ${userId}::uuid
  )`;
}

/** The matches (m) that a person plays, by their entry (own). */
export function ownMatches({ id }: Person): Prisma.Sql {
  return Prisma.sql`
    entry own
    JOIN "match" m ON (m.home_entry_id = own.id OR m.away_entry_id = own.id) AND own.user_id = ${id}::uuid
    ${OF_MATCH}`;
}
