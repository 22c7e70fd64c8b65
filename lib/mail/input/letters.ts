import { z } from "zod";
import { prose, text } from "@/lib/shared/form-fields";
import { readAudience } from "../rules/audience";
import { MOST_LETTERS } from "../rules/most-letters";
import { REMINDER_HOURS } from "../rules/reminder-hours";

/** When reminders come: at the league's times, at the player's own, or never. */
export const REMINDER_WISHES = ["usual", "own", "off"] as const;
export type ReminderWish = (typeof REMINDER_WISHES)[number];

/** A field that occurs several times, one value per line, as `typedIn` passes it on. */
const lines = z
  .string()
  .default("")
  .transform((typed) => typed.split("\n").filter(Boolean));

export const letterChoicesInput = z
  .object({
    reminders: z.enum(REMINDER_WISHES, "Choose when you’d like to be reminded."),
    hours: lines.transform((hours) => REMINDER_HOURS.filter((each) => hours.includes(String(each)))),
    digest: z.literal("yes").optional(),
  })
  .refine(({ reminders, hours }) => reminders !== "own" || hours.length > 0, {
    path: ["hours"],
    message: "Check at least one time before the deadline.",
  })
  .transform(({ reminders, hours, digest }) => ({
    wantsReminders: reminders !== "off",
    remindHours: reminders === "own" ? hours : [],
    wantsDigest: digest === "yes",
  }));

export const offInput = z.object({ token: z.string().min(1).max(100) });
/** One email, or as many as the operator's page shows. */
export const retryLettersInput = z.object({
  letterId: lines.pipe(z.array(z.uuid()).min(1).max(MOST_LETTERS)),
});

/** What a director writes, and to whom. The nonce is made with the page, so a form sent twice sends one email. */
export const writeInput = z.object({
  org: z.string().min(1),
  season: z.string().min(1),
  division: z.string().min(1),
  to: z.string().refine((typed) => readAudience(typed) !== null, "Choose who gets the email."),
  subject: text(120, "Add a subject."),
  words: prose(4_000, "Write a message."),
  nonce: z.uuid(),
  /** Preview it, go back to the form, or send what was previewed. */
  step: z.enum(["look", "change", "send"]).default("look"),
});
export type WriteInput = z.output<typeof writeInput>;
