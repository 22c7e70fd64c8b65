import { ask, type Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { isLetIn, type Outcome, type Role, turnedAway } from "./doors.ts";
import { addressOf, ROUTES, type RouteRow } from "./expected/routes.ts";
import { check, type Findings } from "./findings.ts";
import { foreignIds } from "./foreign.ts";
import { outcomeOf } from "./outcome.ts";
import type { Cookies } from "./sign-in.ts";
import { readsOf, type World } from "./world.ts";

type Cell = { readonly path: string; readonly role: Role; readonly expected: Outcome; readonly what: string };

/** Every address with own and foreign ids, as every role. */
export async function attackRoutes(
  target: Target,
  world: World,
  { roles, cookies, findings }: { roles: readonly Role[]; cookies: Cookies; findings: Findings },
): Promise<void> {
  const cells = ROUTES.flatMap((row) => cellsOf(row, world, roles));
  await inBatches(cells, async ({ path, role, expected, what }) => {
    const reply = await ask(target, { path, headers: { cookie: cookies(role) } });
    const got = outcomeOf(reply);
    check(
      findings,
      got === expected,
      () => `GET ${path} as ${role} (${what}): ${got} (${reply.status}), expected ${expected}`,
    );
  });
}

function cellsOf(row: RouteRow, world: World, roles: readonly Role[]): readonly Cell[] {
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
        // With a single id the foreign address is simply home to them.
        .filter((role) => isMixed || (row.door !== "anyone" && !role.includes("elsewhere")))
        .map((role) => ({
          path: address(mixed),
          role,
          expected: foreignOf(row, role),
          what: `foreign ${name}`,
        })),
    ),
  ];
}

function expectedOf({ door, shows = "ok", but = {} }: RouteRow, role: Role): Outcome {
  return but[role] ?? (isLetIn(door, role) ? shows : turnedAway(role));
}

function foreignOf({ door, foreign = "absent" }: RouteRow, role: Role): Outcome {
  return door === "anyone" ? foreign : turnedAway(role);
}
