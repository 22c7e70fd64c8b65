import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

test("an asset is sent as the build compressed it, whatever its query, and a font as it is", async () => {
  const { url } = await startSite();
  const ask = (path: string) =>
    fetch(`${url}/_next/static/${path}`, { headers: { "accept-encoding": "br" } });
  for (const path of ["chunks/own.css", "chunks/own.css?1", "chunks/own.css?2"]) {
    const answer = await ask(path);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe("as the build packed it");
  }
  const font = await ask("media/own.woff2");
  expect([font.headers.get("content-encoding"), font.headers.get("content-type")]).toEqual([
    null,
    "font/woff2",
  ]);
  expect((await ask("chunks/own.css.br")).headers.get("content-type")).toBeNull();
});

test("an asset is read once, whatever its query", async () => {
  const { url, own } = await startSite();
  const address = `${url}/_next/static/chunks/own.css`;
  await fetch(address);
  writeFileSync(join(own, "static", "chunks", "own.css"), "changed");
  for (const query of ["", "?1", "?2"]) expect(await (await fetch(address + query)).text()).toBe(STYLES);
});

test("an asset that this build has lost comes from the copy that's kept of it", async () => {
  const { url, own, kept } = await startSite();
  keepBuild(own, kept);
  rmSync(join(own, "static"), { recursive: true });
  const answer = await fetch(`${url}/_next/static/chunks/own.css`);
  expect(await answer.text()).toBe(STYLES);
});

test("no address leads out of the folder of assets", async () => {
  const { url } = await startSite();
  const asked = request(url, { path: "/_next/static/../BUILD_ID" }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(await text(answer)).not.toContain("own");
});

test.each([
  { why: "a page", path: "/" },
  { why: "an asset that no one has", path: "/_next/static/chunks/none.js" },
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
  const own = makeBuild(join(root, "own"), {
    id: "own",
    assets: { "chunks/own.css": STYLES, "media/own.woff2": STYLES },
  });
  writeFileSync(
    join(own, "static", "chunks", "own.css.br"),
    brotliCompressSync(Buffer.from("as the build packed it")),
  );
  const askNext = async (_: unknown, response: { end(text: string): unknown }) => void response.end("Next");
  const responses = new ResponseCache();
  const handle = withAssets(
    openBuilds(own, kept, () => Number.POSITIVE_INFINITY),
    responses,
    askNext,
  );
  const { url } = await startFront({ site: { responses }, handle });
  return { url, own, kept };
}
