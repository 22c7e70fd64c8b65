import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readMyDivisions } from "@/lib/me/store/my-page";
import type { DivisionId, EntryId, UserId } from "@/lib/shared/ids";
import { ownAverage } from "@/lib/sportsmanship/words/sportsmanship";
import { instant, type Row } from "../../rules/part";
import { byTime, fromSql, MATCH_NAME, OF_ORGANIZATION, type OwnPart, ownMatches } from "../own-list";

export const SPORTSMANSHIP: OwnPart = {
  key: "sportsmanship",
  title: "Sportsmanship ratings",
  lists: [
    {
      key: "given",
      title: "Ratings you gave",
      about: "From 0, unacceptable, to 4, excellent.",
      tables: ["sportsmanship_rating"],
      columns: {
        match: "Match",
        organization: "Organization",
        at: instant("When"),
        rating: "Rating",
        isLeftOut: "A director left it out",
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`g.at`, Prisma.sql`concat(m.id, ' ', g.seq)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, g.at, g.rating, EXISTS (
              SELECT FROM sportsmanship_rating later
              WHERE later.match_id = g.match_id AND later.of = g.of AND later.seq > g.seq AND later.rating IS NULL
            ) AS "isLeftOut"
          FROM ${ownMatches(person)} JOIN sportsmanship_rating g ON g.match_id = m.id
          WHERE g.actor_user_id = ${person.id}::uuid AND g.rating IS NOT NULL
            AND g.of = CASE WHEN m.home_entry_id = own.id THEN 'away' ELSE 'home' END`,
      ),
    },
    {
      key: "received",
      title: "Your average",
      about:
        "We don’t show what a single opponent gave. This is an average, and only once three of them have rated you.",
      tables: ["sportsmanship_rating"],
      columns: {
        organization: "Organization",
        season: "Season",
        division: "Division",
        average: "Average",
      },
      read: readAverages,
    },
  ],
};

type RatedEntry = {
  readonly id: EntryId;
  readonly divisionId: DivisionId;
  readonly organization: string;
  readonly season: string;
  readonly division: string;
};

/** One division at a time, as "Your move" reads it. */
async function* readAverages({ id }: { readonly id: UserId }): AsyncGenerator<readonly Row[]> {
  const entries = await prisma().$queryRaw<readonly RatedEntry[]>`
    SELECT e.id, e.division_id AS "divisionId", o.name AS organization, s.name AS season, d.name AS division
    FROM entry e
    JOIN division d ON d.id = e.division_id
    JOIN season s ON s.id = d.season_id
    JOIN organization o ON o.id = s.organization_id
    WHERE e.user_id = ${id}::uuid AND EXISTS (
      SELECT FROM rule_pack p
      WHERE p.season_id = s.id AND coalesce(p.rules #>> '{sportsmanship,ratings}', 'none') <> 'none'
    )
    ORDER BY e.registered_at, e.id`;
  for (const { id: entryId, divisionId, ...named } of entries) {
    const own = [{ id: entryId, divisionId }];
    const { divisions, ratings } = await readMyDivisions(own, { in: [], since: "infinity" });
    const [view] = divisions;
    const average = view && ownAverage(ratings.get(entryId), view.season.rules.playoff);
    if (average) yield [{ ...named, average }];
  }
}
