import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseFile } from "./choose-file";
import { pruneBackups } from "./prune";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rookery-prune-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("the newest backups stay, older ones are removed, other files are left alone", () => {
  const days = [20, 21, 22, 23].map((day) => chooseFile(folder, new Date(Date.UTC(2026, 10, day, 2))).file);
  for (const file of [...days, join(folder, "rookery.sql.gz"), join(folder, "notes.txt")])
    writeFileSync(file, "");
  expect(pruneBackups(folder, 2)).toEqual([
    "rookery-2026-11-21T02-00-00Z.sql.gz",
    "rookery-2026-11-20T02-00-00Z.sql.gz",
  ]);
  expect(readdirSync(folder).sort()).toEqual([
    "notes.txt",
    "rookery-2026-11-22T02-00-00Z.sql.gz",
    "rookery-2026-11-23T02-00-00Z.sql.gz",
    "rookery.sql.gz",
  ]);
});

test("partial files of a killed run are removed after a day, not while another run may be writing them", () => {
  const name = "rookery-2026-11-21T02-00-00Z.sql.gz.unfinished";
  writeFileSync(join(folder, name), "");
  expect(pruneBackups(folder, 1)).toEqual([]);
  utimesSync(join(folder, name), 0, 0);
  expect(pruneBackups(folder, 1)).toEqual([name]);
});

test("a path is relative to where the command was typed; a folder gets a file named by time", () => {
  vi.stubEnv("INIT_CWD", folder);
  const at = new Date("2026-11-22T05:04:03.999Z");
  expect(chooseFile("one.sql.gz", at)).toEqual({ folder: undefined, file: join(folder, "one.sql.gz") });
  expect(chooseFile("nightly/", at)).toEqual({
    folder: join(folder, "nightly"),
    file: join(folder, "nightly", "rookery-2026-11-22T05-04-03Z.sql.gz"),
  });
});
