import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { withLateApp } from "./late-app";
import { startFront } from "./testing/front-server";

const LATE = "/_next/static/documents/late-app-ABC.js";
const MARK = `<meta name="rookery-page" content="app-when-shown"/>`;
const TOUCHED = `<meta name="rookery-page" content="app-when-touched"/>`;
const OLD = `<script src="/_next/static/chunks/old.js" noModule=""></script>`;
const DATA = `<script>self.__next_f.push([1,"x"])</script>`;

function page({ mark = MARK, text = "The board" } = {}): string {
  const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`;
  return `<!DOCTYPE html><html><head>${preload}${chunk("a")}<link rel="stylesheet" href="/a.css"/>${mark}</head><body>${text}${OLD}<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>${DATA}</body></html>`;
}

const LATER = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="${LATE}" data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js" data-when="shown" defer=""></script></head><body>The board${OLD}${DATA}</body></html>`;

test("a page that can wait for React has one script of ours, which knows React's", () => {
  expect(withLateApp({ html: page(), hashes: ["abc"] }, LATE)).toEqual({ html: LATER, hashes: ["abc"] });
});

test("it also says when to start React", () => {
  const { html } = withLateApp({ html: page({ mark: TOUCHED }), hashes: [] }, LATE);
  expect(html).toBe(LATER.replace("shown", "touched"));
});

test.each([
  { why: "says nothing", html: page({ mark: "" }) },
  { why: "says it in its text", html: page({ mark: "", text: MARK }) },
])("a page that $why keeps its scripts", ({ html }) => {
  expect(withLateApp({ html, hashes: [] }, LATE)).toEqual({ html, hashes: [] });
});

test.each([
  `<script src="/photos/evil.js" async=""></script>`,
  `<script src="//evil.example/_next/static/a.js" async=""></script>`,
  `<script src="/_next/static/chunks/a.js x" async=""></script>`,
])("a script in its text isn't taken for React's: %s", (text) => {
  const { html } = withLateApp({ html: page({ text }), hashes: [] }, LATE);
  expect(html).toContain(text);
  expect(html).toContain(`data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js"`);
});

test("it's sent that way, its data may run, and without our script it's as the framework made it", async () => {
  const handle = async (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(page());
  };
  const late = await fetch(`${(await startFront({ site: { lateAppScript: LATE }, handle })).url}/x`);
  expect(await late.text()).toBe(LATER);
  expect(late.headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(await (await fetch(`${(await startFront({ handle })).url}/x`)).text()).toBe(page());
});
