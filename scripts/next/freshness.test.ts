import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "./freshness";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "freshness-"));
  mkdirSync(join(root, "app"));
  mkdirSync(join(root, "e2e"));
  mkdirSync(join(root, "lib", "front"), { recursive: true });
  writeFileSync(join(root, "app", "page.tsx"), "one");
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  { why: "a page changes", file: "app/page.tsx", text: "two", rebuild: true },
  { why: "a page is rewritten with the same content", file: "app/page.tsx", text: "one", rebuild: false },
  { why: "a page is added", file: "app/rules.tsx", text: "", rebuild: true },
  { why: "a test changes", file: "app/page.test.tsx", text: "", rebuild: false },
  { why: "code that runs beside the build changes", file: "lib/front/front.ts", text: "", rebuild: false },
  { why: "something outside the app changes", file: "e2e/story.ts", text: "", rebuild: false },
])("$why: build again? $rebuild", ({ file, text, rebuild }) => {
  const before = hashSources(root);
  writeFileSync(join(root, file), text);
  expect(hashSources(root) !== before).toBe(rebuild);
});
