import { expect, test } from "vitest";
import { listDocumentPages } from "./document-pages.ts";
import { isTest, readSources } from "./files.ts";

const SOURCES = readSources(["app", "components", "lib"]).filter(({ path }) => !isTest(path));
const PAGES = listDocumentPages(SOURCES);

/** Client components that a document can draw, because they do all of their work as HTML. */
const PLAIN: Readonly<Record<string, string>> = {
  "components/ui/link.tsx": "is an ordinary link",
  "components/ui/submit-button.tsx": "sends a form with an address",
  "components/ui/kept-text-area.tsx": "is an ordinary text area",
  "components/ui/focus-on-mount.tsx": "takes the focus as the page opens",
};

test.each(PAGES)("$path works without React", ({ client }) => {
  expect(client.filter((path) => !(path in PLAIN))).toEqual([]);
});

test("these pages are documents", () => {
  const addresses = PAGES.map(({ path }) => path.replace(/^app\/\(public\)|\/page\.tsx$/g, ""));
  expect(addresses.sort()).toEqual([
    "/[org]",
    "/[org]/[season]",
    "/[org]/[season]/[division]",
    "/[org]/[season]/[division]/on/[date]",
    "/[org]/[season]/guide/[language]",
    "/[org]/[season]/rules",
    "/[org]/[season]/rules/[version]",
    "/[org]/players/[id]",
    "/[org]/search",
    "/api/v1/docs",
    "/campuses",
    "/campuses/[page]",
    "/privacy",
  ]);
});

test("no document has a form that React sends", () => {
  const page = {
    path: "app/x/page.tsx",
    text: `import { SendForm } from "@/components/form";\n<PublicFrame>`,
  };
  const form = { path: "components/form.tsx", text: `"use client";\nimport { send } from "@/lib/send";` };
  expect(listDocumentPages([page, form])).toEqual([{ path: page.path, client: [form.path] }]);
});

test.each([
  { why: "it needs React", text: '<PublicFrame app="touched">' },
  {
    why: "it needs React for some content",
    text: '<PublicFrame\n  app={needsApp(view) ? "shown" : undefined}\n>',
  },
  { why: "it belongs to someone", text: "<MemberFrame reader={reader}>" },
])("a page isn't a document if $why", ({ text }) => {
  expect(listDocumentPages([{ path: "app/x/page.tsx", text }])).toEqual([]);
});
