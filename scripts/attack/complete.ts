import { ACTIONS } from "./expected/actions.ts";
import { ROUTES } from "./expected/routes.ts";
import { listActions } from "./list-actions.ts";
import { listRoutes } from "./list-routes.ts";

/** What's in the code but not in the table, and the other way around. Empty if they match. */
export function findGaps(): readonly string[] {
  return [
    ...gaps(
      "address",
      listRoutes().map(({ pattern }) => pattern),
      ROUTES.map(({ pattern }) => pattern),
    ),
    ...gaps(
      "action",
      listActions().map(({ name }) => name),
      ACTIONS.map(({ name }) => name),
    ),
  ];
}

function gaps(kind: string, code: readonly string[], table: readonly string[]): readonly string[] {
  return [
    ...code.filter((each) => !table.includes(each)).map((each) => `The ${kind} ${each} isn't in the table.`),
    ...table
      .filter((each) => !code.includes(each))
      .map((each) => `The ${kind} ${each} is in the table but not in the code.`),
  ];
}
