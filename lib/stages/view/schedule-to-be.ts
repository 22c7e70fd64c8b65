import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";

/** What the director tries out before publishing, from the address. */
export type Asked = {
  readonly firstDay?: string;
  readonly session?: string;
  readonly sessionPlace?: string;
};

/** A schedule preview: for whom, at which moment, and with which choices. */
export type ScheduleToBe = {
  readonly season: SeasonFacts;
  readonly division: string;
  /** Names in the order of registration. */
  readonly players: readonly string[];
  /** Their entries, in the same order; a playoff doesn't need them. */
  readonly ids?: readonly string[];
  readonly asked: Asked;
  readonly now: Instant;
};
