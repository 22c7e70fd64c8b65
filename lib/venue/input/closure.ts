import { z } from "zod";
import { localTime, seen, text } from "@/lib/shared/form-fields";

/** The most days a closure can last, and deadlines can move. */
export const MOST_CLOSED_DAYS = 28;

const DAYS_MISSING = `Enter a number of days from 0 to ${MOST_CLOSED_DAYS}.`;

const closure = z.object({
  org: z.string().min(1),
  /** A venue's slug; empty: all of them. */
  venue: z.string().default(""),
  from: localTime,
  until: localTime,
  days: z.coerce
    .number(DAYS_MISSING)
    .int(DAYS_MISSING)
    .min(0, DAYS_MISSING)
    .max(MOST_CLOSED_DAYS, DAYS_MISSING),
  next: z.enum(["stay", "move"], "Choose whether the next rounds move."),
  reason: text(120, "Enter a reason, like Snow. Players read it."),
});

type Closure = z.output<typeof closure>;

const isInOrder = ({ from, until }: Closure) => from < until;
const isShort = ({ from, until }: Closure) =>
  Date.parse(`${until}Z`) - Date.parse(`${from}Z`) <= MOST_CLOSED_DAYS * 86_400_000;
const NOT_IN_ORDER = { path: ["until"], message: "It has to end after it begins." };
const TOO_LONG = { path: ["until"], message: `A closure lasts at most ${MOST_CLOSED_DAYS} days.` };

/** What the director asks to see. */
export const closureQuery = closure.refine(isInOrder, NOT_IN_ORDER).refine(isShort, TOO_LONG);

export type ClosureQuery = z.output<typeof closureQuery>;

/** `seen`: the version of the effect that the page showed. */
export const closeVenuesInput = closure
  .extend({ seen })
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(isShort, TOO_LONG);

export const reopenVenuesInput = z.object({ org: z.string().min(1), id: z.uuid() });
