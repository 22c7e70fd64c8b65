import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The server actions of a build: the name that exports each, and the id that pages call it by. */
export type BuildActions = Readonly<Record<string, string>>;

/**
 * Reads the actions of the build in this folder (`.next`). A name stays the same when its file moves or its arguments
 * change; an ID doesn't. So an old page and a new build are matched by name; a test makes sure names are unique.
 */
export function readBuildActions(folder: string): BuildActions {
  const manifest = JSON.parse(
    readFileSync(join(folder, "server", "server-reference-manifest.json"), "utf8"),
  ) as { readonly node: Readonly<Record<string, { readonly exportedName: string }>> };
  return Object.fromEntries(
    Object.entries(manifest.node).map(([id, { exportedName }]) => [exportedName, id]),
  );
}
