import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScriptError } from "../process/script-error";
import { currentRelease, noteBuilt, pointAt, servedAt } from "./build-release";
import { hearOfReleases } from "./control";
import { type Home, homeAt } from "./home";
import { serveRelease } from "./serve-release";

vi.mock("./try-release", () => ({ tryRelease: async () => {} }));

let home: Home;
let before: string;
let next: string;

beforeEach(() => {
  home = homeAt(mkdtempSync(join(tmpdir(), "home-")));
  before = makeRelease("before");
  next = makeRelease("next");
  pointAt(home, before);
});

afterEach(() => rmSync(home.folder, { recursive: true }));

test("a release has served once the running site has switched to it", async () => {
  const close = await hearOfReleases(home.socket, async () => {
    expect(servedAt(next)).toBeUndefined();
  });
  await serveRelease(home, next, () => {});
  close();
  expect(currentRelease(home)).toBe(next);
  expect(servedAt(next)).toBeDefined();
});

test("a release that the running site can't start hasn't served", async () => {
  const close = await hearOfReleases(home.socket, async () => {
    throw new ScriptError("It couldn't be started.");
  });
  await expect(serveRelease(home, next, () => {})).rejects.toThrow("The site keeps running as before.");
  close();
  expect(currentRelease(home)).toBe(before);
  expect(servedAt(next)).toBeUndefined();
});

test("if the site isn't running, a release counts as served once it's current", async () => {
  await serveRelease(home, next, () => {});
  expect(currentRelease(home)).toBe(next);
  expect(servedAt(next)).toBeDefined();
});

function makeRelease(name: string): string {
  const release = join(home.releases, name);
  mkdirSync(release, { recursive: true });
  noteBuilt(release);
  return release;
}
