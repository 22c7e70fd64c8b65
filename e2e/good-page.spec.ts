import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { findColorViolations } from "./support/find-color-violations.ts";
import { findViolations } from "./support/find-violations.ts";

// The other tests skip colors that were checked on another page, so this makes sure that nothing else is skipped.

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

async function show(page: Page, html: string, style: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><style>body { color: black; background: white } ${style}</style><main>${html}</main></html>`,
  );
}
