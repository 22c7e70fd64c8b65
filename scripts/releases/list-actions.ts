import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A server action as declared in the sources. */
export type SourceAction = { readonly name: string; readonly file: string };

/** A checkout's server actions, read from its sources. It doesn't have to be built or installed. */
export function listActions(root: string): SourceAction[] {
  return listSources(root).flatMap((file) =>
    actionsIn(readFileSync(join(root, file), "utf8")).map((name) => ({ name, file })),
  );
}

/** The exports of a file that begins with "use server". */
export function actionsIn(source: string): string[] {
  if (!/^\s*(["'])use server\1/.test(source)) return [];
  return [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = ""]) => name);
}

/** Every source file that could declare one. */
export function listSources(root: string): string[] {
  return ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .sort(),
  );
}
