import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";

/** The only user of our clusters. Its password is in the home's file `password`. */
export const SUPERUSER = "rookery";

/**
 * Creates the cluster if there isn't one: UTF-8, the same sort order on every machine, a random password. It's
 * created next to its final place and then moved, so an interrupted run leaves nothing half done.
 */
export async function initialize(binaries: Binaries, home: Home, durable: boolean): Promise<void> {
  if (existsSync(home.data)) return;
  const unfinished = join(home.folder, "data.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  const password = writePassword(home);
  const { code, output } = await runAs(home, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    durable ? "--data-checksums" : "--no-sync",
  ]);
  if (code !== 0)
    throw new ScriptError(`PostgreSQL couldn't create its data folder ${home.data}: ${lastLine(output)}.`);
  renameSync(unfinished, home.data);
}

/** The password of this home's cluster. */
export function readPassword(home: Home): string {
  try {
    return readFileSync(join(home.folder, "password"), "utf8").trim();
  } catch {
    throw new ScriptError(
      `The file ${join(home.folder, "password")} can't be read. Run this as its owner, or delete ${home.folder} to start over.`,
    );
  }
}

/** The last line of a program's output. PostgreSQL says there what went wrong. */
export function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const telling =
    lines.findLast((line) => /(fatal|error|panic|cannot|could not)\b/i.test(line)) ?? lines.at(-1);
  return (telling ?? "it said nothing").trim().replace(/\.$/, "");
}

function writePassword(home: Home): string {
  const file = join(home.folder, "password");
  rmSync(file, { force: true });
  writeFileSync(file, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (home.user) chownSync(file, home.user.uid, home.user.gid);
  return file;
}

function runAs(home: Home, command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: "C" };
    const child = spawn(command, args, {
      cwd: home.folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      ...home.user,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
