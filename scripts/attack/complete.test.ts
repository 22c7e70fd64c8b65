import { expect, test } from "vitest";
import { findGaps } from "./complete";
import { listActions } from "./list-actions";
import { listRoutes } from "./list-routes";

test("every address and server action is in the table", () => {
  expect(findGaps()).toEqual([]);
});

test("the lists are read from the code", () => {
  expect(listRoutes()).toContainEqual({ pattern: "/desk/[org]/matches/[id]", kind: "page" });
  expect(listRoutes()).toContainEqual({ pattern: "/api/bounces", kind: "route" });
  expect(listActions()).toContainEqual({ file: "lib/match/actions/match.ts", name: "approveReport" });
});
