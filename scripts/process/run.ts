import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { projectPath } from "./project.ts";

const require = createRequire(import.meta.url);

export type Outcome = { readonly code: number; readonly output: string };

export type RunOptions = {
  /** `show` lets the program write to our terminal, `keep` collects its output. */
  readonly output: "show" | "keep";
  /** Settings on top of our own. Undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
};

/** Runs a program until it exits. If it can't be started, it counts as failed with 127. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? projectPath(),
      env: { ...process.env, ...options.env },
      stdio: options.output === "show" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    const stopChild = () => child.kill();
    process.once("exit", stopChild);
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => {
      process.off("exit", stopChild);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command of an npm package with our own Node: no shell, no PATH, no npx. */
export function runTool(
  pkg: string,
  name: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Outcome> {
  return run(process.execPath, [toolPath(pkg, name), ...args], options);
}

/** The file of a package's command, as its package.json names it. */
export function toolPath(pkg: string, name: string): string {
  // Looks it up by hand, because a package may not export its package.json.
  const manifest = (require.resolve.paths(pkg) ?? [])
    .map((folder) => join(folder, pkg, "package.json"))
    .find(existsSync);
  if (!manifest) throw new Error(`The package ${pkg} isn't installed.`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : bin[name];
  if (!file) throw new Error(`The package ${pkg} has no command ${name}.`);
  return join(dirname(manifest), file);
}
