import { readdirSync } from "node:fs";
import { projectPath } from "../process/project.ts";

/** All documents of the project and of chess-core, by their paths. */
export function listDocuments(): readonly string[] {
  const top = ["", "chess-core/"].flatMap((folder) =>
    readdirSync(projectPath(folder || ".")).map((name) => `${folder}${name}`),
  );
  const nested = ["docs", "chess-core/docs"].flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  );
  return [...top, ...nested].filter((path) => path.endsWith(".md"));
}
