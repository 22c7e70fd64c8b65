import { z } from "zod";
import { ratingSystem } from "../rules/reports/us-chess/rating-system";
import type { RatedBy } from "../rules/reports/us-chess/report";

/** What a director types for a report to US Chess, with a sentence for each thing that's wrong. */
const typed = z.object({
  affiliate: z.string().regex(/^A\d{7}$/, "An affiliate ID is the letter A and 7 digits."),
  director: z.string().regex(/^\d{8}$/, "The chief TD’s US Chess ID has 8 digits."),
  city: z.string().trim().min(1, "Type the city.").max(21, "Keep the city to 21 characters or fewer."),
  state: z.string().regex(/^[A-Z]{2}$/, "A state has two capital letters, such as IL."),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "A ZIP code has 5 digits, or 9 with a dash."),
  control: z.string().superRefine((control, context) => {
    const system = ratingSystem(control);
    if (!system.ok) context.addIssue({ code: "custom", message: CONTROL[system.refusal] });
  }),
});

const CONTROL = {
  unreadable: "Write the time control the way US Chess does, such as G/60;d5, G/90;+30 or 40/90,SD/30;d5.",
  blitz: "The files have no code for blitz. Enter these games on the US Chess website.",
} as const;

/** The name of the field for a player's US Chess ID: short, because all of them are in an address. */
export function memberField(entryId: string): string {
  return `id-${entryId.slice(-12)}`;
}

/** What was typed, or what's wrong with it, in sentences. */
export function readRatedBy(
  query: URLSearchParams,
  entryIds: readonly string[],
): { readonly by: RatedBy } | { readonly problems: readonly string[] } {
  const read = typed.safeParse(Object.fromEntries(query));
  const members = new Map(
    entryIds.flatMap((id) => {
      const member = query.get(memberField(id))?.trim();
      return member ? [[id, member] as const] : [];
    }),
  );
  const wrong = [...members.values()].filter((member) => !/^\d{8}$/.test(member));
  const problems = [
    ...(read.error?.issues.map(({ message }) => message) ?? []),
    ...wrong.map((member) => `${member.slice(0, 20)} isn’t a US Chess ID. It has 8 digits.`),
  ];
  if (!read.data || problems.length > 0) return { problems };
  const { control: timeControl, ...rest } = read.data;
  const system = ratingSystem(timeControl);
  if (!system.ok) return { problems: [CONTROL[system.refusal]] };
  return { by: { ...rest, timeControl, system: system.value, members } };
}
