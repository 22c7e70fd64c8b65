import { kebabCase } from "@/lib/db/enum-names";
import type { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import type { Recipient } from "@/lib/mail/letters/facts";
import { closesAt, lastTimeToPlay } from "@/lib/match/rules/deadline-rules";
import { isClaimedNoShow } from "@/lib/match/rules/decide-closure";
import type { SuggestedTimes } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import { liveTimes } from "@/lib/match/rules/live-times";
import { placeOf } from "@/lib/match/rules/place-of";
import { isToPlay, type MatchState } from "@/lib/match/rules/state";
import { listDirectors } from "@/lib/match/store/event-letters";
import { toStoredEvent } from "@/lib/match/store/match-record";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { readBreaks } from "@/lib/season/store/read-breaks";
import { readRules } from "@/lib/season/store/read-rules";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { FED_BY_RESULTS } from "@/lib/stages/formats";
import type { MatchSlot, RoundSlot } from "@/lib/stages/words/round-name";
import {
  type ClosureEffect,
  type ClosurePlan,
  closureEffect,
  type MatchChange,
  type MatchThen,
  type RoundChange,
  type RoundThen,
} from "../rules/closure-effect";
import type { Span } from "../rules/spans";
import { closedAlready } from "./closures";
import type { ClosedPlaces } from "./read-venues";

/** What a closure would do, with the names of everything, and the people it concerns. */
export type ClosureFacts = {
  readonly matches: readonly ChangedMatch[];
  readonly rounds: readonly ChangedRound[];
  /** Sessions during it at a place that isn't closed. */
  readonly elsewhere: readonly ChangedRound[];
  readonly directors: readonly Recipient[];
  readonly problem: ClosureEffect["problem"];
  /** The divisions it concerns, whose public pages change. */
  readonly pages: readonly { readonly season: string; readonly division: string }[];
  /** Changes with the effect, and with the closures that are in force then. */
  readonly stamp: string;
};

type Where = {
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
};

export type ChangedMatch = Where & {
  readonly change: MatchChange;
  readonly roundId: string;
  readonly slot: MatchSlot;
  readonly home: Recipient;
  readonly away: Recipient;
  /** Its agreed time before the closure. */
  readonly scheduledAt: Instant | null;
  /** The suggested times to come, before the closure. */
  readonly suggested: SuggestedTimes;
  /** The latest time it can begin, after the change. */
  readonly lastTime: Instant;
  /** How long a match is booked. */
  readonly minutes: number;
  /** When it closes after the change, with the grace period. */
  readonly closesAt: Instant;
  /** When other closures in force keep it from being booked. */
  readonly closed: readonly Span[];
};

export type ChangedRound = Where & {
  readonly id: string;
  readonly slot: RoundSlot;
  readonly before: Omit<RoundChange, "id"> & { readonly sessionPlace: string | null };
  readonly change: RoundChange;
};

/**
 * Locks everything a closure can change, in the order that everything locks: seasons, stages, matches. Closures wait for
 * each other even if there's nothing to change.
 */
export async function lockClosable(tx: Transaction, { organizationId }: DirectorScope): Promise<void> {
  await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM season WHERE organization_id = ${organizationId}::uuid
      AND status IN ('registration', 'running', 'finished') ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT s.id FROM stage s JOIN division d ON d.id = s.division_id JOIN season e ON e.id = d.season_id
    WHERE e.organization_id = ${organizationId}::uuid AND e.status IN ('registration', 'running', 'finished')
    ORDER BY s.id FOR UPDATE OF s`;
  await tx.$queryRaw`
    SELECT id FROM "match" WHERE organization_id = ${organizationId}::uuid
      AND status IN ('open', 'scheduled', 'reported') ORDER BY id FOR UPDATE`;
}

/** Works out what a closure would do now. */
export async function readClosure(
  tx: Transaction,
  { organizationId }: DirectorScope,
  places: ClosedPlaces,
  plan: ClosurePlan,
  at: Date,
): Promise<ClosureFacts> {
  const { timeZone: zone } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const stages = await tx.stage.findMany({
    where: {
      organizationId,
      division: { season: { status: { in: ["registration", "running", "finished"] } } },
    },
    include: STAGE,
    orderBy: { id: "asc" },
  });
  const closed = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id ${closedAlready(organizationId, places, plan)} ORDER BY c.id`;
  const inForce = await listInForce(tx, organizationId, at);
  const context = { now: instantOf(at), zone };
  const effect = closureEffect(
    plan,
    stages.map(({ rounds, format, division }) => ({
      rounds: rounds.map((round, index) => {
        const isDrawn = isAllDrawn(format, round, rounds.slice(0, index));
        return toRoundThen(round, isDrawn, division.season.venueId, { places, inForce, now: context.now });
      }),
      breaks: readBreaks(division.season.breaks),
    })),
    context,
  );
  const changes = new Map(effect.matches.map((change) => [change.id, change]));
  const moves = new Map(effect.rounds.map((change) => [change.id, change]));
  const matches = stages.flatMap((stage) => changedMatches(stage, changes, { inForce, now: context.now }));
  const rounds = stages.flatMap((stage) => changedRounds(stage, (id) => moves.get(id)));
  const elsewhere = stages.flatMap((stage) =>
    changedRounds(stage, (id, before) => (effect.elsewhere.includes(id) ? { id, ...before } : undefined)),
  );
  return {
    matches,
    rounds,
    elsewhere,
    directors: await listDirectors(tx, organizationId, at),
    problem: effect.problem,
    pages: pagesOf([...matches, ...rounds]),
    stamp: stampOf([effect, [...changes.keys()].map((id) => seqOf(stages, id)), closed]),
  };
}

/** Each division once, however many of its matches change. */
function pagesOf(changed: readonly Where[]): ClosureFacts["pages"] {
  const pages = new Map(
    changed.map(({ season, division }) => [
      `${season.slug}/${division.slug}`,
      { season: season.slug, division: division.slug },
    ]),
  );
  return [...pages.values()];
}

const STAGE = {
  division: { include: { season: { include: { breaks: true } } } },
  rounds: {
    include: {
      rulePack: true,
      _count: { select: { matches: true } },
      matches: {
        where: { status: { in: ["open", "scheduled", "reported", "with_director"] } },
        include: {
          home: { include: { user: true } },
          away: { include: { user: true } },
          booking: { select: { startsAt: true, venueId: true } },
          events: { orderBy: { seq: "asc" } },
        },
        orderBy: { number: "asc" },
      },
    },
    orderBy: { number: "asc" },
  },
} satisfies Prisma.StageInclude;

type StageRow = Prisma.StageGetPayload<{ include: typeof STAGE }>;
type RoundRow = StageRow["rounds"][number];
type MatchRow = RoundRow["matches"][number];

/**
 * Has a round all of its matches? In a knockout, they come one by one, until the earlier rounds are decided; after double
 * forfeits there may be none.
 */
function isAllDrawn(format: StageRow["format"], { _count }: RoundRow, earlier: readonly RoundRow[]): boolean {
  const isFed = earlier.length > 0 && FED_BY_RESULTS.includes(kebabCase(format));
  return isFed ? earlier.every(({ matches }) => matches.length === 0) : _count.matches > 0;
}

type Closing = {
  readonly places: ClosedPlaces;
  /** Other closures that aren't over. */
  readonly inForce: readonly InForce[];
  readonly now: Instant;
};

type InForce = ClosedPlaces & Span;

async function listInForce(tx: Transaction, organizationId: string, at: Date): Promise<readonly InForce[]> {
  const rows = await tx.closure.findMany({
    where: { organizationId, reopenedAt: null, endsAt: { gt: at } },
    include: { venues: { include: { venue: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ isAll, venues, startsAt, endsAt }) => ({
    isAll,
    ids: venues.map(({ venueId }) => venueId),
    names: venues.map(({ venue }) => venue.name),
    from: instantOf(startsAt),
    until: instantOf(endsAt),
  }));
}

function toRoundThen(
  round: RoundRow,
  isDrawn: boolean,
  venueId: string | null,
  { places, inForce, now }: Closing,
): RoundThen {
  const rules = readRules(round.rulePack);
  const isOnSite = rules.venue.kind === "on-site";
  const isAt = (id: string | null) => isOnSite && includes(places, id);
  const isThere = round.sessionAt ? isOnSite && isNamed(round.sessionPlace, places) : isAt(venueId);
  const sessionAt = round.sessionAt && instantOf(round.sessionAt);
  return {
    id: round.id,
    opensAt: instantOf(round.opensAt),
    deadlineAt: instantOf(round.deadlineAt),
    sessionAt,
    isThere,
    closed: closedHours(rules, venueId, inForce),
    sessionClosed: isOnSite ? inForce.filter((closure) => isNamed(round.sessionPlace, closure)) : [],
    minutes: rules.schedule.bookedMinutes,
    isOver: isDrawn && !round.matches.some(isUnplayed),
    matches: round.matches.filter(isUnplayed).map((match): MatchThen => {
      const scheduledAt = match.scheduledAt && instantOf(match.scheduledAt);
      return {
        id: match.id,
        deadlineAt: instantOf(match.deadlineAt),
        scheduledAt,
        suggested: isAt(venueId) ? suggestedIn(match, now) : { home: [], away: [] },
        minutes: rules.schedule.bookedMinutes,
        hoursToPlay: rules.schedule.hoursToPlay,
        isThere:
          scheduledAt !== null && scheduledAt === sessionAt
            ? isThere
            : !isLeftBehind(match) && isAt(placeIdOf(match, venueId)),
        isClaimed: match.status === "reported",
      };
    }),
  };
}

function closedHours(
  { venue }: RulePack,
  venueId: string | null,
  inForce: readonly InForce[],
): readonly Span[] {
  return venue.kind === "online" ? [] : inForce.filter((closure) => includes(closure, venueId));
}

function includes({ isAll, ids }: ClosedPlaces, venueId: string | null): boolean {
  return isAll || (venueId !== null && ids.includes(venueId));
}

function placeIdOf({ booking, scheduledAt }: MatchRow, venue: string | null): string | null {
  return placeOf({
    booking: booking && { startsAt: instantOf(booking.startsAt), venue: booking.venueId },
    venue,
    state: { scheduledAt: scheduledAt && instantOf(scheduledAt) },
  });
}

/** A session's place is in free words: it's closed if it names a closed venue. */
function isNamed(place: string | null, { isAll, names }: ClosedPlaces): boolean {
  return isAll || names.some((name) => place?.toLowerCase().includes(name.toLowerCase()));
}

/** No one has reported how it ended. A claimed no-show says that it wasn't played. */
function isUnplayed(match: MatchRow): boolean {
  return isToPlay(kebabCase(match.status)) || isClaimedNoShow(stateOf(match));
}

/** A no-show was claimed at a session that has moved since, without this match. It waits for its answer or a ruling. */
function isLeftBehind(match: MatchRow): boolean {
  return match.status === "reported" && stateOf(match).fixedPlace !== null;
}

function suggestedIn(match: MatchRow, now: Instant): SuggestedTimes {
  const state = stateOf(match);
  return { home: liveTimes(state, "home", now), away: liveTimes(state, "away", now) };
}

function stateOf({ events }: MatchRow): MatchState {
  return foldMatch(events.map((row) => toStoredEvent(row).event));
}

function changedMatches(
  { division, format, rounds }: StageRow,
  changes: ReadonlyMap<string, MatchChange>,
  { inForce, now }: Pick<Closing, "inForce" | "now">,
): readonly ChangedMatch[] {
  return rounds.flatMap((round) =>
    round.matches.flatMap((match) => {
      const change = changes.get(match.id);
      if (!change) return [];
      const deadlineAt = change.deadlineAt ?? instantOf(match.deadlineAt);
      const rules = readRules(round.rulePack);
      const slot = {
        format: kebabCase(format),
        number: round.number,
        of: rounds.length,
        match: match.number,
      };
      return [
        {
          ...whereOf(division),
          change,
          roundId: round.id,
          slot,
          home: playerOf(match.home),
          away: playerOf(match.away),
          scheduledAt: match.scheduledAt && instantOf(match.scheduledAt),
          suggested: suggestedIn(match, now),
          lastTime: lastTimeToPlay({ deadlineAt }, rules),
          minutes: rules.schedule.bookedMinutes,
          closesAt: closesAt({ deadlineAt }, rules),
          closed: closedHours(rules, division.season.venueId, inForce),
        },
      ];
    }),
  );
}

function changedRounds(
  { division, format, rounds }: StageRow,
  changeOf: (id: string, before: ChangedRound["before"]) => RoundChange | undefined,
): readonly ChangedRound[] {
  return rounds.flatMap((round) => {
    const before = {
      opensAt: instantOf(round.opensAt),
      deadlineAt: instantOf(round.deadlineAt),
      sessionAt: round.sessionAt && instantOf(round.sessionAt),
      sessionPlace: round.sessionPlace,
    };
    const change = changeOf(round.id, before);
    if (!change) return [];
    const slot = { format: kebabCase(format), number: round.number, of: rounds.length };
    return [{ ...whereOf(division), id: round.id, slot, before, change }];
  });
}

function whereOf({ slug, name, season }: StageRow["division"]): Where {
  return { season: { slug: season.slug, name: season.name }, division: { slug, name } };
}

function playerOf({ name, user }: MatchRow["home"]): Recipient {
  return { userId: user.id, name, email: user.email };
}

/** How many events a match has, so that the stamp changes when anything happens in it. */
function seqOf(stages: readonly StageRow[], id: string): number | undefined {
  return stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find((match) => match.id === id)?.lastSeq;
}
