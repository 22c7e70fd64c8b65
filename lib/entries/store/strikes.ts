import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import { toProjection } from "@/lib/match/store/match-record";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { readRules, readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import { countingStrikes, isAskedAbout, isForfeit, type Strike } from "../rules/strikes";

/** A player with as many forfeits as the season's rules allow. */
export type EntryAtStrikeLimit = {
  readonly entryId: string;
  readonly name: string;
  readonly division: { readonly slug: string; readonly name: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly forfeits: number;
  /** The number at which the rules ask. */
  readonly strikes: number;
};

const FORFEITED = {
  status: "final",
  decidedBy: { in: ["forfeit", "double_forfeit"] },
} satisfies Prisma.MatchWhereInput;
/** Matches against a player whose results are annulled don't count for anyone (FIDE GRC 6.6). */
const COUNTED = { annulled: false } satisfies Prisma.EntryWhereInput;

export const STRUCK_ENTRY = {
  user: true,
  homeMatches: { where: { ...FORFEITED, away: COUNTED } },
  awayMatches: { where: { ...FORFEITED, home: COUNTED } },
  forgiven: true,
  keepings: { orderBy: { at: "desc" } },
  division: {
    include: { season: { include: { rulePacks: { orderBy: { version: "desc" }, take: 1 } } } },
  },
} satisfies Prisma.EntryInclude;
type EntryRow = Prisma.EntryGetPayload<{ include: typeof STRUCK_ENTRY }>;

/** What `forfeitingEntriesIn` reads of each. */
export type ForfeitingEntryRow = Pick<EntryAtStrikeLimit, "entryId" | "name" | "division" | "season"> & {
  readonly pack: StoredPack;
  readonly strikes: readonly Strike[];
  /** The matches after which the director kept the player. */
  readonly answered: readonly string[];
};

/** The active players in running seasons of these organizations who have forfeited a match, by name, as JSON. */
export function forfeitingEntriesIn(organizations: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'entryId', e.id, 'name', e.name,
      'division', json_build_object('slug', d.slug, 'name', d.name),
      'season', json_build_object('slug', s.slug, 'name', s.name),
      'pack', (
        SELECT json_build_object('id', id, 'rules', rules) FROM rule_pack
        WHERE season_id = s.id ORDER BY version DESC LIMIT 1
      ),
      'strikes', forfeit.strikes,
      'answered', (
        SELECT coalesce(json_agg(answered), '[]')
        FROM keeping k CROSS JOIN unnest(k.match_ids) AS answered WHERE k.entry_id = e.id
      )
    ) ORDER BY e.name, e.id), '[]')
    FROM (
      SELECT loser.entry_id, json_agg(json_build_object(
        'matchId', m.id,
        'isForgiven', EXISTS (SELECT FROM forgiven_strike WHERE match_id = m.id AND entry_id = loser.entry_id)
      )) AS strikes
      FROM season
      JOIN division ON division.season_id = season.id
      JOIN stage ON stage.division_id = division.id
      JOIN round ON round.stage_id = stage.id
      JOIN "match" m ON m.round_id = round.id
      CROSS JOIN LATERAL (
        VALUES (m.home_entry_id, m.home_result, m.away_entry_id), (m.away_entry_id, m.away_result, m.home_entry_id)
      ) AS loser(entry_id, result, opponent_id)
      JOIN entry opponent ON opponent.id = loser.opponent_id AND NOT opponent.annulled
      WHERE season.organization_id = ANY(${organizations}) AND season.status IN ('registration', 'running')
        AND m.status = 'final' AND m.decided_by IN ('forfeit', 'double-forfeit') AND loser.result = 'loss'
      GROUP BY loser.entry_id
    ) AS forfeit
    JOIN entry e ON e.id = forfeit.entry_id
    JOIN division d ON d.id = e.division_id
    JOIN season s ON s.id = d.season_id
    WHERE e.status = 'active'
  )`;
}

/** Those of them whose forfeits need the director's decision, most forfeits first. */
export function atStrikeLimit(rows: readonly ForfeitingEntryRow[]): readonly EntryAtStrikeLimit[] {
  return rows
    .flatMap(({ pack, strikes, answered, ...entry }): EntryAtStrikeLimit[] => {
      const strikeLimit = readRulesOnce(pack).forfeits.strikes;
      if (strikeLimit === null || !isAskedAbout(strikes, new Set(answered), strikeLimit)) return [];
      return [{ ...entry, forfeits: countingStrikes(strikes).length, strikes: strikeLimit }];
    })
    .sort((one, two) => two.forfeits - one.forfeits);
}

/** A player's forfeits and whether they need a decision. */
export type StrikeCase = {
  readonly strikes: readonly Strike[];
  readonly counting: readonly Strike[];
  /** The number at which the rules ask; null: never. */
  readonly strikeLimit: number | null;
  /** Is it waiting for the director? */
  readonly isAsked: boolean;
};

export function caseOf(entry: EntryRow): StrikeCase {
  const forgiven = new Set(entry.forgiven.map(({ matchId }) => matchId));
  const strikes = SIDES.flatMap((side) =>
    entry[`${side}Matches`]
      .filter((match) => isForfeitOf(side, match))
      .map(({ id }) => ({ matchId: id, isForgiven: forgiven.has(id) })),
  );
  const [pack] = entry.division.season.rulePacks;
  const strikeLimit = pack ? readRules(pack).forfeits.strikes : null;
  const answered = new Set(entry.keepings.flatMap(({ matchIds }) => matchIds));
  return {
    strikes,
    counting: countingStrikes(strikes),
    strikeLimit,
    isAsked: isAskedAbout(strikes, answered, strikeLimit),
  };
}

function isForfeitOf(side: Side, row: EntryRow["homeMatches"][number]): boolean {
  const { homeResult: home, awayResult: away, decidedBy } = toProjection(row);
  return home && away && decidedBy ? isForfeit({ side, outcome: { home, away, decidedBy } }) : false;
}

/** A forfeited match, as a director reads about it. */
export type StrikeView = {
  readonly matchId: string;
  readonly slot: MatchSlot;
  readonly opponent: string;
  readonly forgiven: { readonly reason: string; readonly at: Instant } | null;
};

export type StrikesView = Pick<StrikeCase, "strikeLimit" | "isAsked"> & {
  readonly counting: number;
  readonly strikes: readonly StrikeView[];
  /** The reason the player was last kept. */
  readonly kept: { readonly reason: string; readonly at: Instant } | null;
};

/** The forfeits of a player of the director's organization, by round. */
export async function findStrikes(
  { organizationId }: DirectorScope,
  entryId: string,
): Promise<StrikesView | undefined> {
  const entry = await prisma().entry.findFirst({
    where: { id: entryId, organizationId },
    include: STRUCK_ENTRY,
  });
  if (!entry) return undefined;
  const { strikes, counting, strikeLimit, isAsked } = caseOf(entry);
  const forgiven = new Map(
    entry.forgiven.map(({ matchId, reason, at }) => [matchId, toSaid({ reason, at })]),
  );
  const matches = await listForfeited(
    prisma(),
    entryId,
    strikes.map(({ matchId }) => matchId),
  );
  const [kept] = entry.keepings;
  return {
    strikeLimit,
    isAsked,
    counting: counting.length,
    strikes: matches.map((match) => ({ ...match, forgiven: forgiven.get(match.matchId) ?? null })),
    kept: kept ? toSaid(kept) : null,
  };
}

/** The opponents and rounds of a player's matches, by round. */
export async function listForfeited(
  db: Transaction,
  entryId: string,
  matchIds: readonly string[],
): Promise<readonly Omit<StrikeView, "forgiven">[]> {
  const rows = await db.match.findMany({
    where: { id: { in: [...matchIds] } },
    include: {
      home: true,
      away: true,
      round: { include: { stage: { include: { _count: { select: { rounds: true } } } } } },
    },
    orderBy: [{ round: { stage: { position: "asc" } } }, { round: { number: "asc" } }, { number: "asc" }],
  });
  return rows.map(({ id, number, home, away, round }) => ({
    matchId: id,
    slot: {
      format: kebabCase(round.stage.format),
      number: round.number,
      of: round.stage._count.rounds,
      match: number,
    },
    opponent: home.id === entryId ? away.name : home.name,
  }));
}

function toSaid({ reason, at }: { readonly reason: string; readonly at: Date }) {
  return { reason, at: instantOf(at) };
}
