import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code";

test("an address becomes a square picture with a name and a white edge of four", () => {
  const html = renderToStaticMarkup(
    <QrCode text="https://league.example/matches/1" label="The match page" />,
  );
  const size = Number(html.match(/viewBox="0 0 (\d+) \1"/)?.[1]);
  expect((size - 8 - 17) % 4).toBe(0);
  expect(html).toContain('aria-label="The match page"');
  const edge = [...html.matchAll(/M(\d+) (\d+)h1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...edge)).toBe(4);
  expect(Math.max(...edge)).toBe(size - 5);
});
