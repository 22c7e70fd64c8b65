import { Prisma } from "@/lib/db/generated/client";
import { PROJECTION, type ProjectionRow, projectionOf } from "@/lib/match/store/select-matches";
import { NAME_FACTS, type NameFacts, namePublicly } from "@/lib/people/store/public-names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import { SEASON_FACTS, type SeasonRow, toSeason } from "@/lib/season/store/select-seasons";
import { instantFrom } from "@/lib/shared/instant";
import type { Ratings } from "@/lib/sportsmanship/rules/average";
import type { MatchRating } from "@/lib/sportsmanship/rules/rating";
import { DIVISION_RATINGS } from "@/lib/sportsmanship/store/ratings";
import type { StageKey } from "@/lib/stages/stage-rules";
import { type DrawnRow, toDraw } from "@/lib/stages/store/draw";
import { roundStamp } from "@/lib/stages/store/round-stamp";
import type { StandingsEntry } from "../rules/results";
import { markBelowAverage, ratingsIn } from "../rules/sportsmanship";
import {
  type DivisionView,
  inPublicOrder,
  type PublicDivision,
  type PublicEntry,
  type PublicMatch,
  type RoundView,
  type StageView,
} from "./division-view";

const MOST_ENTRIES = 1000;

/**
 * Divisions as everyone can see them, as one JSON list: their season, players and stages, rounds and results. `which`:
 * conditions on the division (d), its season (s) and organization (o), and an order. `more`: further columns.
 */
export function listOfDivisions(which: Prisma.Sql, more = Prisma.empty): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT d.id, ${SEASON_FACTS} AS season, ${ENTRIES} AS entries, ${STAGES} AS stages, ${ROUNDS} AS rounds,
        ${PACKS} AS packs, ${DIVISION_RATINGS} AS ratings ${more}
      FROM division d
      JOIN season s ON s.id = d.season_id
      JOIN organization o ON o.id = s.organization_id
      ${which}
    ) AS listed
  )`;
}

/**
 * Is an entry (e) in the standings of its division? Those who left before their first match, or whose results are
 * annulled, are out (FIDE GRC 6.6).
 */
export const IS_IN_STANDINGS = Prisma.sql`(NOT e.annulled AND (
  e.status = 'active' OR e.status IN ('withdrawn', 'removed') AND (
    EXISTS (SELECT FROM "match" WHERE home_entry_id = e.id)
    OR EXISTS (SELECT FROM "match" WHERE away_entry_id = e.id)
  )
))`;

/** The players of a division (d) in its standings, by name, with what their public names depend on. */
const ENTRIES = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('naming', ${NAME_FACTS}, 'hasLeft', e.status <> 'active',
    'forgiven', (SELECT coalesce(json_agg(f.match_id), '[]') FROM forgiven_strike f WHERE f.entry_id = e.id))
    ORDER BY e.name, e.id), '[]')
  FROM (
    SELECT * FROM entry e
    WHERE e.division_id = d.id AND ${IS_IN_STANDINGS}
    ORDER BY e.name, e.id LIMIT ${MOST_ENTRIES}
  ) AS e
)`;

/** The stages of a division (d), with what their draw is read from besides the rules. */
const STAGES = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', t.id, 'position', t.position, 'format', t.format, 'seeds', t.seeds,
    'members', (
      SELECT coalesce(json_agg(json_build_object('number', number, 'entryId', entry_id) ORDER BY number, position), '[]')
      FROM group_member WHERE stage_id = t.id
    ))), '[]')
  FROM stage t WHERE t.division_id = d.id
)`;

/** The rounds of a division (d), stage by stage, with their matches. */
const ROUNDS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', r.id, 'stageId', t.id, 'number', r.number, 'packId', r.rule_pack_id,
    'opensAt', r.opens_at, 'deadlineAt', r.deadline_at, 'sessionAt', r.session_at, 'sessionPlace', r.session_place,
    'matches', (
      SELECT coalesce(json_agg(played ORDER BY played.number), '[]') FROM (
        SELECT m.id, m.number, m.home_entry_id AS "homeEntryId", m.away_entry_id AS "awayEntryId", ${PROJECTION}
        FROM "match" m WHERE m.round_id = r.id
      ) AS played
    )) ORDER BY t.position, r.number), '[]')
  FROM stage t JOIN round r ON r.stage_id = t.id WHERE t.division_id = d.id
)`;

/** The rules of the rounds of a division (d), each pack once. */
const PACKS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', p.id, 'rules', p.rules)), '[]') FROM rule_pack p
  WHERE p.season_id = s.id AND EXISTS (
    SELECT FROM stage t JOIN round r ON r.stage_id = t.id WHERE t.division_id = d.id AND r.rule_pack_id = p.id
  )
)`;

/** What `listOfDivisions` reads of each. */
export type DivisionRow = {
  readonly id: string;
  readonly season: SeasonRow;
  readonly entries: readonly EntryRow[];
  readonly stages: readonly StageRow[];
  readonly rounds: readonly RoundRow[];
  readonly packs: readonly StoredPack[];
  readonly ratings: readonly MatchRating[];
};
type EntryRow = {
  readonly naming: NameFacts;
  readonly hasLeft: boolean;
  readonly forgiven: readonly string[];
};
type StageRow = Omit<DrawnRow, "pack"> & { readonly id: string; readonly format: StageKey };
type RoundRow = {
  readonly id: string;
  readonly stageId: string;
  readonly number: number;
  readonly packId: string;
  readonly opensAt: string;
  readonly deadlineAt: string;
  readonly sessionAt: string | null;
  readonly sessionPlace: string | null;
  readonly matches: readonly (Omit<PublicMatch, keyof ProjectionRow> & ProjectionRow)[];
};

export function toPublicDivision(row: DivisionRow): PublicDivision {
  const division = toDivision(row, toEntry);
  return { ...division, entries: inPublicOrder(division.entries) };
}

/** With the names that players registered with: only for the division's own desk. */
export function toDivisionOfDesk(row: DivisionRow): DivisionView {
  return toDivision(row, toEntryOfDesk);
}

function toDivision<Entry extends StandingsEntry>(
  { id, season: seasonRow, ...row }: DivisionRow,
  entryOf: (entry: EntryRow) => Entry,
) {
  const season = toSeason(seasonRow);
  const division = season.divisions.find((each) => each.id === id);
  if (!division) throw new Error(`Division ${id} isn't in its season`);
  const rounds = roundsOf(row);
  return {
    season,
    division,
    entries: markBelowAverage(row.entries.map(entryOf), rounds, row.ratings, season.rules),
    rounds,
  };
}

/** The ratings of each player of a division, by entry id: for the pages of those who may see them. */
export function ratingsOfDivision({ season, ratings, ...row }: DivisionRow): ReadonlyMap<string, Ratings> {
  return ratingsIn(roundsOf(row), row.entries.map(toEntry), ratings, toSeason(season).rules.sportsmanship);
}

function roundsOf({
  stages,
  rounds,
  packs,
}: Pick<DivisionRow, "stages" | "rounds" | "packs">): readonly RoundView[] {
  const packOf = ({ packId }: RoundRow) => found(packs, packId);
  const drawn = stages.map((stage) => {
    const first = rounds.find(({ stageId, number }) => stageId === stage.id && number === 1);
    return toStage(stage, first ? packOf(first) : null);
  });
  return rounds.map((round) => toRound(round, found(drawn, round.stageId), readRulesOnce(packOf(round))));
}

/** The one that a round names; that it's in the same answer is a promise of the SQL. */
function found<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`${id} isn't in its division`);
  return item;
}

function toEntry({ naming, hasLeft, forgiven }: EntryRow): PublicEntry {
  return { id: naming.id, hasLeft, forgiven, ...namePublicly(naming) };
}

function toEntryOfDesk({ naming: { id, name }, hasLeft, forgiven }: EntryRow): StandingsEntry {
  return { id, name, hasLeft, forgiven };
}

function toStage({ id, format, ...drawn }: StageRow, pack: StoredPack | null): StageView {
  return { id, position: drawn.position, format, ...toDraw({ ...drawn, pack }) };
}

function toRound(row: RoundRow, stage: StageView, rules: RulePack): RoundView {
  const dates = {
    opensAt: instantFrom(row.opensAt),
    deadlineAt: instantFrom(row.deadlineAt),
    sessionAt: row.sessionAt === null ? null : instantFrom(row.sessionAt),
    sessionPlace: row.sessionPlace,
  };
  return {
    id: row.id,
    stage,
    number: row.number,
    ...dates,
    rules,
    stamp: roundStamp(dates),
    matches: row.matches.map((match) => ({
      ...projectionOf(match),
      id: match.id,
      number: match.number,
      homeEntryId: match.homeEntryId,
      awayEntryId: match.awayEntryId,
    })),
  };
}
