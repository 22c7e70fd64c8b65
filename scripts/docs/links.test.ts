import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { listDocuments } from "./documents";
import { listAnchors, listLinks } from "./links";

const DOCS = listDocuments();
const read = (path: string) => readFileSync(projectPath(path), "utf8");

test("the documents are found", () => {
  expect(DOCS).toEqual(expect.arrayContaining(["README.md", "docs/api.md", "docs/how-to/add-a-page.md"]));
});

test.each(DOCS)("every link of %s leads to a file and a heading that exist", (doc) => {
  const lost = listLinks(doc, read(doc)).filter(({ path, anchor }) => {
    if (!existsSync(projectPath(path))) return true;
    return anchor !== null && path.endsWith(".md") && !listAnchors(read(path)).includes(anchor);
  });
  expect(lost.map(({ target }) => target)).toEqual([]);
});

test("anchors are made as on the web", () => {
  const text =
    "# The app’s `API`\n\n## What's new?\n## Sign-in, once\n## Sign-in, once\n```sh\n# a comment\n```\n";
  expect(listAnchors(text)).toEqual(["the-apps-api", "whats-new", "sign-in-once", "sign-in-once-1"]);
});

test("links are read from where they are, and those to other sites left out", () => {
  const text = "[a](../SECURITY.md), [b](#here), [c](https://example.org/#x), [d](how-to/add.md#step-1)";
  expect(listLinks("docs/api.md", text)).toEqual([
    { target: "../SECURITY.md", path: "SECURITY.md", anchor: null },
    { target: "#here", path: "docs/api.md", anchor: "here" },
    { target: "how-to/add.md#step-1", path: "docs/how-to/add.md", anchor: "step-1" },
  ]);
});
