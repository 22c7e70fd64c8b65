import { firstLoadTable, measureFirstLoads } from "../scripts/next/first-load.ts";
import { expect, test } from "./fixtures.ts";

test("no page of the build loads more than its budget", () => {
  const loads = measureFirstLoads();
  expect(loads.length).toBeGreaterThan(40);
  const large = loads.filter(({ above, budget }) => above > budget);
  expect(
    large.map(({ page }) => page),
    firstLoadTable(loads),
  ).toEqual([]);
});
