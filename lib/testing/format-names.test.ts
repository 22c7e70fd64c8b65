import { expect, test } from "vitest";
import { FORMATS } from "@/lib/stages/formats";
import { comparesFormat } from "../../scripts/measure/format-names";
import { isTest, readSources } from "../../scripts/source/files";

const NAMES = Object.keys(FORMATS);

/** Formats are in lib/stages and in their own folders in components/stages; all other code asks them. */
const MAY_COMPARE = new RegExp(`^lib/stages/|^components/stages/(${NAMES.join("|")})/|^lib/db/generated/`);

test("only the stages compare the names of formats; everyone else asks the format", () => {
  const sources = readSources(["app", "components", "lib", "prisma", "scripts"]).filter(
    ({ path }) => !isTest(path) && !MAY_COMPARE.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => comparesFormat(file, NAMES)).map(({ path }) => path)).toEqual([]);
});
