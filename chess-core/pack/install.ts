import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** Packs chess-core and installs the tarball in an empty folder, as a user would. Needs no network. */
export function installPacked(folder: string): void {
  const tarball = npm(packageFolder, "pack", "--silent", "--pack-destination", folder)
    .trim()
    .split("\n")
    .at(-1);
  writeFileSync(join(folder, "package.json"), '{ "name": "user", "private": true }');
  npm(folder, "install", "--silent", "--offline", "--no-audit", "--no-fund", `./${tarball}`);
}

/** Without the settings that an outer npm hands down, such as its workspace. */
function npm(cwd: string, ...words: string[]): string {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (name.startsWith("npm_")) delete env[name];
  return execFileSync("npm", words, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
