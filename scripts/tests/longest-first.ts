import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that fill the demo, play whole seasons, or start many processes: short files that take longest. */
export const LONGEST: readonly string[] = [
  "scripts/local/fill.db.test.ts",
  "scripts/simulate/season.db.test.ts",
  "scripts/letters/send-through-faults.db.test.ts",
  "lib/jobs/found-law.db.test.ts",
];

/** Starts each project's longest files first, so that no processor has nothing to do while the last one runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }: TestSpecification) =>
        LONGEST.includes(relative(this.ctx.config.root, moduleId));
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
