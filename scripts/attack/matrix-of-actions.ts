import type { Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { type Call, callAction } from "./call-action.ts";
import { ELSEWHERE, isLetIn, type Outcome, type Role, turnedAway } from "./doors.ts";
import type { ActionRow } from "./expected/action-row.ts";
import { ACTIONS } from "./expected/actions.ts";
import { check } from "./findings.ts";
import { changedTables, fingerprint } from "./fingerprint.ts";
import { foreignIds } from "./foreign.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import type { Ids } from "./world/id-names.ts";
import { readsOf, type World } from "./world.ts";

type Cell = { readonly call: Call; readonly role: Role; readonly expected: Outcome; readonly what: string };

/**
 * Tries every action with own and foreign ids, as every role. First come the requests that must change nothing,
 * and no row may change. Then come the roles that are let in, whose forms must be answered.
 */
export async function attackActions(target: Target, world: World, plan: Plan): Promise<void> {
  let before = await fingerprint();
  for (const row of ACTIONS) {
    await expectRefusals(target, world, row, plan);
    const after = await fingerprint();
    expectUnchanged(row, changedTables(before, after), plan);
    before = after;
  }
  for (const row of ACTIONS) await expectAnswers(target, world, row, plan);
}

async function expectRefusals(target: Target, world: World, row: ActionRow, plan: Plan): Promise<void> {
  const { cookies, findings } = plan;
  const match = world.matches.get(row.name);
  await inBatches(turnedAwayCells(row, world, plan), async ({ call, role, expected, what }) => {
    const reply = await callAction(target, call, cookies(role, match));
    const got = outcomeOf(reply);
    check(
      findings,
      got === expected,
      () => `${row.name} as ${role} (${what}): ${got} (${reply.status}), expected ${expected}`,
    );
  });
}

function expectUnchanged({ name }: ActionRow, changed: readonly string[], { findings }: Plan): void {
  check(
    findings,
    changed.length === 0,
    () => `${name}: a refused request changed rows of ${changed.join(", ")}`,
  );
}

/** Everything that must be refused: roles that aren't let in, and foreign ids, no matter who sends them. */
function turnedAwayCells(row: ActionRow, world: World, { roles, isShort }: Plan): readonly Cell[] {
  const ids = idsOf(row, world);
  const foreign = row.door === "anyone" ? [] : foreignIds(ids, world, readsOf(row.fields));
  const outside = roles.filter((role) => !isLetIn(row.door, role));
  const cell = (some: Ids, role: Role, what: string): Cell => ({
    call: { row, fields: row.fields(some), ids },
    role,
    expected: turnedAway(row.door, role),
    what,
  });
  return [
    ...outside.map((role) => cell(ids, role, "own ids")),
    ...foreign.flatMap(({ name, ids: mixed }) =>
      roles
        .filter((role) => foreign.length > 1 || !ELSEWHERE.includes(role))
        .filter((role) => !isShort || isLetIn(row.door, role))
        .map((role) => cell(mixed, role, `foreign ${name}`)),
    ),
  ];
}

/** A role that's let in must get an answer: it's done, or the page says why not. */
async function expectAnswers(target: Target, world: World, row: ActionRow, plan: Plan): Promise<void> {
  const ids = idsOf(row, world);
  for (const role of plan.roles.filter((each) => isLetIn(row.door, each))) {
    const call = { row, fields: row.fields(ids), ids };
    const reply = await callAction(target, call, plan.cookies(role, world.matches.get(row.name)));
    const got = outcomeOf(reply);
    check(
      plan.findings,
      got === "ok" || got === "moved",
      () => `${row.name} as ${role} (own ids): ${got} (${reply.status}), expected an answer`,
    );
  }
}

function idsOf({ name }: ActionRow, { home, matches }: World): Ids {
  return { ...home.ids, match: matches.get(name)?.id ?? home.ids.match };
}
