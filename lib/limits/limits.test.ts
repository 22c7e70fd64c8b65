import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LIMITS } from "./limits";

test("the table in docs/operations.md says what the limits are", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const [, section = ""] = docs.split("\n### Limits\n");
  const rows = (section.split("\n### ")[0] ?? "").split("\n").filter((line) => /^\|.*\d/.test(line));
  const cells = rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual(
    Object.values(LIMITS).map(({ counts, per, most, minutes }) => [
      counts,
      per,
      String(most),
      `${minutes} minutes`,
    ]),
  );
});
