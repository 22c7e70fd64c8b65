import { z } from "zod";

/** Text of a form: trimmed, and never longer than a page can show. */
export const text = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `Keep this under ${most} characters.`);

export const optionalText = (most: number) =>
  z.string().trim().max(most, `Keep this under ${most} characters.`).default("");

export const matchId = z.uuid("This match does not exist.");

export const userId = z.uuid();

/** What `<input type="datetime-local">` sends: wall-clock time in the organization's zone. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, "Pick a day and an hour.");

/** What `<input type="date">` sends. */
export const localDate = z.iso.date("Pick a day.");

export const emailAddress = z
  .email("Write an e-mail address, like amara@lakeside.example.")
  .trim()
  .toLowerCase();

/** The last part of an address: small letters, digits, single hyphens. */
export const slug = z
  .string()
  .trim()
  .max(40, "Keep this under 40 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and hyphens, like fall-2026.");
