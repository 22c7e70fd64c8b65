import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The server actions of a build: the name that exports each, and the id that pages call it by. */
export type BuildActions = Readonly<Record<string, string>>;

/**
 * Reads the actions of the build in this folder (`.next`). A name stays when its file moves or its arguments change; an
 * id doesn't. So names are what an old page and a new build have in common; that they're unique is a test.
 */
export function readBuildActions(folder: string): BuildActions {
  const manifest = JSON.parse(
    readFileSync(join(folder, "server", "server-reference-manifest.json"), "utf8"),
  ) as { readonly node: Readonly<Record<string, { readonly exportedName: string }>> };
  return Object.fromEntries(
    Object.entries(manifest.node).map(([id, { exportedName }]) => [exportedName, id]),
  );
}
