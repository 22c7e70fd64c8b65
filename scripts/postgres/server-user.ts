import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { ScriptError } from "../process/script-error.ts";

/** Whom the server runs as; undefined means as ourselves. */
export type ServerUser = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. Root drops to the owner of the data when there is data, else to the user
 * `postgres` (made when missing), else to `nobody`. Everybody else runs it as themselves.
 */
export function serverUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const user = ownerOf(dataFolder) ?? lookUp("postgres") ?? createPostgresUser() ?? lookUp("nobody");
  if (user) return user;
  throw new ScriptError(
    "PostgreSQL must not run as root and no other user exists: run this as an ordinary user.",
  );
}

/** Can this user get to this file or folder? Asked of the system itself, because access lists count too. */
export function canReach(path: string, user: ServerUser): boolean {
  const check = spawnSync("/bin/sh", ["-c", '[ -x "$1" ]', "sh", path], { cwd: "/", ...user });
  return check.status === 0;
}

function ownerOf(folder: string): ServerUser {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function lookUp(name: string): ServerUser {
  const uid = idOf("-u", name);
  const gid = idOf("-g", name);
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined;
}

function idOf(flag: "-u" | "-g", name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  const id = Number.parseInt(answer.stdout ?? "", 10);
  return answer.status === 0 && id > 0 ? id : undefined;
}

function createPostgresUser(): ServerUser {
  const options = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  const made = spawnSync("useradd", [...options, "--shell", "/usr/sbin/nologin", "postgres"], {
    stdio: "ignore",
  });
  if (made.status !== 0) spawnSync("adduser", ["-S", "-D", "-H", "postgres"], { stdio: "ignore" });
  return lookUp("postgres");
}
