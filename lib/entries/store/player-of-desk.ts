import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUndelivered } from "@/lib/mail/store/undelivered";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { listMatchesOfPerson } from "@/lib/match/store/read-match";
import { provenOn } from "@/lib/online/rules/site-account";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type AccountFacts, accountFacts } from "@/lib/people/store/account-facts";
import { codeRefusal } from "@/lib/people/store/claims";
import { listPublicNames } from "@/lib/people/store/public-names";
import type { SportsmanshipRules } from "@/lib/season/rules/settings/sportsmanship";
import { readRulesOnce } from "@/lib/season/store/read-rules";
import { entryId as isEntryId } from "@/lib/shared/form-fields";
import type { EntryId, UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { ratingsByEntry } from "@/lib/sportsmanship/rules/average";
import type { MatchRating } from "@/lib/sportsmanship/rules/rating";
import { listRatingsOf } from "@/lib/sportsmanship/store/ratings";
import { listLoans } from "@/lib/venue/store/checkouts";
import { caseOf, STRUCK_ENTRY } from "./strikes";

export type PlayerOfDesk = NonNullable<Awaited<ReturnType<typeof findPlayerOfDesk>>>;

const MOST_ENTRIES = 100;

/** With the entries of its division whose results are annulled: matches against them don't count for anyone. */
const ENTRY_OF_DESK = {
  ...STRUCK_ENTRY,
  division: {
    include: {
      ...STRUCK_ENTRY.division.include,
      entries: { where: { annulled: true }, select: { id: true } },
    },
  },
} satisfies Prisma.EntryInclude;

/**
 * A player with everything the desk's organization knows about them, by any of their entries there: registrations and
 * matches of all seasons, contact details, and what they've borrowed. Undefined in another organization. How the reader and
 * their opponents rated each other isn't told: a director who plays doesn't learn who rated them how.
 */
export async function findPlayerOfDesk(scope: DirectorScope, entryId: string, at: Date) {
  if (!isEntryId.safeParse(entryId).success) return undefined;
  const { organizationId } = scope;
  const [asked] = await prisma().$queryRaw<AskedRow[]>`
    SELECT e.id, e.name, e.user_id AS "userId", u.email, ${accountFacts(organizationId, at)}
    FROM entry e JOIN "user" u ON u.id = e.user_id
    WHERE e.id = ${entryId}::uuid AND e.organization_id = ${organizationId}::uuid`;
  if (!asked) return undefined;
  const { userId, email } = asked;
  const [rows, user, matches, loans, publicNames, isEmailUndelivered] = await Promise.all([
    prisma().entry.findMany({
      where: { organizationId, userId },
      include: ENTRY_OF_DESK,
      orderBy: [
        { division: { season: { startsOn: "desc" } } },
        { division: { position: "asc" } },
        { id: "asc" },
      ],
      take: MOST_ENTRIES,
    }),
    prisma().user.findUniqueOrThrow({
      where: { id: userId },
      include: {
        handles: { where: { organizationId }, include: { season: { select: { name: true } } } },
        claimCode: true,
        withheldIn: { where: { organizationId }, select: { userId: true } },
      },
    }),
    listMatchesOfPerson(scope, userId),
    listLoans(scope, userId),
    listPublicNames([entryId]),
    isUndelivered(email, organizationId),
  ]);
  const { claimCode } = user;
  const given = await listRatingsOf(matches.map(({ id }) => id));
  const annulledIds = new Set(rows.flatMap(({ division }) => division.entries.map(({ id }) => id)));
  const counted = matches.filter(({ home, away }) =>
    [home, away].every((side) => !annulledIds.has(side.entryId) && side.userId !== scope.userId),
  );
  return {
    entryId: asked.id,
    name: rows[0]?.name ?? asked.name,
    publicName: publicNames.get(asked.id) ?? null,
    isWithheld: user.withheldIn.length > 0,
    email,
    isUndelivered: isEmailUndelivered,
    /** Can a claim code let them in, because no one has ever signed in to their account? */
    isClaimable: codeRefusal(email, asked) === null,
    /** A number they gave to this organization. */
    phone: rows.some(({ sharesPhone }) => sharesPhone) ? user.phone : null,
    handles: user.handles.map(({ season, provenAt, ...kept }) => ({
      handle: kept.handle,
      season: season.name,
      /** The site that it was proven on, and when; null if another name was typed since. */
      provenOn: provenOn(kept),
      provenAt: provenAt && instantOf(provenAt),
    })),
    /** Until when a claim code works that the office made for them. */
    claimUntil: claimCode && claimCode.expiresAt > at ? instantOf(claimCode.expiresAt) : null,
    entries: rows.map((row) => {
      const { strikes, counting, strikeLimit, isAsked } = caseOf(row);
      const { id, status, annulled, division } = row;
      const { season } = division;
      const isForgiven = new Set(row.forgiven.map(({ matchId }) => matchId));
      const rated = counted.filter((match) => !isForgiven.has(match.id));
      const [pack] = season.rulePacks;
      const ratings = pack && ratingsOfEntry(id, rated, given, readRulesOnce(pack).sportsmanship);
      return {
        id,
        status,
        annulled,
        division,
        season,
        forfeits: counting.length,
        /** Also with those that were forgiven. */
        hasForfeited: strikes.length > 0,
        strikeLimit,
        isAsked,
        ratings,
      };
    }),
    matches: matches.map((match) => ({
      ...match,
      side: match.home.userId === userId ? ("home" as const) : ("away" as const),
    })),
    loans,
  };
}

type AskedRow = AccountFacts & {
  readonly id: EntryId;
  readonly name: string;
  readonly userId: UserId;
  readonly email: string;
};

/** How the opponents of an entry rated it, in all its matches that count, by the season's newest rules. */
function ratingsOfEntry(
  entryId: string,
  matches: readonly ShownMatch[],
  given: readonly MatchRating[],
  rules: SportsmanshipRules,
) {
  const own = matches.filter(({ home, away }) => home.entryId === entryId || away.entryId === entryId);
  const rated = own.map(({ id, home, away, state }) => ({
    id,
    homeEntryId: home.entryId,
    awayEntryId: away.entryId,
    outcome: state.status === "final" ? state.outcome : null,
  }));
  return ratingsByEntry(rated, given, rules).get(entryId);
}
