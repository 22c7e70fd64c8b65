import type { Money } from "./amount";

/** By when a fee is to be paid. Neither stops a registration: publishing the schedule asks about who owes it. */
export const DUE_BY = ["registration", "publication"] as const;
export type DueBy = (typeof DUE_BY)[number];

/** What a season costs. */
export type Fee = {
  /** "Intramural pass" */
  readonly name: string;
  /** Null: the note says what it costs. */
  readonly money: Money | null;
  readonly due: DueBy;
  /** Where and how to pay. */
  readonly whereToPay: string | null;
};
