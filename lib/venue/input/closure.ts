import { z } from "zod";
import { localTime, seen, text } from "@/lib/shared/form-fields";
import type { Zone } from "@/lib/shared/instant";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import type { ClosurePlan } from "../rules/closure-effect";

/** The most days a closure can last, and deadlines can move. */
export const MOST_CLOSED_DAYS = 28;

const DAYS_MISSING = `Enter a number of days from 0 to ${MOST_CLOSED_DAYS}.`;

const closure = z.object({
  org: z.string().min(1),
  /** A venue's slug; empty: everything on campus. */
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

type Times = Pick<z.output<typeof closure>, "from" | "until">;

const isInOrder = ({ from, until }: Times) => from < until;
const isShort = ({ from, until }: Times) =>
  Date.parse(`${until}Z`) - Date.parse(`${from}Z`) <= MOST_CLOSED_DAYS * 86_400_000;
const NOT_IN_ORDER = { path: ["until"], message: "It has to end after it begins." };
const TOO_LONG = { path: ["until"], message: `A closure lasts at most ${MOST_CLOSED_DAYS} days.` };

/** What the director asks to see. */
export const closureQuery = closure.refine(isInOrder, NOT_IN_ORDER).refine(isShort, TOO_LONG);

export type ClosureQuery = z.output<typeof closureQuery>;

/** What a program asks to see: the reason changes nothing about the effect. */
export const closurePreviewQuery = closure
  .omit({ reason: true })
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(isShort, TOO_LONG);

export type ClosurePreviewQuery = z.infer<typeof closurePreviewQuery>;

/** What was asked for, as instants. */
export function closurePlan(
  { from, until, days, next }: Times & Pick<ClosureQuery, "days" | "next">,
  zone: Zone,
): ClosurePlan {
  return {
    from: instantOfLocal(from, zone),
    until: instantOfLocal(until, zone),
    days,
    shiftsNext: next === "move",
  };
}

/** `seen`: the version of the effect that the page showed. */
export const closeVenuesInput = closure
  .extend({ seen })
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(isShort, TOO_LONG);

export const reopenVenuesInput = z.object({ org: z.string().min(1), id: z.uuid() });
