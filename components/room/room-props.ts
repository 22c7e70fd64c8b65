import type { Pair } from "@/lib/people/words/names";
import type { RoomFacts } from "./room-link";

/** What the page of a room gives each of its uses. */
export type RoomProps = {
  readonly facts: RoomFacts;
  /** Short names. */
  readonly names: Pair;
  /** "Round 4". */
  readonly title: string;
  /** "until Mon, Nov 23, 11:59 pm CST": the match's deadline. */
  readonly until: string;
  readonly rulesHref: string;
  /** How many events of the match the page shows. */
  readonly seen: number;
};
