/** How many tests ran, and how they ended. A part without tests that fails counts as one failed. */
export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 };

export function addUp(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    NONE,
  );
}

/** The last line of `npm test`. */
export function makeCountLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** What vitest's JSON reporter writes, as far as we read it. */
export type VitestReport = {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
};

/** A test file that cannot even be loaded has no failed test, but the run has failed. */
export function countVitest(report: VitestReport): Count {
  return {
    passed: report.numPassedTests,
    failed: report.success ? 0 : Math.max(report.numFailedTests, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON reporter writes, as far as we read it. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

/** Which story took longest: alone none takes a minute. */
export function makeSlowestLine({ suites = [] }: PlaywrightReport): string {
  const [slowest] = listStories(suites).sort((a, b) => b.ms - a.ms);
  return slowest
    ? `The longest browser test took ${(slowest.ms / 1000).toFixed(1)} s: ${slowest.title}`
    : "No browser test ran.";
}

function listStories(suites: readonly PlaywrightSuite[]): { readonly title: string; readonly ms: number }[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, ms: duration }))),
    ),
    ...listStories(inner),
  ]);
}

/** A flaky story has passed in the end. An error outside every story fails the run. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  };
}
