import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NextMove } from "./next-move";

const WHOLE = '<span class="whitespace-nowrap">';

test("a heading keeps its score on one line", () => {
  expect(headingOf("Confirm 1–0 against Pavel")).toBe(`Confirm ${WHOLE}1–0</span> against Pavel`);
  expect(headingOf("Did you win 2½–1½?")).toBe(`Did you win ${WHOLE}2½–1½</span>?`);
});

test("a heading without a score is as it was", () => {
  expect(headingOf("Pick one of Jun-ho’s times")).toBe("Pick one of Jun-ho’s times");
});

function headingOf(what: string): string | undefined {
  const html = renderToStaticMarkup(<NextMove turn="you" what={what} />);
  return /<h2[^>]*>(.*)<\/h2>/.exec(html)?.[1];
}
