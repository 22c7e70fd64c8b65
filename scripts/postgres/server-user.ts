import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { ScriptError } from "../process/script-error.ts";

/** The user who runs the server. Undefined means our own user. */
export type ServerUser = { readonly uid: number; readonly gid: number } | undefined;

/**
 * Chooses the user. PostgreSQL refuses to run as root, so root switches to the owner of the data if there is any,
 * then to the user `postgres` (created if it's missing), then to `nobody`. Everyone else runs it as themselves.
 */
export function serverUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const user = ownerOf(dataFolder) ?? lookUp("postgres") ?? createPostgresUser() ?? lookUp("nobody");
  if (user) return user;
  throw new ScriptError(
    "PostgreSQL can't run as root, and there's no other user. Run this as an ordinary user.",
  );
}

/** Whether this user can reach this file or folder. Asks the system, because access lists count too. */
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
