import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkNode } from "./check-node";

test.each([
  { engines: { node: ">=20.19" }, running: "20.19.0", isFine: true },
  { engines: { node: ">=20.19" }, running: "22.1.0", isFine: true },
  { engines: { node: ">=20.19" }, running: "20.9.0", isFine: false },
  { engines: { node: ">=22" }, running: "20.19.5", isFine: false },
  { engines: undefined, running: "20.19.0", isFine: true },
])("$engines on Node $running: $isFine", ({ engines, running, isFine }) => {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ engines }));
  expect(checkNode(folder, running)).toHaveLength(isFine ? 0 : 1);
});
