import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotFoundPage } from "./not-found-page";

test("a page that doesn't exist keeps the navigation and a way on", () => {
  const page = renderToStaticMarkup(<NotFoundPage />);
  const header = /<header[\s\S]*<\/header>/.exec(page)?.[0] ?? "";
  expect(header).toMatch(/<a [^>]*href="\/"/);
  expect(header).toMatch(/<nav [^>]*aria-label="Main"/);
  expect(header).toMatch(/<a [^>]*href="\/me"[^>]*><span[^>]*>Account/);
  expect(page).toMatch(/<footer[\s\S]*href="\/tools\/adjudicator"[\s\S]*<\/footer>/);
  expect(page).toMatch(/<main[\s\S]*<h1>Page not found<\/h1>[\s\S]*href="\/me"[\s\S]*<\/main>/);
});
