import { fullCalendarDay } from "@/lib/season/words/seasons";
import { list } from "@/lib/shared/text";
import { type AgeRule, ageDay } from "../rules/age-limit";
import type { ImportDivision, ImportFate, ImportRefusal, PlannedRow } from "../rules/plan-import";
import { HANDLE_TAKEN } from "./entry-refusals";
import { HANDLE_REFUSAL_SENTENCES } from "./refusals";

/** What the sentences about an import are about. */
export type ImportFacts = {
  readonly divisions: readonly Pick<ImportDivision, "name" | "underAge">[];
  readonly age: AgeRule;
};

const REFUSALS: Record<ImportRefusal, (planned: PlannedRow, facts: ImportFacts) => string> = {
  "division-missing": (_, { divisions }) => `Name the division: ${divisionNames(divisions)}.`,
  "division-unknown": ({ division }, { divisions }) =>
    `There is no division ${division}. Use ${divisionNames(divisions)}.`,
  twice: ({ division }) => `This address is listed twice for ${division}. The first row counts.`,
  "already-paired": ({ division }) => `The pairings of ${division} are published.`,
  "has-left": ({ division }) => `Left ${division}. To bring them back, add them by hand.`,
  "was-removed": ({ division }) => `Was removed from ${division}. To bring them back, add them by hand.`,
  "not-on-list": () => `Not on the list of people who can play. ${EXCEPTION_FIRST}`,
  "list-expired": () => `The list doesn’t count for them anymore. ${EXCEPTION_FIRST}`,
  "not-in-group": () => `Their campus sign-in doesn’t name a group that can play. ${EXCEPTION_FIRST}`,
  "group-expired": () =>
    `Their last campus sign-in is too long ago. They have to sign in again. ${EXCEPTION_FIRST}`,
  "held-unpaid": () => `Has something to pay. ${LIFT_FIRST}`,
  "held-suspended": () => `Suspended. ${LIFT_FIRST}`,
  "birth-date-missing": ({ division }) => `Add the date of birth: ${division} has an age limit.`,
  "birth-date-unlikely": () => "Check the year of birth.",
  "too-old": ({ division }, { divisions, age }) =>
    `Too old: ${division} is for players younger than ${ageLimit(division, divisions)} on ${fullCalendarDay(ageDay(age))}.`,
  "handle-taken": () => HANDLE_TAKEN,
  "handle-missing": () => "Add the username: this season is played online.",
  "chess-com-shape": () => HANDLE_REFUSAL_SENTENCES["chess-com-shape"],
  "lichess-shape": () => HANDLE_REFUSAL_SENTENCES["lichess-shape"],
};

const EXCEPTION_FIRST = "Grant an exception on the season’s page “Who can play” first.";
const LIFT_FIRST = "Lift the hold on the season’s page “Who can play” first.";

const FATES: Record<Exclude<ImportFate["kind"], "refused">, string> = {
  enter: "Will be added",
  wait: "Will be added to the waitlist: no spots are left",
  "in-already": "Already in",
  "left-out": "Skipped, as the file says",
};

/** What becomes of a row, in a sentence. */
export function importSentence(planned: PlannedRow, facts: ImportFacts): string {
  const { fate } = planned;
  return fate.kind === "refused" ? REFUSALS[fate.refusal](planned, facts) : `${FATES[fate.kind]}.`;
}

function divisionNames(divisions: ImportFacts["divisions"]): string {
  return list(
    divisions.map(({ name }) => name),
    "or",
  );
}

function ageLimit(name: string, divisions: ImportFacts["divisions"]): number | null {
  return divisions.find((division) => division.name === name)?.underAge ?? null;
}
