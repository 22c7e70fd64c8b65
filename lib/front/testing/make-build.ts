import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes the parts of a build that we read: its id, its actions by name and its assets by path. */
export function makeBuild(
  folder: string,
  {
    id,
    actions = {},
    assets = {},
  }: {
    readonly id: string;
    readonly actions?: Readonly<Record<string, string>>;
    readonly assets?: Readonly<Record<string, string>>;
  },
): string {
  const node = Object.fromEntries(
    Object.entries(actions).map(([exportedName, actionId]) => [actionId, { exportedName }]),
  );
  write(join(folder, "BUILD_ID"), id);
  write(join(folder, "server", "server-reference-manifest.json"), JSON.stringify({ node }));
  for (const [path, text] of Object.entries(assets)) write(join(folder, "static", path), text);
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
