import { z } from "zod";
import type { Scope } from "../rules/scopes";

// What a command of the API is made of. Each becomes the form of a page, so the page's own action checks and does it. A
// field of the form is text, or a list of texts.

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** A command: what it needs, and the form it becomes. */
export type Command<Body extends z.ZodType = z.ZodType> = {
  readonly summary: string;
  readonly scope: Scope;
  readonly body: Body;
  readonly fields: (body: z.output<Body>) => FormFields;
};

export const command = <Body extends z.ZodType>(
  scope: Scope,
  summary: string,
  body: Body,
  fields: (body: z.output<Body>) => FormFields,
): Command<Body> => ({ scope, summary, body, fields });

const season = z.string().max(80).meta({ description: "The season’s address, like `fall-2026`." });
const division = z.string().max(80).meta({ description: "The division’s address, like `open`." });
export const seen = z
  .string()
  .max(100)
  .meta({ description: "The version you saw. If it’s no longer current, nothing is done." });
export const day = z.string().max(20).meta({ description: "A calendar day, like `2026-11-16`." });
export const localTime = z
  .string()
  .max(30)
  .meta({ description: "A time on the organization’s clocks, like `2026-11-16T21:00`." });
export const words = z.string().max(4_000);
export const line = z.string().max(200);
export const matchId = z.string().max(40);
export const entryId = z.string().max(40);
export const number = z.int().min(0).max(100_000);

export const ofSeason = { season };
export const ofDivision = { season, division };
export const ofMatch = { matchId, seen };

/** The texts of a body, as they are. */
export const asTyped = (body: Readonly<Record<string, string | number | null | undefined>>): FormFields =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? "" : String(value)]],
    ),
  );

/** What an Idempotency-Key can be. */
export const idempotencyKey = z
  .string()
  .max(255)
  .regex(/^[!-~]+$/)
  .meta({
    description:
      "A key you make up from visible ASCII characters. For 24 hours, the same request with the same key is done only once.",
  });

export const publicNames = z.enum(["full", "initial", "number"]);
export const reason = words.meta({ description: "Others read it, as on the page." });
