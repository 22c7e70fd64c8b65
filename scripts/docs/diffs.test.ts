import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { listExpectedLines } from "./diffs";
import { listDocuments } from "./documents";

const read = (path: string) => readFileSync(projectPath(path), "utf8");
const HOW_TOS = listDocuments().filter((path) => path.startsWith("docs/how-to/"));

test("a diff expects the lines it shows around a change, and those it removes", () => {
  const text = "```diff\n--- a/b.ts\n+++ b/b.ts\n@@ -1,3 +1,3 @@ f(\n one\n-two\n+three\n \n   four\n```\n";
  expect(listExpectedLines(text)).toEqual([
    { path: "b.ts", line: "one" },
    { path: "b.ts", line: "two" },
    { path: "b.ts", line: "  four" },
  ]);
});

test("there are how-tos with diffs", () => {
  expect(HOW_TOS.flatMap((path) => listExpectedLines(read(path))).length).toBeGreaterThan(50);
});

test.each(HOW_TOS)("the diffs of %s change lines that exist", (path) => {
  const lost = listExpectedLines(read(path)).filter(
    (expected) => !read(expected.path).split("\n").includes(expected.line),
  );
  expect(lost).toEqual([]);
});
