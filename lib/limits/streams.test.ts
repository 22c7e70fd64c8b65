import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPEN_STREAMS } from "./streams";

test("docs/operations.md says how many there can be", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  for (const most of Object.values(OPEN_STREAMS)) expect(docs).toContain(most.toLocaleString("en-US"));
});
