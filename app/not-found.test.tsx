import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import NotFound from "./not-found";

// Outside of Next there's no current page.
vi.mock("next/navigation", async (load) => ({
  ...(await load<object>()),
  useSearchParams: () => new URLSearchParams(),
}));

test("a page that doesn't exist keeps the navigation and a way on", () => {
  const page = renderToStaticMarkup(<NotFound />);
  const header = /<header[\s\S]*<\/header>/.exec(page)?.[0] ?? "";
  expect(header).toMatch(/<a [^>]*href="\/"/);
  expect(header).toMatch(/<nav [^>]*aria-label="Main"/);
  expect(header).toMatch(/<a [^>]*href="\/me"[^>]*>Account/);
  expect(page).toMatch(/<footer[\s\S]*href="\/tools\/adjudicator"[\s\S]*<\/footer>/);
  expect(page).toMatch(/<main[\s\S]*<h1>Page not found<\/h1>[\s\S]*href="\/me"[\s\S]*<\/main>/);
});
