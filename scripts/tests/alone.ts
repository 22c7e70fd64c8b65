import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tests that draw with sharp, which one process can't load in a second thread. */
const DRAWS = /^lib\/match\/store\/photos\/|^lib\/sharing\/picture\/|^scripts\/icons\//;

/** Tests that break connections, or read what a process has counted or named since it began. */
const USES_PROCESS =
  /^lib\/db\/(behind-a-pooler|database-away|in-transaction|replica|sortable-id|statement-names)|^lib\/jobs\/measure-database/;

/** Tests that replace a module or change the environment for all modules of a process. */
const CHANGES_MODULES = /\bvi\.(mock|stubEnv)\(|(?<!\.\.\.)\bprocess\.env\b/;

/**
 * Globs of the test files that need a process of their own. All others share modules, because loading them usually takes
 * longer than running the tests.
 */
export function listAlone(root: string, folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter(
      (file) =>
        DRAWS.test(file) ||
        USES_PROCESS.test(file) ||
        CHANGES_MODULES.test(readFileSync(join(root, file), "utf8")),
    )
    .map((file) => file.replaceAll(/[[\]()]/g, "\\$&"));
}
