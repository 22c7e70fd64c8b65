import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { findColorViolations } from "./support/find-color-violations.ts";
import { findViolations } from "./support/find-violations.ts";

// The other tests skip colors and pages of a shape that were checked before, so this makes sure that nothing else is
// skipped.

test("faint text is noticed after the same text where it can be read", async ({ page }) => {
  await show(page, "<p>Dark</p><button disabled>Gray</button>", "button { color: #999; background: white }");
  expect(await findColorViolations(page, "light")).toEqual([]);
  expect(await findColorViolations(page, "light")).toEqual([]);

  for (const { why, html, style } of [
    { why: "a color", html: "<p>Dark</p><p class=a>Faint</p>", style: ".a { color: #999 }" },
    {
      why: "a button that was disabled",
      html: "<button>Gray</button>",
      style: "button { color: #999; background: white }",
    },
    {
      why: "a background further out",
      html: "<div><b><p>Dark</p></b></div>",
      style: "div { background: #444 }",
    },
    {
      why: "an opaque background that's faint",
      html: "<div><p>Dark</p></div>",
      style: "div { opacity: 0.3 } p { background: white }",
    },
  ]) {
    await show(page, html, style);
    expect(await findColorViolations(page, "light"), why).toHaveLength(1);
  }
});

test("a link that only differs by its color from the text around it is noticed", async ({ page }) => {
  const html = "<ul><li><a href='/'>Home</a></li></ul>";
  await show(page, html, "a { color: #225; text-decoration: none }");
  expect(await findColorViolations(page, "light")).toEqual([]);
  await show(page, "<p>Go <a href='/'>home</a> now</p>", "a { color: #225; text-decoration: none }");
  expect(await findColorViolations(page, "light")).toHaveLength(1);
});

test("small targets and missing names are noticed", async ({ page }) => {
  await show(
    page,
    "<h1>Title</h1><div><a href='/'>A</a></div><p>A <a href='/'>link</a> in text</p>",
    "a { line-height: 1 }",
  );
  expect(await findViolations(page)).toEqual([expect.stringMatching(/^below 24 pixels: .*<a/)]);
  await show(page, "<h1>Title</h1><button style='width: 30px; height: 30px'></button>", "");
  expect(await findViolations(page)).toEqual([expect.stringContaining("button-name")]);
});

test("what's wrong on a page is noticed after a page that looks nearly like it", async ({ page }) => {
  const SOUND = `<style>a, input { display: inline-block; min-height: 24px }</style>
    <nav aria-label="Season"><ul><li><a href="/a">First</a></li><li><a href="/b">Second</a></li></ul></nav>
    <nav aria-label="Account"><a href="/me">Amara</a></nav>
    <main><h1>Title</h1><h2 id="games">Games</h2>
      <label for="score">Score</label><input id="score" aria-describedby="why"><p id="why">Of both</p>
      <div style="height: 3rem; width: 9rem; overflow: auto">A word</div>
      <table><tbody><tr><th scope="row">Ben</th><td>1</td></tr><tr><th scope="row">Dev</th><td>2</td></tr></tbody></table>
      <img alt="A board" src="data:,"></main>`;
  await showAll(page, SOUND);
  expect(await findViolations(page)).toEqual([]);
  await showAll(page, SOUND.replace("Ben", "Ben Ito").replace('<li><a href="/b">Second</a></li>', ""));
  expect(await findViolations(page)).toEqual([]);

  for (const { why, from, to } of [
    { why: "landmark-unique", from: 'aria-label="Account"', to: 'aria-label="Season"' },
    { why: "link-name", from: "Second", to: " " },
    { why: "label", from: 'for="score"', to: 'for="scores"' },
    { why: "list", from: "<ul><li>", to: "<ul><b>No</b><li>" },
    { why: "image-alt", from: 'alt="A board"', to: "" },
    { why: "heading-order", from: '<h2 id="games">Games</h2>', to: '<h4 id="games">Games</h4>' },
    { why: "scrollable-region-focusable", from: "A word", to: "Word<br>".repeat(9) },
    { why: "aria-hidden-focus", from: '<a href="/me">', to: '<a href="/me" aria-hidden="true">' },
    { why: "landmark-one-main", from: /<(\/?)main>/g, to: "<$1div>" },
  ]) {
    await showAll(page, SOUND.replace(from, to));
    expect(await findViolations(page), why).toContainEqual(expect.stringMatching(`^${why}:`));
  }
});

async function show(page: Page, html: string, style: string): Promise<void> {
  await showAll(page, `<style>${style}</style><main>${html}</main>`);
}

async function showAll(page: Page, html: string): Promise<void> {
  const style = "<style>body { color: black; background: white }</style>";
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>${style}${html}</html>`);
}
