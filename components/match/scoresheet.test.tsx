import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Scoresheet } from "./scoresheet";

const sheet = { fields: [], white: "Amara Osei", black: "Theo Lindqvist" };

test("a side that didn't act on a line has the dots of notation, and screen readers say that there's no entry", () => {
  const html = renderToStaticMarkup(
    <Scoresheet
      {...sheet}
      rows={[
        { kind: "pair", number: 2, white: null, black: { act: "Asked to move it", at: "Wed, 8:02 am" } },
      ]}
    />,
  );

  expect(html).toContain('<td class="empty"><span class="sr">no entry</span></td>');
});

test("a ruling spans both columns, never one", () => {
  const html = renderToStaticMarkup(
    <Scoresheet
      {...sheet}
      rows={[{ kind: "ruling", stamp: "Final", tone: "final", heading: "2–1", body: "Rule 4.2.", at: "Mon" }]}
    />,
  );

  expect(html).toContain('<tr class="ruling"><td colSpan="3">');
});

test("an unused sheet keeps its printed lines", () => {
  const html = renderToStaticMarkup(<Scoresheet {...sheet} rows={[]} />);

  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
});

test("a line of the sheet may end between two scores, but not within one", () => {
  const reported = { act: "Reported 2–1 to Amara", note: "½–½ (replayed), 0–1", at: "Wed" };
  const html = renderToStaticMarkup(
    <Scoresheet {...sheet} rows={[{ kind: "pair", number: 1, white: reported, black: null }]} />,
  );

  const whole = (score: string) => `<span class="whitespace-nowrap">${score}</span>`;
  expect(html).toContain(`<p class="act">Reported ${whole("2–1")} to Amara</p>`);
  expect(html).toContain(`<p class="note">${whole("½–½")} (replayed), ${whole("0–1")}</p>`);
});
