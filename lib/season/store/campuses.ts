import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Instant } from "@/lib/shared/instant";
import { shownStatus } from "../rules/registration";

/** An organization, with the seasons that a student could play in or follow. */
export type CampusFacts = {
  readonly slug: string;
  readonly name: string;
  readonly seasons: readonly {
    readonly slug: string;
    readonly name: string;
    /** Closed: the last day to register is over, and no division is published. */
    readonly status: "registration" | "closed" | "running";
  }[];
};

export const CAMPUSES_ON_A_PAGE = 24;
const MOST_FOUND = 50;
/** More than any campus has at a time. */
const MOST_SEASONS = 12;

/** A page of all campuses by name, counted from 1. How many there are isn't counted, because that would read them all. */
export async function listCampuses(
  page: number,
  at: Instant,
): Promise<{ readonly campuses: readonly CampusFacts[]; readonly hasMore: boolean }> {
  const rows = await prisma().organization.findMany({
    select: CAMPUS,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    skip: (page - 1) * CAMPUSES_ON_A_PAGE,
    take: CAMPUSES_ON_A_PAGE + 1,
  });
  return {
    campuses: rows.slice(0, CAMPUSES_ON_A_PAGE).map((row) => toFacts(row, at)),
    hasMore: rows.length > CAMPUSES_ON_A_PAGE,
  };
}

/** Campuses whose name has a word that begins with each of these. */
export async function findCampuses(words: readonly string[], at: Instant): Promise<readonly CampusFacts[]> {
  if (words.length === 0) return [];
  // Words consist of letters and digits, so they can't be taken for operators.
  const query = words.map((word) => `${word}:*`).join(" & ");
  const ids = await prisma().$queryRaw<{ id: string }[]>`
    SELECT id FROM organization WHERE name_words(name) @@ to_tsquery('simple', ${query})
    ORDER BY name, id LIMIT ${MOST_FOUND}`;
  const rows = await prisma().organization.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: CAMPUS,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => toFacts(row, at));
}

const CAMPUS = {
  slug: true,
  name: true,
  timeZone: true,
  seasons: {
    where: { status: { in: ["registration", "running"] } },
    select: {
      slug: true,
      name: true,
      status: true,
      registrationClosesOn: true,
      _count: { select: { divisions: { where: { stages: { some: {} } } } } },
    },
    orderBy: [{ startsOn: "desc" }, { name: "asc" }],
    take: MOST_SEASONS,
  },
} satisfies Prisma.OrganizationSelect;

type Row = Prisma.OrganizationGetPayload<{ select: typeof CAMPUS }>;

function toFacts({ timeZone, ...row }: Row, at: Instant): CampusFacts {
  return {
    ...row,
    seasons: row.seasons.map(({ slug, name, status, registrationClosesOn, _count }) => {
      const season = {
        status: status === "running" ? ("running" as const) : ("registration" as const),
        registrationClosesOn: registrationClosesOn?.toISOString().slice(0, 10) ?? null,
        organization: { timeZone },
        isPublished: _count.divisions > 0,
      };
      return { slug, name, status: shownStatus(season, at) };
    }),
  };
}
