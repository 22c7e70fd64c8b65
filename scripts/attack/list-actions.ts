import { readdirSync, readFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";

/** A server action of the code: the file that holds it and the name it is exported by. */
export type ActionName = { readonly file: string; readonly name: string };

/** An action of a build: its id, and the pages whose forms can call it. */
export type BuiltAction = ActionName & { readonly id: string; readonly pages: readonly string[] };

/** Every server action, read from the files that begin with "use server". */
export function listActions(): readonly ActionName[] {
  return ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => actionsOf(`${folder}/${file}`)),
  );
}

function actionsOf(file: string): readonly ActionName[] {
  const code = readFileSync(projectPath(file), "utf8");
  if (!/^\s*"use server";/m.test(code)) return [];
  const names = [...code.matchAll(/^export (?:async function|const) (\w+)/gm)];
  return names.map(([, name]) => ({ file, name: name ?? "" }));
}

/** The actions of the build that is there, by the names of the code. */
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
