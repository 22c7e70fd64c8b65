import { advanceBracket } from "../knockout/advance-bracket";
import type { BracketRow, BracketSoFar } from "../rules/bracket-steps";

/** The bracket after these steps, in memory; the store does the same in the database. */
export function takeSteps(so: BracketSoFar): BracketSoFar {
  const steps = advanceBracket(so);
  if (!steps.ok) throw new Error(`The bracket was refused: ${steps.refusal}`);
  if (steps.value.length === 0) return so;
  const rows = new Map(so.rows.map((row) => [row.id, row]));
  for (const step of steps.value) {
    const id = step.type === "pair" ? `${step.round}-${step.number}` : step.id;
    const before = rows.get(id);
    if (step.type === "take-away") {
      if (before) rows.set(id, { ...before, status: "void", outcome: null, isTakenAway: true });
      continue;
    }
    const row: BracketRow = {
      id,
      round: step.round,
      number: step.number,
      homeEntryId: step.home,
      awayEntryId: step.away,
      status: "open",
      outcome: null,
      isTakenAway: false,
    };
    rows.set(id, row);
  }
  return takeSteps({ ...so, rows: [...rows.values()] });
}
