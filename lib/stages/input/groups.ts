const FIELD = /^group:([0-9a-f-]{36})$/;
const MOST_GROUPS = 100;

/** The form field for a player's group. */
export function groupField(entryId: string): string {
  return `group:${entryId}`;
}

/** The groups as the director made them: the entries' ids in the order of the form. Empty groups are left out. */
export function readGroups(typed: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const [field, value] of Object.entries(typed)) {
    const entryId = FIELD.exec(field)?.[1];
    const number = Number(value);
    if (!entryId || !Number.isInteger(number) || number < 1 || number > MOST_GROUPS) continue;
    groups[number - 1] = [...(groups[number - 1] ?? []), entryId];
  }
  return groups.filter((group) => group !== undefined);
}
