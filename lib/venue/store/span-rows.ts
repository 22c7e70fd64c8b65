import { Prisma } from "@/lib/db/generated/client";
import { instantFrom } from "@/lib/shared/instant";
import type { Span } from "../rules/spans";

/** A span as JSON has it. */
export type SpanRow = { readonly from: string; readonly until: string };

/** The spans of all rows, in order, as one JSON list. */
export function spansAsJson(from: Prisma.Sql, until: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(json_agg(json_build_object('from', ${from}, 'until', ${until}) ORDER BY ${from}), '[]')`;
}

export function toSpan({ from, until }: SpanRow): Span {
  return { from: instantFrom(from), until: instantFrom(until) };
}
