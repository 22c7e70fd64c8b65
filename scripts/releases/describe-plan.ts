import type { Plan } from "./plan.ts";

/** Describes a plan to the person who is about to upgrade. */
export function describePlan({ from, to, migrations, actionsGone, obstacles }: Plan): string {
  return [
    from ? `From ${from} to ${to}.` : `${to}, the first release here.`,
    ...describeMigrations(migrations),
    ...(actionsGone.length > 0
      ? [
          `Forms that no longer exist: ${actionsGone.join(", ")}. People who have one open get a page that keeps what they typed.`,
        ]
      : ["All open forms will still be accepted."]),
    ...(obstacles.length > 0 ? ["", "Before upgrading:", ...obstacles.map((each) => `  - ${each}`)] : []),
  ].join("\n");
}

function describeMigrations(migrations: Plan["migrations"]): string[] {
  if (migrations.length === 0) return ["The database doesn't change."];
  const isAdding = migrations.every(({ removals }) => removals.length === 0);
  return [
    `${migrations.length} migration(s) to apply${isAdding ? ", which only add" : ""}:`,
    ...migrations.flatMap(({ name, removals }) => [
      `  ${name}`,
      ...removals.map((each) => `    removes: ${each}`),
    ]),
  ];
}
