import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { withAssets } from "./assets";
import { openBuilds } from "./builds";
import { keepBuild } from "./kept-builds";
import { ResponseCache } from "./response-cache";
import { startFront } from "./testing/front-server";
import { makeBuild } from "./testing/make-build";

test("an asset of an earlier build is served as long as its pages are open, and kept by browsers for good", async () => {
  const { url } = await startSite();
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

test("an asset is compressed once and as well as it can be, and a font not at all", async () => {
  const { url, read } = await startSite();
  const ask = (path: string) =>
    fetch(`${url}/_next/static/${path}`, { headers: { "accept-encoding": "br" } });
  const sent = [await ask("chunks/own.css"), await ask("chunks/own.css")];
  for (const answer of sent) {
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBe(brotliCompressSync(STYLES).length);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(STYLES);
  }
  expect(read).toEqual(["/_next/static/chunks/own.css"]);
  const font = await ask("media/own.woff2");
  expect([font.headers.get("content-encoding"), font.headers.get("content-type")]).toEqual([
    null,
    "font/woff2",
  ]);
});

test.each([
  { why: "a page", path: "/" },
  { why: "an asset that no one has", path: "/_next/static/chunks/none.js" },
  { why: "a file that isn't an asset", path: "/_next/static/../BUILD_ID" },
])("left to Next: $why", async ({ path }) => {
  const { url } = await startSite();
  expect(await (await fetch(url + path)).text()).toBe("Next");
});

const STYLES = ".standings { display: grid }\n".repeat(100);

async function startSite() {
  const root = mkdtempSync(join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const kept = join(root, "kept");
  keepBuild(makeBuild(join(root, "old"), { id: "old", assets: { "chunks/old.js": "old" } }), kept);
  const assets = { "chunks/own.css": STYLES, "media/own.woff2": STYLES };
  const own = makeBuild(join(root, "own"), { id: "own", assets });
  const builds = openBuilds(own, kept);
  const read: string[] = [];
  const watched = { ...builds, assetAt: (path: string) => read.push(path) && builds.assetAt(path) };
  const askNext = async (_: unknown, response: { end(text: string): unknown }) => void response.end("Next");
  const responses = new ResponseCache();
  const { url } = await startFront({
    site: { responses },
    handle: withAssets(watched as typeof builds, responses, askNext),
  });
  return { url, read };
}
