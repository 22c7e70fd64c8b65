import { ACTIONS } from "./expected/actions.ts";
import { ROUTES } from "./expected/routes.ts";
import { listActions } from "./list-actions.ts";
import { listRoutes } from "./list-routes.ts";

/** What the code has and the table does not, and the other way round; empty where both say the same. */
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
    ...code.filter((each) => !table.includes(each)).map((each) => `The ${kind} ${each} has no expectation.`),
    ...table
      .filter((each) => !code.includes(each))
      .map((each) => `The ${kind} ${each} is gone from the code.`),
  ];
}
