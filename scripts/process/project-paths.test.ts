import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "../source/files";
import { projectPath } from "./project";

/** A program that is started by its path is no import, so neither types nor the import tests miss it when it moves. */
test("every script that is named by its path is there", () => {
  const named = readSources(["scripts", "lib", "e2e"]).flatMap(({ path, text }) =>
    [...text.matchAll(/projectPath\(((?:"[^"]+",? ?)+)\)/g)].map(([, parts = ""]) => ({
      in: path,
      names: [...parts.matchAll(/"([^"]+)"/g)].map(([, part = ""]) => part),
    })),
  );
  const scripts = named.filter(({ names }) => names.at(-1)?.endsWith(".ts"));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(({ names }) => !existsSync(projectPath(...names)))).toEqual([]);
});
