import type { Misfit, StageFormat } from "../format";
import type { KnockoutRules } from "./rules";

/** A knockout is the only stage, or follows a round robin or groups. */
export function knockoutMisfits(
  { qualifiers, seeding }: KnockoutRules,
  before: StageFormat | undefined,
): readonly Misfit[] {
  if (!before) return standingAlone(qualifiers, seeding);
  if (before.advanceBy === null)
    return [{ setting: "format", message: "Only a round robin or groups can feed a knockout." }];
  return [
    ...qualifierMisfits(qualifiers, before),
    ...(seeding === "standings"
      ? []
      : [
          {
            setting: "seeding",
            message: "After a stage with standings, players are seeded by the standings.",
          },
        ]),
  ];
}

function standingAlone(
  qualifiers: KnockoutRules["qualifiers"],
  seeding: KnockoutRules["seeding"],
): readonly Misfit[] {
  return [
    ...(qualifiers === null
      ? []
      : [
          {
            setting: "qualifiers",
            message: "Everyone plays in the first stage, so no one qualifies for it.",
          },
        ]),
    ...(seeding === "standings"
      ? [
          {
            setting: "seeding",
            message: "There are no standings before the first stage. Seed by lot or by registration.",
          },
        ]
      : []),
  ];
}

function qualifierMisfits(qualifiers: number | null, { advanceBy }: StageFormat): readonly Misfit[] {
  if (advanceBy === "own") {
    return qualifiers === null
      ? []
      : [{ setting: "qualifiers", message: "The groups decide how many players advance." }];
  }
  return qualifiers === null
    ? [{ setting: "qualifiers", message: "Enter how many players advance to the knockout." }]
    : [];
}
