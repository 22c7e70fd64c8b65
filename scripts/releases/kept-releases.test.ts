import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentRelease, noteBuilt, pointAt } from "./build-release";
import { type Home, homeAt, homeOf, keptBuildsOf } from "./home";
import { pruneReleases, releaseBefore } from "./kept-releases";

let home: Home;

beforeEach(() => {
  home = homeAt(mkdtempSync(join(tmpdir(), "home-")));
  for (const [age, name] of ["e", "d", "c", "b", "a"].entries()) makeRelease(name, age);
  mkdirSync(join(home.releases, "half-built"));
});

afterEach(() => rmSync(home.folder, { recursive: true }));

test("going back leads to the release that served last", () => {
  pointAt(home, join(home.releases, "e"));
  expect(releaseBefore(home)).toBe(join(home.releases, "d"));
  pointAt(home, join(home.releases, "d"));
  expect(currentRelease(home)).toBe(join(home.releases, "d"));
  expect(releaseBefore(home)).toBe(join(home.releases, "e"));
});

test("three releases are kept, and the one whose code is running", () => {
  pointAt(home, join(home.releases, "e"));
  pruneReleases(home, join(home.releases, "a"), new Date());
  expect(readdirSync(home.releases).sort()).toEqual(["a", "c", "d", "e", "half-built"]);
});

test("a release that was built and never served isn't one to go back to, and doesn't push out one that is", () => {
  for (const name of ["failed", "failed-too"]) makeUnserved(name);
  pointAt(home, join(home.releases, "e"));
  expect(releaseBefore(home)).toBe(join(home.releases, "d"));
  pruneReleases(home, join(home.releases, "e"), new Date());
  expect(readdirSync(home.releases).sort()).toEqual(["c", "d", "e", "half-built"]);
});

test.each([
  { why: "another upgrade may still be building", hours: 23, removed: [] },
  {
    why: "what a failed or killed one left is removed",
    hours: 25,
    removed: [".unpacked-a1B2c3", ".unpacked-a1B2c3.tar", "1.2.3-0123456789"],
  },
])("after $hours hours, $why", ({ hours, removed }) => {
  const running = "1.2.4-0123456789";
  const longAgo = new Date(0);
  for (const name of [".unpacked-a1B2c3", "1.2.3-0123456789", running]) {
    mkdirSync(join(home.releases, name));
    utimesSync(join(home.releases, name), longAgo, longAgo);
  }
  writeFileSync(join(home.releases, ".unpacked-a1B2c3.tar"), "");
  pointAt(home, join(home.releases, "e"));
  const before = readdirSync(home.releases);
  pruneReleases(home, join(home.releases, running), new Date(Date.now() + hours * 3_600_000));
  const after = readdirSync(home.releases);
  expect(before.filter((name) => !after.includes(name)).sort()).toEqual([...removed, "a", "b"].sort());
});

test("without an earlier release there's nothing to go back to", () => {
  for (const name of ["a", "b", "c", "d"]) rmSync(join(home.releases, name), { recursive: true });
  makeUnserved("failed");
  pointAt(home, join(home.releases, "e"));
  expect(() => releaseBefore(home)).toThrow("There is no earlier release");
});

test("a checkout knows whether it's a release of a home, and where builds are kept", () => {
  expect(homeOf(join(home.releases, "e"))?.folder).toBe(home.folder);
  expect(homeOf("/srv/rookery")).toBeUndefined();
  expect(keptBuildsOf(join(home.releases, "e"), {})).toBe(home.keptBuilds);
  expect(keptBuildsOf("/srv/rookery", {})).toBe("/srv/rookery/.data/builds");
  expect(keptBuildsOf("/srv/rookery", { KEPT_BUILDS: "/mnt" })).toBe("/mnt");
});

function makeRelease(name: string, hoursAgo: number): void {
  const servedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(join(makeUnserved(name), ".built"), servedAt, servedAt);
}

function makeUnserved(name: string): string {
  const release = join(home.releases, name);
  mkdirSync(release, { recursive: true });
  noteBuilt(release);
  return release;
}
