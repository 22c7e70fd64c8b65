import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpack } from "./unpack";

let root: string;
let checkout: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unpack-"));
  checkout = join(root, "checkout");
  target = join(root, "releases");
  write("package.json", `{ "name": "rookery", "version": "1.2.3" }`);
  write("scripts/serve.ts", "");
  write("scripts/releases/plan.ts", "");
  write(".env", "AUTH_SECRET=never");
  write("node_modules/next/index.js", "");
  write("chess-core/node_modules/next/index.js", "");
  write("chess-core/index.ts", "");
  write(".next/BUILD_ID", "");
  write("releases/1.2.2/package.json", "");
});

afterEach(() => rmSync(root, { recursive: true }));

test("a folder gives its sources, without settings, packages or builds", async () => {
  const { folder, version, id } = await unpack(checkout, root, target);
  expect(listFiles(folder)).toEqual([
    "chess-core/index.ts",
    "package.json",
    "scripts/releases/plan.ts",
    "scripts/serve.ts",
  ]);
  expect(version).toBe("1.2.3");
  expect((await unpack(checkout, root, target)).id).toBe(id);
  write("scripts/serve.ts", "changed");
  expect((await unpack(checkout, root, target)).id).not.toBe(id);
});

test("a tarball with one folder gives that folder's contents", async () => {
  const tarball = join(root, "rookery.tar.gz");
  execFileSync("tar", ["-czf", tarball, "-C", root, "checkout/package.json", "checkout/scripts"]);
  const { folder, id } = await unpack(tarball, root, target);
  expect(existsSync(join(folder, "scripts", "serve.ts"))).toBe(true);
  expect(id).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
});

test("a tag gives its commit", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", checkout, "-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("add", "package.json", "scripts");
  git("commit", "--quiet", "--message", "One");
  git("tag", "v1");
  const { folder, id } = await unpack("v1", checkout, target);
  expect(existsSync(join(folder, "scripts", "serve.ts"))).toBe(true);
  expect(id).toBe(`1.2.3-${git("rev-parse", "v1").slice(0, 10)}`);
  expect(readdirSync(target).filter((name) => name.endsWith(".tar"))).toEqual([]);
  await expect(unpack("v2", checkout, target)).rejects.toThrow(/There is no "v2" in /);
});

test("sources of another project are refused, and nothing of them is left", async () => {
  rmSync(join(checkout, "scripts"), { recursive: true });
  await expect(unpack(checkout, root, target)).rejects.toThrow("there is no scripts/serve.ts");
  expect(readdirSync(target)).toEqual([]);
});

function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => statSync(join(folder, name)).isFile()).sort();
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(checkout, name)), { recursive: true });
  writeFileSync(join(checkout, name), text);
}
