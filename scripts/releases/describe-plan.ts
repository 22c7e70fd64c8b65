import type { Plan } from "./plan.ts";

/** A plan as somebody reads it who is about to upgrade. */
export function describePlan({ from, to, migrations, actionsGone, obstacles }: Plan): string {
  return [
    from ? `From ${from} to ${to}.` : `${to}, the first release here.`,
    ...describeMigrations(migrations),
    ...(actionsGone.length > 0
      ? [
          `Forms that are gone: ${actionsGone.join(", ")}. Who has one open gets a page that keeps what they typed.`,
        ]
      : ["Every form that is open now will still be accepted."]),
    ...(obstacles.length > 0 ? ["", "Before upgrading:", ...obstacles.map((each) => `  - ${each}`)] : []),
  ].join("\n");
}

function describeMigrations(migrations: Plan["migrations"]): string[] {
  if (migrations.length === 0) return ["The database stays as it is."];
  const isAdding = migrations.every(({ removals }) => removals.length === 0);
  return [
    `${migrations.length} migration(s) to apply${isAdding ? ", which only add" : ""}:`,
    ...migrations.flatMap(({ name, removals }) => [
      `  ${name}`,
      ...removals.map((each) => `    removes: ${each}`),
    ]),
  ];
}
