import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "chess-core-"));
/** In one file, because a process takes ten times as long to read all sources. */
const MAIN = join(folder, "main.mjs");
beforeAll(() =>
  build({
    entryPoints: [fileURLToPath(new URL("../cli/main.ts", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: MAIN,
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

function run(words: readonly string[], { input = "" } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    input,
    encoding: "utf8",
    cwd: folder,
  });
  return { code: status, says: stdout.trim(), complains: stderr.trim() };
}

describe("perft", () => {
  test("counts", () => {
    expect(run(["perft", "startpos", "2"])).toEqual({ code: 0, says: "400", complains: "" });
  });

  test.each(["", "x", "-1", "1.5", "100000"])("a depth of %j is refused with a sentence", (depth) => {
    const complains = "the depth must be a whole number of plies, at most 99";
    expect(run(["perft", "startpos", depth])).toEqual({ code: 2, says: "", complains });
  });
});

describe("judge", () => {
  test("a legal record, an illegal one", () => {
    expect(run(["judge", "-"], { input: "1. e4 *" })).toMatchObject({ code: 0, complains: "" });
    expect(run(["judge", "-"], { input: "1. e5 *" })).toMatchObject({ code: 1, complains: "" });
  });

  test("a missing file, a folder and a file without a game get one sentence each", () => {
    expect(run(["judge", "no.pgn"])).toEqual({ code: 2, says: "", complains: 'there is no file "no.pgn"' });
    expect(run(["judge", "."])).toEqual({ code: 2, says: "", complains: '"." is a folder, not a file' });
    writeFileSync(join(folder, "empty.pgn"), "");
    const complains = "there is no game in this text";
    expect(run(["judge", "empty.pgn"])).toEqual({ code: 2, says: "", complains });
  });

  test("a second file isn't ignored", () => {
    expect(run(["judge", "-", "more.pgn"], { input: "1. e4 *" })).toMatchObject({ code: 2, says: "" });
  });

  test("a record can't control the terminal", () => {
    const { says } = run(["judge", "-"], { input: '[White "\u001b[2J"]\n\n1. e4 *' });
    expect(says).toContain("\ufffd[2J - ?");
  });

  test("a position is dead if neither side can mate", () => {
    const { says } = run(["judge", "-"], { input: '[FEN "k7/8/8/8/8/8/1r6/K7 w - - 0 1"]\n\n*' });
    expect(says).toContain("Drawn. Neither side can give mate");
  });
});

test("help isn't an error", () => {
  expect(run(["--help"])).toMatchObject({ code: 0, complains: "" });
  expect(run([])).toMatchObject({ code: 2, says: "" });
});
