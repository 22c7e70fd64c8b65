import { ask, type Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { ELSEWHERE, isLetIn, type Outcome, type Role, turnedAway } from "./doors.ts";
import { addressOf, ROUTES, type RouteRow } from "./expected/routes.ts";
import { check } from "./findings.ts";
import { foreignIds } from "./foreign.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import { readsOf, type World } from "./world.ts";

type Cell = { readonly path: string; readonly role: Role; readonly expected: Outcome; readonly what: string };

/** Tries every address with own and foreign ids, as every role. */
export async function attackRoutes(
  target: Target,
  world: World,
  { roles, isShort, cookies, findings }: Plan,
): Promise<void> {
  const cells = ROUTES.flatMap((row) => cellsOf(row, world, { roles, isShort }));
  await inBatches(cells, async ({ path, role, expected, what }) => {
    const reply = await ask(target, { path, headers: { cookie: cookies(role, world.match) } });
    const got = outcomeOf(reply);
    check(
      findings,
      got === expected,
      () => `GET ${path} as ${role} (${what}): ${got} (${reply.status}), expected ${expected}`,
    );
  });
}

/** In the short form, only roles that the door lets in try foreign ids. The others get no further than the door. */
function cellsOf(
  row: RouteRow,
  world: World,
  { roles, isShort }: Pick<Plan, "roles" | "isShort">,
): readonly Cell[] {
  const { ids } = world.home;
  const address = (some: typeof ids) => addressOf(row, some);
  const foreign = foreignIds(ids, world, readsOf(address));
  const own = roles.map((role) => ({
    path: address(ids),
    role,
    expected: expectedOf(row, role),
    what: "own ids",
  }));
  const isMixed = foreign.length > 1;
  return [
    ...own,
    ...foreign.flatMap(({ name, ids: mixed }) =>
      roles
        // If the address has a single id, the foreign address is simply their home.
        .filter((role) => isMixed || (row.door !== "anyone" && !ELSEWHERE.includes(role)))
        .filter((role) => !isShort || isLetIn(row.door, role))
        .map((role) => ({
          path: address(mixed),
          role,
          expected: foreignOf(row, role),
          what: `foreign ${name}`,
        })),
    ),
  ];
}

function expectedOf({ door, shows = "ok", but = {}, visitors }: RouteRow, role: Role): Outcome {
  return but[role] ?? (isLetIn(door, role) ? shows : turnedAway(door, role, visitors));
}

function foreignOf({ door, foreign = "absent", visitors }: RouteRow, role: Role): Outcome {
  return door === "anyone" ? foreign : turnedAway(door, role, visitors);
}
