import { kebabCase } from "@/lib/db/enum-names";
import type { Prisma } from "@/lib/db/generated/client";
import { hasLeft } from "@/lib/entries/rules/register";
import { isProvenOn, usernameOn } from "@/lib/online/rules/site-account";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { StartedGame } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import type { DivisionId, MatchId, SeasonId } from "@/lib/shared/ids";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { StageRules } from "@/lib/stages/stage-rules";
import { CLOSED, toHours } from "@/lib/venue/store/read-venues";
import type { Whereabouts } from "@/lib/venue/words/whereabouts";
import type { MatchEvent, StoredEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import type { BookedVenue } from "../rules/open-hours";
import type { MatchProjection } from "../rules/project";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";

/** A player in a match, with contact details. Those leave the store only through the two readers. */
export type Party = {
  readonly entryId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** The player's username on the site of an online season; null over the board, and until they've given it. */
  readonly handle: string | null;
  /** Did they prove that the account with this username is theirs? */
  readonly isProven: boolean;
  /** Have they withdrawn or been removed since? */
  readonly hasLeft: boolean;
};

/** A match with everything that a decision, a letter or a page needs. */
export type MatchRecord = {
  readonly id: MatchId;
  readonly number: number;
  readonly organization: OrganizationFacts;
  readonly season: { readonly id: SeasonId; readonly slug: string; readonly name: string };
  readonly division: {
    readonly id: DivisionId;
    readonly slug: string;
    readonly name: string;
    readonly isForMinors: boolean;
  };
  readonly stage: { readonly id: string; readonly format: StageRules["format"] };
  readonly round: { readonly number: number; readonly of: number; readonly opensAt: Instant };
  readonly home: Party;
  readonly away: Party;
  readonly rules: RulePack;
  readonly events: readonly StoredEvent[];
  readonly state: MatchState;
  readonly projection: MatchProjection;
  /** When the admins were told that it has waited too long for the director. */
  readonly escalatedAt: Instant | null;
  /** What is booked for the agreed time; null if nothing is. */
  readonly booking: {
    readonly startsAt: Instant;
    readonly endsAt: Instant;
    readonly table: string | null;
    readonly board: string | null;
    /** Where it's booked; null if only the players are. */
    readonly venue: ShownVenue | null;
  } | null;
  /** The place the season books from now on; null if it doesn't book one, or the round is played online. */
  readonly venue: (BookedVenue & ShownVenue) | null;
};

/** A match as pages show it. Its place's opening hours, which only decisions need, stay in the store. */
export type ShownMatch = Omit<MatchRecord, "venue"> & {
  readonly venue: ShownVenue | null;
  /** So many matches of its division were unreported at the deadline that the director is asked first. */
  readonly isHeld: boolean;
  /** Its season is archived, so nothing changes anymore. */
  readonly isArchived: boolean;
  /** The games that have started in its room, in order; none once the match is reported. */
  readonly games: readonly StartedGame[];
};

type ShownVenue = Whereabouts & { readonly venueId: string; readonly name: string };

/** What is reserved by a booking, and where. */
const BOOKED = { venue: true, holds: { include: { table: true, equipment: true } } } as const;

export const MATCH_RECORD = {
  home: { include: { user: { include: { handles: true } } } },
  away: { include: { user: { include: { handles: true } } } },
  events: { orderBy: { seq: "asc" } },
  booking: { include: BOOKED },
  round: {
    include: {
      rulePack: true,
      stage: {
        include: {
          _count: { select: { rounds: true } },
          division: {
            include: {
              season: {
                include: {
                  organization: true,
                  venue: { include: { hours: true, exceptions: true, closures: CLOSED } },
                },
              },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.MatchInclude;

type Row = Prisma.MatchGetPayload<{ include: typeof MATCH_RECORD }>;
type RoundRow = Row["round"];
type StageRow = RoundRow["stage"];
type DivisionRow = StageRow["division"];
type SeasonRow = DivisionRow["season"];
type PartyRow = Pick<Row["home"], "id" | "userId" | "name" | "status" | "sharesPhone"> & {
  readonly user: Pick<Row["home"]["user"], "email" | "phone"> & {
    readonly handles: readonly Pick<
      Row["home"]["user"]["handles"][number],
      "seasonId" | "handle" | "accountSite" | "accountName"
    >[];
  };
};

/** The columns that a record is made from, as Prisma names them. */
export type RecordRow = Parameters<typeof toProjection>[0] &
  Pick<Row, "id" | "number" | "escalatedAt"> & {
    readonly home: PartyRow;
    readonly away: PartyRow;
    readonly events: readonly Parameters<typeof toStoredEvent>[0][];
    readonly booking: BookingRow | null;
    readonly round: Pick<RoundRow, "number" | "opensAt"> & {
      readonly rulePack: StoredPack;
      readonly stage: Pick<StageRow, "id" | "format" | "position" | "_count"> & {
        readonly division: Pick<DivisionRow, "id" | "slug" | "name" | "publicNames"> & {
          readonly season: Pick<SeasonRow, "id" | "slug" | "name"> & {
            readonly organization: OrganizationFacts;
            readonly venue: (Parameters<typeof toHours>[0] & VenueRow) | null;
          };
        };
      };
    };
  };

type VenueRow = Pick<NonNullable<SeasonRow["venue"]>, "id" | "name" | "address" | "directions">;

type BookingRow = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: VenueRow | null;
  readonly holds: readonly {
    readonly table: { readonly name: string } | null;
    readonly equipment: { readonly kind: string; readonly label: string } | null;
  }[];
};

export function toRecord(row: RecordRow): MatchRecord {
  const { stage } = row.round;
  const { division } = stage;
  const { season } = division;
  const { organization } = season;
  const events = row.events.map(toStoredEvent);
  const rules = rulesOfRound(readRulesOnce(row.round.rulePack), {
    stage: stage.position,
    number: row.round.number,
    of: stage._count.rounds,
  });
  return {
    id: row.id,
    number: row.number,
    organization: {
      id: organization.id,
      slug: organization.slug,
      name: organization.name,
      timeZone: organization.timeZone,
      office: organization.office,
      contactEmail: organization.contactEmail,
    },
    season: { id: season.id, slug: season.slug, name: season.name },
    division: {
      id: division.id,
      slug: division.slug,
      name: division.name,
      isForMinors: division.publicNames !== null,
    },
    stage: { id: stage.id, format: kebabCase(stage.format) },
    round: { number: row.round.number, of: stage._count.rounds, opensAt: instantOf(row.round.opensAt) },
    home: toParty(row.home, season.id, rules),
    away: toParty(row.away, season.id, rules),
    rules,
    events,
    state: foldMatch(events.map((stored) => stored.event)),
    projection: toProjection(row),
    escalatedAt: row.escalatedAt && instantOf(row.escalatedAt),
    booking: row.booking && toBooking(row.booking),
    venue: venueIn(
      rules,
      season.venue && {
        ...toShownVenue(season.venue),
        hours: toHours(season.venue),
        zone: organization.timeZone,
      },
    ),
  };
}

/** The season's venue, for rounds that are played there. An online season can still have one from before. */
export function venueIn<Venue>({ venue: { kind } }: RulePack, venue: Venue | null): Venue | null {
  return kind === "on-site" ? venue : null;
}

function toShownVenue({ id, name, address, directions }: VenueRow): ShownVenue {
  return { venueId: id, name, address, directions };
}

function toBooking({ startsAt, endsAt, venue, holds }: BookingRow): NonNullable<MatchRecord["booking"]> {
  return {
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    table: holds.find(({ table }) => table)?.table?.name ?? null,
    board: holds.find(({ equipment }) => equipment?.kind === "board")?.equipment?.label ?? null,
    venue: venue && toShownVenue(venue),
  };
}

/** Which side of a match a person plays; null if neither. */
export function sideOf(match: Pick<MatchRecord, "home" | "away">, userId: string): Side | null {
  if (match.home.userId === userId) return "home";
  return match.away.userId === userId ? "away" : null;
}

/** The stored projection of a match row, with database enums translated. */
export function toProjection(
  row: Pick<
    Row,
    | "status"
    | "deadlineAt"
    | "scheduledAt"
    | "answerBy"
    | "correction"
    | "decidedBy"
    | "homeResult"
    | "awayResult"
    | "homeWins"
    | "awayWins"
    | "homeBlacks"
    | "awayBlacks"
    | "homeCaptured"
    | "awayCaptured"
  >,
): MatchProjection {
  return {
    status: kebabCase(row.status),
    deadlineAt: instantOf(row.deadlineAt),
    scheduledAt: row.scheduledAt && instantOf(row.scheduledAt),
    answerBy: row.answerBy && instantOf(row.answerBy),
    correction: row.correction && kebabCase(row.correction),
    decidedBy: row.decidedBy && kebabCase(row.decidedBy),
    homeResult: row.homeResult,
    awayResult: row.awayResult,
    homeWins: row.homeWins,
    awayWins: row.awayWins,
    homeBlacks: row.homeBlacks,
    awayBlacks: row.awayBlacks,
    homeCaptured: row.homeCaptured,
    awayCaptured: row.awayCaptured,
  };
}

function toParty(entry: PartyRow, seasonId: string, { venue }: RulePack): Party {
  const kept = entry.user.handles.find((each) => each.seasonId === seasonId);
  const site = venue.kind === "online" ? venue.site : null;
  return {
    entryId: entry.id,
    userId: entry.userId,
    name: entry.name,
    email: entry.user.email,
    phone: entry.sharesPhone ? entry.user.phone : null,
    handle: kept && site ? usernameOn(site, kept) : null,
    isProven: kept !== undefined && site !== null && isProvenOn(site, kept),
    hasLeft: hasLeft(entry.status),
  };
}

/** A stored event, with its type restored. */
export function toStoredEvent(
  row: Pick<Row["events"][number], "seq" | "at" | "actorUserId" | "type" | "data">,
): StoredEvent {
  return {
    seq: row.seq,
    at: instantOf(row.at),
    actorUserId: row.actorUserId,
    event: { ...(row.data as object), type: row.type } as MatchEvent,
  };
}
