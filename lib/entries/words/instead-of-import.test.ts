import { expect, test } from "vitest";
import { insteadOfImport } from "./instead-of-import";

test.each([
  { status: "draft", says: /^Open registration/ },
  { status: "running", says: /add them by hand/ },
  { status: "finished", says: /The season is over/ },
  { status: "archived", says: /The season is over/ },
] as const)("while a season is $status, its import page says what's possible", ({ status, says }) => {
  expect(insteadOfImport(status)).toMatch(says);
});
