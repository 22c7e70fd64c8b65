import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BYTES, sealScripts } from "./inline-scripts";

const THEME = "theme()";
const BOOT = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`;
const FIRST = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:\u003cb\u003e"])`;
const SRC = `<script src="/_next/static/chunks/a.js" async=""></script>`;
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

/** A page as Next writes it, with something in its text and something among its last scripts. */
function page({ text = "", last = "" } = {}): string {
  return `<!DOCTYPE html><html><head><script>${THEME}</script></head><body><main>${text}</main><script id="_R_">${BOOT}</script>${SRC}<script>${FIRST}</script>${last}<script>${DATA}</script></body></html>`;
}

test("the framework's scripts may run, those of data as one", () => {
  const { html, hashes } = sealScripts(page({ last: `<script>${DATA}</script>` }), THEME);
  const joined = [FIRST, DATA, DATA].join(";");
  expect(html).toContain(`${SRC}<script>${joined}</script></body></html>`);
  expect(hashes).toEqual([THEME, BOOT, joined].map(hashOf));
});

test("a page that answers a form sent before its scripts came may run them, too", () => {
  const first = String.raw`${FIRST};self.__next_f.push([2,[{"errors":{"name":"\u003cb\u003e"}},"k0","60aa",1]])`;
  const { hashes } = sealScripts(page().replace(FIRST, first), THEME);
  expect(hashes).toEqual([THEME, BOOT, [first, DATA].join(";")].map(hashOf));
});

test("names keep their letters, and a browser finds the hash of what it reads", () => {
  const data = `self.__next_f.push([1,"Renata Kovács – 王"])`;
  const sent = page({ text: "Renata Kovács – 王", last: `<script>${data}</script>` });
  const { html, hashes } = sealScripts(Buffer.from(sent).toString(BYTES), THEME);
  const read = Buffer.from(html, BYTES).toString("utf8");
  expect(read).toContain("<main>Renata Kovács – 王</main>");
  expect(hashes).toContain(hashOf([FIRST, data, DATA].join(";")));
});

test("joining is repeatable, so that a page which is asked for again has the same scripts", () => {
  const once = sealScripts(page(), THEME);
  expect(sealScripts(page(), THEME)).toEqual(once);
});

describe("a script that isn't the framework's stays dead", () => {
  test.each([
    { why: "in the text", page: page({ text: "<script>alert(1)</script>" }), code: "alert(1)" },
    {
      why: "in the text, dressed up as data",
      page: page({ text: `<script>self.__next_f.push([1,"x"])</script>` }),
      code: `self.__next_f.push([1,"x"])`,
    },
    { why: "among the last", page: page({ last: "<script>alert(1)</script>" }), code: "alert(1)" },
    {
      why: "data that does something",
      page: page({ last: "<script>self.__next_f.push([alert(1)])</script>" }),
      code: "self.__next_f.push([alert(1)])",
    },
    {
      why: "a form's state with something after it",
      page: page({ last: `<script>${FIRST};self.__next_f.push([2]);alert([1])</script>` }),
      code: `${FIRST};self.__next_f.push([2]);alert([1])`,
    },
    {
      why: "something else after the first",
      page: page({ last: `<script>${FIRST};alert(1)</script>` }),
      code: `${FIRST};alert(1)`,
    },
    {
      why: "data with something after it",
      page: page({ last: `<script>self.__next_f.push([1]);alert([1])</script>` }),
      code: "self.__next_f.push([1]);alert([1])",
    },
    {
      why: "a list of files that does something",
      page: page({
        last: `<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a:alert(1)});</script>`,
      }),
      code: `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a:alert(1)});`,
    },
    {
      why: "after the end of the document",
      page: `${page()}<script>self.__next_f.push([2])</script>`,
      code: "self.__next_f.push([2])",
    },
  ])("$why", ({ page: html, code }) => {
    const { html: sealed, hashes } = sealScripts(html, THEME);
    const run = [...sealed.matchAll(/<script[^>]*>([^<]*)<\/script>/g)]
      .map(([, script = ""]) => script)
      .filter((script) => hashes.includes(hashOf(script)));
    expect(run.join("\n")).not.toContain(code);
    expect(hashes).not.toContain(hashOf(code));
    expect(run).toContain(THEME);
  });
});
