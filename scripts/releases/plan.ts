import { statfsSync } from "node:fs";
import { basename, join } from "node:path";
import { listPending } from "../migrations/apply.ts";
import { readMigrations } from "../migrations/read.ts";
import { isLater, lastUsedBy, listRemovals } from "../migrations/removals.ts";
import { requireDatabase } from "../postgres/require-database.ts";
import { versionOf } from "../process/project.ts";
import { describeScriptError, ScriptError } from "../process/script-error.ts";
import { checkNode } from "./check-node.ts";
import { checkSettingsOf } from "./check-settings.ts";
import type { Home } from "./home.ts";
import { listActions } from "./list-actions.ts";
import type { Unpacked } from "./unpack.ts";

/** What an upgrade would do, and what blocks it. */
export type Plan = {
  /** The ids of both versions. Before the first release, there's no current one. */
  readonly from: string | undefined;
  readonly to: string;
  readonly migrations: readonly PlannedMigration[];
  /** Actions that open pages may still call and that the new version doesn't have. */
  readonly actionsGone: readonly string[];
  /** A sentence for each thing to fix first. The upgrade starts only if there are none. */
  readonly obstacles: readonly string[];
};

export type PlannedMigration = { readonly name: string; readonly removals: readonly string[] };

/** How much disk space a release and its packages need. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** Finds out what upgrading to these sources would do. Changes nothing. */
export async function planUpgrade(
  home: Home,
  unpacked: Unpacked,
  serving: string | undefined,
  settings: Readonly<Record<string, string | undefined>>,
): Promise<Plan> {
  const version = serving && versionOf(serving);
  const files = readMigrations(join(unpacked.folder, "prisma", "migrations"));
  const url = settings.DIRECT_DATABASE_URL || settings.DATABASE_URL;
  const database = await askDatabase(url, files, unpacked.version);
  const migrations = files.filter(({ name }) => database.pending.includes(name));
  return {
    from: serving && basename(serving),
    to: unpacked.id,
    migrations: migrations.map(({ name, sql }) => ({ name, removals: listRemovals(sql) })),
    actionsGone: serving ? listGone(serving, unpacked.folder) : [],
    obstacles: [
      ...checkNode(unpacked.folder),
      ...(await checkSettingsOf(unpacked.folder, settings)),
      ...database.obstacles,
      ...checkRoom(home),
      ...migrations.flatMap(({ name, sql }) => checkRemovals(name, sql, version)),
    ],
  };
}

async function askDatabase(
  url: string | undefined,
  files: ReturnType<typeof readMigrations>,
  version: string,
): Promise<{ readonly pending: readonly string[]; readonly obstacles: readonly string[] }> {
  try {
    return { pending: await listPending(await requireDatabase(url), files, version), obstacles: [] };
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return { pending: [], obstacles: [describeScriptError(error)] };
  }
}

function checkRoom(home: Home): string[] {
  const { bavail, bsize } = statfsSync(home.folder);
  if (bavail * bsize >= ROOM_BYTES) return [];
  return [`${home.folder} has less than 2 GB left, but a release needs that much. Make room there.`];
}

/** The running release must not use what's removed, because it still serves during the migrations. */
function checkRemovals(name: string, sql: string, version: string | undefined): string[] {
  if (listRemovals(sql).length === 0 || version === undefined) return [];
  const lastUser = lastUsedBy(sql);
  if (lastUser && isLater(version, lastUser)) return [];
  return [`${name} removes what version ${version} still uses. Upgrade to a version between the two first.`];
}

function listGone(serving: string, next: string): string[] {
  const stays = new Set(listActions(next).map(({ name }) => name));
  return listActions(serving)
    .map(({ name }) => name)
    .filter((name) => !stays.has(name));
}
