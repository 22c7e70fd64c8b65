import type { Side } from "@/lib/match/rules/sides";
import type { RoomUse } from "@/lib/paths/match";
import type { Pair } from "@/lib/people/words/names";
import type { MatchOfGames } from "@/lib/room/rules/context";
import type { PlacedEvent } from "@/lib/room/rules/cursor";
import type { Instant, Zone } from "@/lib/shared/instant";

export type RoomFacts = {
  readonly matchId: string;
  readonly side: Side;
  readonly match: MatchOfGames;
  /** The other player has reported the result, and this one has yet to answer. */
  readonly hasToAnswer: boolean;
  readonly events: readonly PlacedEvent[];
  /** The server's time when it drew the page. */
  readonly now: Instant;
};

/** What the page of a room gives each of its uses. */
export type RoomProps = {
  readonly facts: RoomFacts;
  /** Short names. */
  readonly names: Pair;
  /** "Amara vs. Theo" */
  readonly title: string;
  /** "until Sunday, 11:59 pm": the match's deadline. */
  readonly until: string;
  readonly rulesHref: string;
  /** The organization's. Left out in rooms that an earlier release kept. */
  readonly zone?: Zone;
  /**
   * When a player who's there can claim that the other didn't come; null without an agreed time. Left out in rooms that an
   * earlier release kept.
   */
  readonly noShowFrom?: Instant | null;
  /** The office's email address. */
  readonly contactEmail: string;
  /** How many events of the match the page shows. */
  readonly seen: number;
};

/** A room as a device keeps it. */
export type KeptRoom = RoomProps & {
  readonly use: RoomUse;
  /** When it was kept, by the device's time in milliseconds. */
  readonly keptAt: number;
};
