import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBuilds } from "./builds";
import { withAssets } from "./kept-assets";
import { keepBuild } from "./kept-builds";
import { startFront } from "./testing/front-server";
import { makeBuild } from "./testing/make-build";

test("an asset of an earlier build is served as long as its pages are open, and kept by browsers for good", async () => {
  const url = await startSite();
  const asset = await fetch(`${url}/_next/static/chunks/old.js?dpl=1`);
  expect(asset.status).toBe(200);
  expect(await asset.text()).toBe("old");
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "application/javascript; charset=UTF-8",
    "content-length": "3",
    "x-content-type-options": "nosniff",
  });
  const head = await fetch(`${url}/_next/static/chunks/old.js`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "3", ""]);
});

test.each([
  { why: "a page", path: "/" },
  { why: "an asset of this build", path: "/_next/static/chunks/own.js" },
  { why: "an asset that no one has", path: "/_next/static/chunks/none.js" },
])("left to Next: $why", async ({ path }) => {
  expect(await (await fetch((await startSite()) + path)).text()).toBe("Next");
});

async function startSite(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const kept = join(root, "kept");
  keepBuild(makeBuild(join(root, "old"), { id: "old", assets: { "chunks/old.js": "old" } }), kept);
  const own = makeBuild(join(root, "own"), { id: "own", assets: { "chunks/own.js": "own" } });
  const askNext = async (_: unknown, response: { end(text: string): unknown }) => void response.end("Next");
  const { url } = await startFront({ handle: withAssets(openBuilds(own, kept), askNext) });
  return url;
}
