import { expect, test } from "vitest";
import { addUp, countPlaywright, countVitest, makeCountLine, makeSlowestLine } from "./count";

const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };

test("the last line adds up both runners", () => {
  expect(makeCountLine(addUp([countVitest(vitest), countPlaywright(playwright)]))).toBe(
    "9 passed, 0 failed, 2 skipped",
  );
});

test.each([
  {
    why: "failed tests count",
    count: countVitest({ ...vitest, success: false, numFailedTests: 2 }),
    failed: 2,
  },
  {
    why: "a file that can't be loaded counts as one failed test",
    count: countVitest({ ...vitest, success: false }),
    failed: 1,
  },
  {
    why: "a failed browser test counts",
    count: countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }),
    failed: 1,
  },
  {
    why: "a failed setup counts",
    count: countPlaywright({ ...playwright, errors: ["no server"] }),
    failed: 1,
  },
])("$why", ({ count, failed }) => {
  expect(count.failed).toBe(failed);
});

test("the longest browser test is named, wherever it is", () => {
  const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });
  const suites = [{ specs: [spec("short", 900)], suites: [{ specs: [spec("long", 12_340)] }] }];
  expect(makeSlowestLine({ ...playwright, suites })).toBe("The longest browser test took 12.3 s: long");
  expect(makeSlowestLine(playwright)).toBe("No browser test ran.");
});

test("no tests at all", () => {
  expect(makeCountLine(addUp([]))).toBe("0 passed, 0 failed");
});
