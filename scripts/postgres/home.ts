import { createHash } from "node:crypto";
import { chownSync } from "node:fs";
import { basename, join } from "node:path";
import { projectPath } from "../process/project.ts";
import { ScriptError } from "../process/script-error.ts";
import { SHARED_FOLDER } from "./binaries.ts";
import { makeOpenFolder } from "./open-folder.ts";
import { canReach, type ServerUser, serverUser } from "./server-user.ts";

/** Where a cluster's files are, and which user runs it. */
export type Home = { readonly folder: string; readonly data: string; readonly user: ServerUser };

/**
 * The home of a cluster whose data stays between runs: the project's `.data/<name>/postgres`, or a folder in
 * /var/lib/rookery if the server's user can't enter the checkout.
 */
export function keptHome(name: string): Home {
  const here = projectPath(".data", name, "postgres");
  makeFolder(here);
  const user = serverUser(join(here, "data"));
  if (canReach(here, user)) return homeIn(here, user);

  const elsewhere = join(SHARED_FOLDER, checkoutKey(), name);
  makeFolder(elsewhere);
  return homeIn(elsewhere, serverUser(join(elsewhere, "data")));
}

/** The home in this folder. Only the server's user and root can enter it. */
export function homeIn(folder: string, user: ServerUser): Home {
  try {
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    throw new ScriptError(
      `The folder ${folder} can't be handed to PostgreSQL's user: ${(error as Error).message}.`,
    );
  }
  return { folder, data: join(folder, "data"), user };
}

function makeFolder(folder: string): void {
  try {
    makeOpenFolder(folder);
  } catch (error) {
    throw new ScriptError(
      `The folder ${folder} can't be created (${(error as Error).message}). Give yourself write permission there.`,
    );
  }
}

function checkoutKey(): string {
  const root = projectPath();
  return `${basename(root)}-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
}
