import { z } from "zod";
import { isBlank, oneLine } from "./one-line";

/** What was typed, without NUL characters, which no keyboard sends and Postgres can't store. */
export function storable(typed: string): string {
  return typed.replaceAll("\0", "");
}

const tooLong = (most: number) => `Keep this under ${most} characters.`;

/** A single-line field, such as a name: it ends up in headers, calendars and files. */
export const text = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .overwrite(oneLine)
    .min(1, missing)
    .max(most, tooLong(most))
    .refine((words) => !isBlank(words), missing);

export const optionalText = (most: number) =>
  z.string().overwrite(oneLine).max(most, tooLong(most)).default("");

/** A field for sentences, with line breaks. */
export const prose = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, tooLong(most));

export const optionalProse = (most: number) => z.string().trim().max(most, tooLong(most)).default("");

export const tableId = z.uuid("This table doesn’t exist.");
export const matchId = z.uuid("This match doesn’t exist.");

export const userId = z.uuid();
export const entryId = z.uuid();
export const photoId = z.uuid();
export const closureId = z.uuid();

/**
 * The version of what was on the screen when the form was filled in, from `HiddenFields`. A page of an older release
 * doesn't have it; the empty version matches nothing, so the form is refused and the page shows the current state.
 */
export const seen = z.string().max(100).default("");

/** What `<input type="date">` sends: a calendar day, in years that instants and their order can represent. */
export const localDate = z.iso
  .date("Pick a date.")
  .refine((day) => day >= "2000" && day < "2200", "Pick a date between 2000 and 2199.");

/** What `<input type="datetime-local">` sends: wall-clock time in the organization's zone. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "Pick a date and time.")
  .refine((time) => localDate.safeParse(time.slice(0, 10)).success, "Pick a date and time.");

/** A slug: lowercase letters, digits, single hyphens. */
export const slug = z
  .string()
  .trim()
  .max(40, "Keep this under 40 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits, and hyphens, like fall-2026.");

/** Can this be a slug? Parts of an address come from outside and can be any text. */
export function isSlug(part: string): boolean {
  return slug.safeParse(part).success;
}
