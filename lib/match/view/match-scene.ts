import { namesOf, type Pair, shortNames } from "@/lib/people/words/names";
import type { RoomStage, StartedGame } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import { type Reserved, reservedBoard, reservedVenue } from "@/lib/venue/words/reserved";
import { type Whereabouts, whereaboutsWords } from "@/lib/venue/words/whereabouts";
import { asCase } from "../rules/as-case";
import type { StoredEvent, SuggestedTimes } from "../rules/events";
import { moveInRoom } from "../rules/move-in-room";
import type { NextMove } from "../rules/next-move";
import { bookedNow, placeOf } from "../rules/place-of";
import { otherSide, SIDES, type Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { decidedAt } from "../rules/story";
import { isComing } from "../rules/waiting";
import { describeNextMove } from "../words/next-move";
import type { NextMoveWords } from "../words/next-move-words";
import { type FoundResult, foundWords } from "./found-words";

/** A player as the opponent sees them, with contact details only while the two are opponents. */
export type MatchPlayer = {
  readonly name: string;
  readonly email?: string;
  /** Beside a player whose email isn't shown. */
  readonly hasEmail?: boolean;
  readonly phone?: string | null;
  /** The player's username on the site of an online season; null until they've given it. */
  readonly handle?: string | null;
  /** Did they prove that the account is theirs? */
  readonly isProven?: boolean;
  /** Have they left the division since? */
  readonly hasLeft?: boolean;
};

/** What a player's match page needs to know of the match. */
export type MatchSceneFacts = {
  readonly id: string;
  readonly side: Side;
  readonly home: MatchPlayer;
  readonly away: MatchPlayer;
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: Zone;
    readonly office: string;
    readonly contactEmail: string;
  };
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string; readonly isForMinors: boolean };
  readonly stage: Pick<MatchSlot, "format">;
  readonly round: { readonly number: number; readonly of: number; readonly opensAt: Instant };
  /** Its number within the round. */
  readonly number: number;
  /** What is booked for the agreed time, and where; left out or null if nothing is. */
  readonly booking?:
    | (Pick<Reserved, "table" | "board"> & {
        readonly startsAt: Instant;
        readonly endsAt: Instant;
        readonly venue: Venue | null;
      })
    | null;
  /** Where the season books. */
  readonly venue?: Venue | null;
  readonly rules: RulePack;
  readonly events: readonly StoredEvent[];
  /** The games that have started in its room, in order; none once the match is reported. */
  readonly games?: readonly StartedGame[];
  /** Both have played a game that counts there. */
  readonly haveBothPlayed?: boolean;
  readonly state: MatchState;
  /** Times that each side suggested and at which the venue has closed since. */
  readonly closedTimes?: SuggestedTimes;
  /** Its double forfeit waits for the director. */
  readonly isHeld?: boolean;
  /** Its season is archived, so nothing changes anymore. */
  readonly isArchived?: boolean;
  /** A later match of its bracket has been played, so a correction can't change who won. */
  readonly isWinnerFixed?: boolean;
  /** What was found of it, in a list of matches. Its own page has more of it. */
  readonly found?: FoundResult;
  /** How many times the reader has given notice within a year. */
  readonly noticesGiven?: number;
};

type Venue = { readonly name: string } & Whereabouts;

/** A match with everything its page is drawn from: who reads, when, where, and whose move it is. */
export type MatchScene = MatchSceneFacts & {
  readonly now: Instant;
  /** The organization's IANA zone. */
  readonly zone: Zone;
  readonly opponent: MatchPlayer;
  /** Which match of which round of its stage. */
  readonly slot: MatchSlot;
  /** Full names, and the short names this page uses. */
  readonly full: Pair;
  readonly names: Pair;
  /** The opponent's short name. */
  readonly them: string;
  /** The opponent has no account, because the office entered them without an email or they deleted it. */
  readonly hasNoAccount: boolean;
  readonly move: NextMove;
  /** How far its games are in the match room; null if none has started, or none can go on there. */
  readonly room: RoomStage | null;
  /** The round hasn't opened and no one has done anything yet. */
  readonly isComing: boolean;
};

/** The scene of a match for one of its players at one moment. */
export function setScene(match: MatchSceneFacts, now: Instant): MatchScene {
  const { side, isArchived = false } = match;
  const current = asCase(match.state, now);
  const state = isArchived ? { ...current, correctBy: null } : current;
  const full = namesOf(match);
  const names = shortNames(full);
  return {
    ...match,
    state,
    now,
    zone: match.organization.timeZone,
    opponent: match[otherSide(side)],
    slot: {
      format: match.stage.format,
      number: match.round.number,
      of: match.round.of,
      match: match.number,
    },
    full,
    names,
    them: names[otherSide(side)],
    hasNoAccount: !isReached(match[otherSide(side)]),
    ...moveInRoom({ ...match, state }, now),
    isComing: isComing({ ...match, state }, now),
  };
}

function isReached({ email, hasEmail: has = true }: MatchPlayer): boolean {
  return email === undefined ? has : hasEmail(email);
}

/** What is reserved for the agreed time of a match: the table, and the board; null if nothing is booked. */
export function reservedFor(scene: MatchScene) {
  const { zone } = scene;
  const booking = bookedNow(scene);
  const place = placeOf(scene);
  if (!booking || !place) return null;
  const reserved = { place: place.name, table: booking.table, board: booking.board };
  return {
    at: booking.startsAt,
    table: reserved.table,
    where: reservedVenue(reserved),
    board: reservedBoard(reserved, time(booking.endsAt, zone)),
  };
}

/** The venue of a match, to say how to get there; null online, at a place of the league's own, and without an address. */
export function whereaboutsOf(match: Pick<MatchScene, "booking" | "venue" | "state" | "rules">) {
  const isThere = match.rules.venue.kind !== "online" && match.state.fixedPlace === null;
  const place = placeOf(match);
  return isThere && place && whereaboutsWords(place) ? place : null;
}

/** The players of a match who have left the division since. */
export function whoLeft(match: Pick<MatchSceneFacts, Side>): readonly Side[] {
  return SIDES.filter((side) => match[side].hasLeft);
}

/** The words of a match for its player, the same on every page. */
export function sceneWords(scene: MatchScene): NextMoveWords {
  const { move, room, state, side, full, zone, now, rules, slot, events, isHeld, hasNoAccount, found } =
    scene;
  const own = describeNextMove(move, state, {
    side,
    you: full[side],
    opponent: full[otherSide(side)],
    zone,
    now,
    rules,
    slot,
    decidedAt: decidedAt(events),
    hasNoAccount,
    room,
    ...(isHeld && { isHeld }),
    gone: whoLeft(scene),
    reservedWhere: reservedFor(scene)?.where ?? null,
  });
  return found && !room ? foundWords(found, scene) : own;
}
