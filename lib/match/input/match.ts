import { z } from "zod";
import { localTime, matchId, optionalProse, prose, seen, tableId, text } from "@/lib/shared/form-fields";
import { CONTACT_MEANS, ENTRY_SOURCES, RULED_RESULTS } from "../rules/events";
import { SIDES } from "../rules/sides";
import { saysSomething } from "../rules/statement";
import { MATCH_REFUSAL_SENTENCES } from "../words/refusals";

// What people type on the match page and at the desk. Keys are the names of the form fields.

/** The times of one suggestion: those picked (instants) and those typed. Empty rows of the form are left out. */
export const proposeTimesInput = z.object({
  matchId,
  seen,
  picks: z.array(z.iso.datetime("That’s not a valid time.")).default([]),
  times: z
    .array(z.string())
    .transform((times) => times.filter(Boolean))
    .pipe(z.array(localTime)),
  note: optionalProse(300),
});
export const acceptTimeInput = z.object({ matchId, seen, time: z.iso.datetime("That’s not a valid time.") });
export const cancelTimeInput = z.object({ matchId, seen, reason: optionalProse(300) });
export const logContactInput = z.object({
  matchId,
  seen,
  means: z.enum(CONTACT_MEANS, "Choose how you tried to reach them."),
  triedAt: localTime,
  note: prose(500, "Say what happened, in a few words."),
});
const statement = prose(2000, MATCH_REFUSAL_SENTENCES["statement-missing"]);
/** What a player says in their own words: a claim, a contest, a correction, or more about a case. */
export const statementInput = z.object({
  matchId,
  seen,
  statement: statement.refine(saysSomething, MATCH_REFUSAL_SENTENCES["statement-too-short"]),
});
export const contestInput = statementInput.extend({ played: z.enum(["yes", "no"]).default("yes") });
/** A report's email confirms it; its key names the report. */
export const answerByEmailInput = z.object({ matchId, seen, answer: z.string().max(100) });
/** `table`: whose code was scanned; empty for the button on the match page. */
export const arriveInput = z.object({ matchId, seen, table: z.union([tableId, z.literal("")]).default("") });
/** `found`: which find of the league the form answers. */
export const foundInput = z.object({ matchId, seen, found: z.iso.datetime() });
/** The games that a player says count, by their ids at the site. */
export const pickFoundInput = foundInput.extend({
  picks: z
    .array(z.string().max(80), "Choose the games that count.")
    .min(1, "Choose the games that count.")
    .max(24),
});
export const rejectFoundInput = foundInput.extend({ statement: optionalProse(500) });
export const matchOnlyInput = z.object({ matchId, seen });

const org = z.string().min(1);
const reason = prose(2000, "Give a reason. Both players can read it.");
export const ruleInput = z.object({
  org,
  matchId,
  seen,
  result: z.enum(RULED_RESULTS, "Choose who wins the match."),
  score: z
    .string()
    .trim()
    .transform((score) => score.replace(/\s*[-–—−]\s*/, "-"))
    .pipe(z.string().regex(/^(\d(\.5)?-\d(\.5)?)?$/, "Enter the score like 2-1, or leave it empty."))
    .default(""),
  forfeit: z.literal("yes").optional(),
  reason,
  rule: text(200, "Name the rule this is based on."),
});
export const newDeadlineInput = z.object({ org, matchId, seen, deadline: localTime, reason });
export const recordStatementInput = z.object({
  org,
  matchId,
  seen,
  side: z.enum(SIDES, "Choose who said it."),
  statement,
});
export const voidInput = z.object({ org, matchId, seen, reason });

/** A result that the desk enters for both players; the games are parsed separately. */
export const enterResultInput = z.object({
  org,
  matchId,
  seen,
  source: z.enum(ENTRY_SOURCES, "Choose where the result comes from."),
  note: optionalProse(500),
});
