import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a test file can leave behind for the next one in the same process, or finds there: sharp keeps its fonts. */
const LEAVES_TRACES = /\bvi\.|\bprocess\.env\b|from "sharp"/;

/**
 * The test files that need modules of their own, as patterns: those that replace modules, clocks or settings. All others
 * share theirs, because loading the app takes longer than most tests.
 *
 * @param folders where to look, below `root`
 * @param isTest whether a file belongs to the project that asks
 */
export function testsAlone(
  root: string,
  folders: readonly string[],
  isTest: (file: string) => boolean,
): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => isTest(file) && LEAVES_TRACES.test(readFileSync(join(root, file), "utf8")))
    .map((file) => file.replace(/[[\]()]/g, "\\$&"));
}
