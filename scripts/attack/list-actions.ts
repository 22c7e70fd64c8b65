import { readFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { listActions as listSourceActions, type SourceAction } from "../releases/list-actions.ts";

/** A server action in the code: its file and the name of its export. */
export type ActionName = SourceAction;

/** An action in a build: its id, and the pages with forms that can call it. */
export type BuiltAction = ActionName & { readonly id: string; readonly pages: readonly string[] };

/** Every server action of this checkout. */
export function listActions(): readonly ActionName[] {
  return listSourceActions(projectPath());
}

/** The actions of the current build, by their names in the code. */
export function listBuiltActions(): readonly BuiltAction[] {
  const file = projectPath(".next", "server", "server-reference-manifest.json");
  const { node } = JSON.parse(readFileSync(file, "utf8")) as { node: Record<string, ManifestEntry> };
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    file: filename,
    name: exportedName,
    pages: Object.keys(workers).map(pageOf),
  }));
}

type ManifestEntry = {
  readonly workers: Readonly<Record<string, unknown>>;
  readonly filename: string;
  readonly exportedName: string;
};

/** "app/(desk)/desk/[org]/page" is "/desk/[org]". */
function pageOf(worker: string): string {
  const parts = worker.split("/").slice(1, -1);
  return `/${parts.filter((part) => !/^\(.*\)$/.test(part)).join("/")}`;
}
