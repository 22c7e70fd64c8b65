import { existsSync, readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";
import { projectPath } from "../process/project.ts";

/** A file of this checkout. */
export function readText(name: string): string {
  return readFileSync(projectPath(...name.split("/")), "utf8");
}

/** All documents of a YAML file. Throws if the file isn't YAML. */
export function readYaml(name: string): unknown[] {
  return parseAllDocuments(readText(name), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}

/** The version in package.json. */
export function ownVersion(): string {
  const { version } = JSON.parse(readText("package.json")) as { version: string };
  return version;
}

/** Every setting. All of them are in .env.example. */
export function knownSettings(): ReadonlySet<string> {
  const names = [...readText(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = ""]) => name,
  );
  return new Set(names);
}

/** Whether an address such as /api/health?x leads to a route of the app. */
export function isRoute(address: string): boolean {
  const [path = ""] = address.split("?", 1);
  return existsSync(projectPath("app", ...path.split("/").filter(Boolean), "route.ts"));
}

/** Whether an image has an exact version. */
export function isPinned(image: string): boolean {
  return /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image);
}
