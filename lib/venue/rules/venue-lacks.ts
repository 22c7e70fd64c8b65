import type { OpeningHours } from "./opening-hours";

export type VenueLack = "opening hours" | "tables";

/** What a venue still needs before a match can be booked there. Hours on a few dates are enough. */
export function lacksOf({
  hours: { weekly, exceptions },
  tables,
}: {
  readonly hours: OpeningHours;
  readonly tables: readonly unknown[];
}): readonly VenueLack[] {
  const opens = weekly.length > 0 || exceptions.some(({ hours }) => hours !== null);
  return [...(opens ? [] : ["opening hours" as const]), ...(tables.length > 0 ? [] : ["tables" as const])];
}
