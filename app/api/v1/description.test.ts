import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { READ_OPERATIONS } from "@/lib/api/input/operations";
import { describeApi } from "@/lib/api/view/description";

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

  test("is OpenAPI 3.1", () => expect(document.openapi).toMatch(/^3\.1\./));
});

test("each route answers the operation of its address", async () => {
  for (const [name, { path }] of Object.entries(READ_OPERATIONS)) {
    const file = join(import.meta.dirname, path.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
    const { readFileSync } = await import("node:fs");
    expect(readFileSync(file, "utf8"), path).toContain(name);
  }
});
