import type { SeasonStatus } from "@/lib/db/generated/client";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { RulePack } from "../input/rule-pack";
import type { SeasonBreak } from "../rules/breaks";

export type DivisionFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** An age division: its players are younger than this. Null means no age limit. */
  readonly underAge: number | null;
  /** How many can play; later players join the waitlist. Null: no limit. */
  readonly capacity: number | null;
  /** A division for minors: what the public reads of its players' names. Null: their full names. */
  readonly publicNames: "initial" | "number" | null;
};

export type SeasonFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: SeasonStatus;
  /** Calendar date, "2026-11-16". */
  readonly startsOn: string;
  /** The last day to register, as a calendar date of the organization's zone. Null: until the director closes it. */
  readonly registrationClosesOn: string | null;
  readonly organization: OrganizationFacts;
  readonly divisions: readonly DivisionFacts[];
  /** Is a division published? */
  readonly isPublished: boolean;
  readonly rules: RulePack;
  readonly rulePackId: string;
  readonly rulesVersion: number;
  /** The venue that books its matches; null if nothing is booked. */
  readonly venueId: string | null;
  /** Days without rounds, in order. */
  readonly breaks: readonly (SeasonBreak & { readonly id: string })[];
};
