import { expect, test } from "vitest";
import { isTest, readSources } from "@/scripts/source/files";
import { importedFiles } from "./find-cycles";
import { findImports } from "./find-imports";

const FILES = readSources(["app", "components", "lib"])
  .filter(({ path }) => !isTest(path))
  .map(({ path, text }) => ({ path, text: text.replace(/\bimport\s*\(/g, "later(") }));
const KNOWN = new Map(FILES.map((file) => [file.path, file]));
const PATHS = new Set(KNOWN.keys());
const CLIENT = FILES.filter(({ text }) => text.startsWith('"use client"')).map(({ path }) => path);

/** Large packages, and the client components that may load them with their page. */
const LARGE = [
  { name: "zod", may: [] },
  { name: "temporal-polyfill", may: [] },
  {
    name: "chess-core",
    may: ["components/adjudicator/", "components/board/", "components/room/", "components/gallery/"],
  },
];

test.each(LARGE)("$name isn't sent with pages that don't need it", ({ name, may }) => {
  const isAllowed = (path: string) => may.some((start) => path.startsWith(start));
  const chains = CLIENT.filter((path) => !isAllowed(path)).map((path) => chainTo(path, name));
  expect(chains.filter((chain) => chain !== null)).toEqual([]);
});

test("a page can be found out", () => {
  expect(CLIENT.length).toBeGreaterThan(20);
  expect(chainTo("components/board/board.tsx", "chess-core")).not.toBeNull();
});

/** The files from a client component to one that imports a package, or null. Actions stay on the server. */
function chainTo(start: string, name: string): readonly string[] | null {
  const chains = new Map([[start, [start]]]);
  for (const [path, chain] of chains) {
    const file = KNOWN.get(path);
    if (!file || file.text.startsWith('"use server"')) continue;
    if (findImports(file.text).some(({ from, isType }) => from === name && !isType)) return chain;
    const text = file.text.replace(/^import type [^;]*;/gm, "");
    for (const next of importedFiles({ path, text }, PATHS)) {
      if (!chains.has(next)) chains.set(next, [...chain, next]);
    }
  }
  return null;
}
