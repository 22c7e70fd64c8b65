import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBuilds } from "./builds";
import { keepBuild, listKeptBuilds, removeExpiredBuilds, touchBuild } from "./kept-builds";
import { makeBuild } from "./testing/make-build";

let root: string;
let kept: string;
let old: string;
let fresh: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "builds-"));
  kept = join(root, "kept");
  old = makeBuild(join(root, "old"), {
    id: "old",
    actions: { saveProfile: "a1", report: "b1", retire: "c1" },
    assets: { "chunks/same.js": "same", "chunks/old [x].js": "old" },
  });
  fresh = makeBuild(join(root, "fresh"), {
    id: "fresh",
    actions: { saveProfile: "a1", report: "b2", invite: "d2" },
    assets: { "chunks/same.js": "same", "chunks/fresh.js": "fresh" },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

describe("a page of one build, answered by another", () => {
  test.each([
    { why: "an action whose id stayed", on: "fresh", id: "a1", expected: "a1" },
    { why: "an action whose file moved", on: "fresh", id: "b1", expected: "b2" },
    { why: "a newer page that reaches the older build", on: "old", id: "b2", expected: "b1" },
    { why: "an action that is gone", on: "fresh", id: "c1", expected: undefined },
    { why: "an action that isn't there yet", on: "old", id: "d2", expected: undefined },
    { why: "an id that no one ever gave", on: "fresh", id: "ff", expected: undefined },
    { why: "a name isn't an id", on: "fresh", id: "report", expected: undefined },
    { why: "nor is what every object has", on: "fresh", id: "constructor", expected: undefined },
  ])("$why", ({ on, id, expected }) => {
    for (const build of [old, fresh]) keepBuild(build, kept);
    expect(openBuilds(on === "old" ? old : fresh, kept).actionFor(id)).toBe(expected);
  });

  test.each([
    {
      why: "an asset that only the old build has",
      path: "/_next/static/chunks/old%20%5Bx%5D.js",
      found: "old",
    },
    {
      why: "an asset that both have",
      path: "/_next/static/chunks/same.js",
      found: "same",
    },
    { why: "an asset that no one has", path: "/_next/static/chunks/none.js", found: undefined },
    { why: "a way out of the folder", path: "/_next/static/../actions.json", found: undefined },
    { why: "another address", path: "/chunks/old.js", found: undefined },
  ])("$why", ({ path, found }) => {
    keepBuild(old, kept);
    const file = openBuilds(fresh, kept).assetAt(path);
    expect(file && readFileSync(file, "utf8")).toBe(found);
  });

  test("a build that is added later is found, without reading the folder for every unknown id", () => {
    let now = 0;
    const builds = openBuilds(fresh, kept, () => now);
    keepBuild(old, kept);
    expect(builds.actionFor("b1")).toBeUndefined();
    now = 1_000;
    expect(builds.actionFor("b1")).toBe("b2");
  });

  test("an asset is still found when one of the two builds that have it is removed", () => {
    const older = makeBuild(join(root, "older"), { id: "older", assets: { "chunks/same.js": "same" } });
    const own = makeBuild(join(root, "own"), { id: "own" });
    let now = 0;
    for (const build of [old, older]) keepBuild(build, kept);
    const builds = openBuilds(own, kept, () => now);
    const asset = () => builds.assetAt("/_next/static/chunks/same.js");
    const first = asset() ?? "";
    now = 1_000;
    rmSync(join(kept, first.includes("older") ? "older" : "old"), { recursive: true });
    expect(readFileSync(asset() ?? "", "utf8")).toBe("same");
    rmSync(kept, { recursive: true });
    expect(asset()).toBeUndefined();
  });
});

describe("kept builds", () => {
  test("keeping one twice keeps it once", () => {
    expect([keepBuild(old, kept), keepBuild(old, kept)]).toEqual(["old", "old"]);
    expect(listKeptBuilds(kept).map(({ id, actions }) => ({ id, actions }))).toEqual([
      { id: "old", actions: { saveProfile: "a1", report: "b1", retire: "c1" } },
    ]);
  });

  test("a build goes a day and an hour after it was last in use", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    for (const build of [old, fresh]) keepBuild(build, kept);
    touchBuild(kept, "old", hoursAgo(26));
    touchBuild(kept, "fresh", hoursAgo(24));
    removeExpiredBuilds(kept, now);
    expect(listKeptBuilds(kept).map(({ id }) => id)).toEqual(["fresh"]);
  });

  test("half copies go too, and nothing that isn't a build", () => {
    keepBuild(old, kept);
    for (const folder of ["fresh.1.half", "photos"]) mkdirSync(join(kept, folder));
    for (const file of ["notes.txt", "notes.half", "photos/one.jpg"]) writeFileSync(join(kept, file), "");
    const now = new Date();
    const longAgo = new Date(now.getTime() - 26 * 3_600_000);
    for (const name of readdirSync(kept)) utimesSync(join(kept, name), longAgo, longAgo);
    removeExpiredBuilds(kept, now);
    expect(readdirSync(kept).sort()).toEqual(["notes.half", "notes.txt", "photos"]);
  });

  test("a folder that isn't there holds nothing", () => {
    expect(listKeptBuilds(join(root, "nowhere"))).toEqual([]);
  });
});
