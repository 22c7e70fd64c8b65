import { readdirSync } from "node:fs";
import { projectPath } from "../process/project.ts";

/** An address of the app as its folders name it. */
export type Route = { readonly pattern: string; readonly kind: "page" | "route" };

/** Every address that the app answers, read from `app/`, so new pages and routes are included. */
export function listRoutes(): readonly Route[] {
  const files = readdirSync(projectPath("app"), { recursive: true, encoding: "utf8" });
  return files
    .flatMap((file) => {
      const [, folder, kind] = /^(.*?)\/?(page\.tsx|route\.ts)$/.exec(file) ?? [];
      return folder === undefined ? [] : [{ pattern: patternOf(folder), kind: kindOf(kind) }];
    })
    .sort((one, two) => one.pattern.localeCompare(two.pattern));
}

/** "(desk)/desk/[org]" is "/desk/[org]": a folder in parentheses isn't part of the address. */
function patternOf(folder: string): string {
  return `/${folder
    .split("/")
    .filter((part) => !/^\(.*\)$/.test(part))
    .join("/")}`;
}

function kindOf(file: string | undefined): Route["kind"] {
  return file === "page.tsx" ? "page" : "route";
}
