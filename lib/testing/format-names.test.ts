import { expect, test } from "vitest";
import { comparesFormat } from "../../scripts/measure/format-names";
import { isTest, readSources } from "../../scripts/source/files";

const FORMATS = ["round-robin", "knockout", "groups"];

/** Formats are in lib/stages and in their own folders in components/stages; all other code asks them. */
const MAY_COMPARE =
  /^lib\/stages\/|^components\/stages\/(round-robin|knockout|groups)\/|^lib\/db\/generated\//;

test("only the stages compare the names of formats; everybody else asks the format", () => {
  const sources = readSources(["app", "components", "lib", "prisma", "scripts"]).filter(
    ({ path }) => !isTest(path) && !MAY_COMPARE.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => comparesFormat(file, FORMATS)).map(({ path }) => path)).toEqual([]);
});
