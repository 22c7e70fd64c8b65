import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImportPreview } from "./import-preview";

test("what an import would do takes the focus from the form that it replaces", () => {
  const preview = { csv: "", rows: [], stamp: "" };
  const html = renderToStaticMarkup(<ImportPreview org="lakeside" season="fall-2026" preview={preview} />);
  const focused = /<div tabindex="-1"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  expect(focused).toContain("No one will be added.");
});
