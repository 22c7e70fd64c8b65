import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectPath } from "../process/project.ts";

/** A copy of the project as it is now, without ignored files. Guards are removed here, never in the project itself. */
export function makeScratch(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "rookery-guards-"));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", list, { cwd: projectPath(), encoding: "utf8" }).split("\0");
  for (const file of files.filter((each) => each !== "" && existsSync(projectPath(each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(projectPath(file), join(root, file));
  }
  symlinkSync(projectPath("node_modules"), join(root, "node_modules"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
