import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { READ_OPERATIONS } from "@/lib/api/input/operations";
import { describeApi } from "@/lib/api/view/description";
import { projectPath } from "@/scripts/process/project";
import { GET } from "./openapi.json/route";

const document = JSON.parse(JSON.stringify(describeApi("/api/v1")));

/** The addresses of the route files, with their parameters as OpenAPI writes them. */
function listRoutes(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => `/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`)
    .filter((path) => path !== "/openapi.json")
    .sort();
}

describe("the description of the API", () => {
  test("has every address, and no others", () => {
    const paths = Object.keys(document.paths).map((path) =>
      path.replace(/(\/commands\/)\w+$/, "$1{command}"),
    );
    expect([...new Set(paths)].sort()).toEqual(listRoutes());
  });

  test("names each operation once", () => {
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(READ_OPERATIONS)));
  });

  test("refers only to what it has", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(5);
    for (const [, name = ""] of references) expect(document.components.schemas).toHaveProperty(name);
  });

  test("names every status of a command that docs/api.md explains", () => {
    const table = readFileSync(projectPath("docs/api.md"), "utf8").matchAll(/^\| (\d{3}) +\|/gm);
    const explained = [...table].map(([, status]) => status);
    const { responses } = document.paths["/organizations/{org}/commands/addBreak"].post;
    expect(Object.keys(responses)).toEqual(["200", ...explained]);
    expect(explained).toContain("413");
  });

  test("isn't kept by a cache until the next release", () => {
    expect(GET().headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  test("is OpenAPI 3.1", () => expect(document.openapi).toMatch(/^3\.1\./));
});

test("each route answers the operation of its address", () => {
  for (const [name, { path }] of Object.entries(READ_OPERATIONS)) {
    const file = join(import.meta.dirname, path.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
    expect(readFileSync(file, "utf8"), path).toContain(name);
  }
});
