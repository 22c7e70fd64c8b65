import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { currentRequest } from "@/lib/telemetry/request";
import { DOCUMENT_STYLES, plainDocument, readDocumentParts, readPageScript } from "./documents";
import { startFront } from "./testing/front-server";

const SCRIPT = "/_next/static/documents/document-ABC.js";
const THEME = "theme()";
const HASH = createHash("sha256").update(THEME).digest("base64");
const MARK = `<meta name="rookery-page" content="document"/>`;
const EVENT = `<script type="application/ld+json">{"name":"Ann vs. Ben"}</script>`;
const FRAMEWORK = `<script src="/_next/static/chunks/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>`;
const PRELOAD = `<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>`;

function page({ mark = MARK, text = "Standings" } = {}): string {
  return `<!DOCTYPE html><html><head>${PRELOAD}<link rel="stylesheet" href="/a.css"/>${mark}<script>${THEME}</script></head><body>${text}${EVENT}${FRAMEWORK}</body></html>`;
}

const PLAIN = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="${SCRIPT}" defer=""></script><script>${THEME}</script></head><body>Standings${EVENT}</body></html>`;

test("a document keeps its theme, its data for search engines and nothing from the framework", () => {
  expect(plainDocument(page(), { script: SCRIPT }, THEME)).toEqual({ html: PLAIN, hashes: [HASH] });
});

test.each([
  { why: "says nothing", html: page({ mark: "" }) },
  { why: "says it in its text", html: page({ mark: "", text: MARK }) },
  {
    why: "has it in its title, as someone's text",
    html: page({
      mark: "<title>&lt;meta name=&quot;rookery-page&quot; content=&quot;document&quot;/&gt;</title>",
    }),
  },
])("a page that $why is none", ({ html }) => {
  expect(plainDocument(html, { script: SCRIPT }, THEME)).toBeUndefined();
});

test.each([
  "<script>alert(1)</script>",
  `<script type="module">alert(1)</script>`,
  `<script type="application/ld+json" onload="alert(1)">{}</script>`,
  `<script src="/photo.js"></script>`,
])("a script in its text is taken out: %s", (text) => {
  expect(plainDocument(page({ text: `Standings${text}` }), { script: SCRIPT }, THEME)?.html).toBe(PLAIN);
});

test("a document has one style sheet in place of those it's made of, and any other as it was", () => {
  const styles = { href: "/all.css", parts: ["/a.css", "/b.css", "/c.css"] };
  const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
  const html = page().replace(
    `<link rel="stylesheet" href="/a.css"/>`,
    ["/b.css", "/new.css", "/a.css"].map(link).join(""),
  );
  expect(plainDocument(html, { script: SCRIPT, styles }, THEME)?.html).toBe(
    PLAIN.replace("/a.css", "/all.css").replace(`.css"/>`, `.css"/>${link("/new.css")}`),
  );
});

test("documents are kept as they're sent, and only their theme script may run inline", async () => {
  let answers = 0;
  const { url } = await startFront({
    site: { documentParts: { script: SCRIPT } },
    handle: async (_request, response: ServerResponse) => {
      answers++;
      const request = currentRequest();
      if (request) request.sharedPage = { content: page(), headers: [], isCurrent: () => true };
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "s-maxage=300",
      });
      response.end(page());
    },
  });
  for (const answer of [await fetch(`${url}/lakeside`), await fetch(`${url}/lakeside`)]) {
    expect(await answer.text()).toBe(PLAIN);
    expect(answer.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${HASH}';`);
  }
  expect(answers).toBe(1);
});

test("without a script for it, as in development, a document is a page of the framework", async () => {
  const { url } = await startFront({
    handle: async (_request, response: ServerResponse) => {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(page());
    },
  });
  expect(await (await fetch(`${url}/lakeside`)).text()).toContain("__next_f");
});

test("our files are found by their folder in the build", () => {
  const build = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  expect(readPageScript(build, "document")).toBeUndefined();
  expect(readDocumentParts(build)).toBeUndefined();
  mkdirSync(join(build, "static", "documents"), { recursive: true });
  for (const name of ["document-ABB.js.br", "document-ABC.js"])
    writeFileSync(join(build, "static", "documents", name), "");
  expect(readPageScript(build, "document")).toBe(SCRIPT);
  expect(readDocumentParts(build)).toEqual({ script: SCRIPT, styles: undefined });
  const styles = { href: "/all.css", parts: ["/a.css"] };
  writeFileSync(join(build, DOCUMENT_STYLES), JSON.stringify(styles));
  expect(readDocumentParts(build)).toEqual({ script: SCRIPT, styles });
});
