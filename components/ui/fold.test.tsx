import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { addBreak } from "@/lib/season/actions/breaks";
import { removeDivision } from "@/lib/season/actions/edit-season";
import { finishSeason, openRegistration } from "@/lib/season/actions/season";
import type { FormErrors } from "@/lib/shared/form";
import { saveFreeDay } from "@/lib/venue/actions/availability";
import { sendAgain } from "@/lib/webhooks/actions/webhooks";
import { WebhookList } from "../api/webhook-forms";
import { EditDivision } from "../season/edit-division-forms";
import { SeasonBreaks } from "../season/season-breaks";
import { SeasonMore } from "../season/season-forms";
import { DayForm } from "../venue/availability-forms";

// Without JavaScript, a refused form comes back on a new page.

const REFUSED: FormErrors = { sentence: "Not today.", fields: {}, typed: { hour: "18\n20" } };

const answers = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock("@/components/ui/use-send", () => ({
  useSend: (action: unknown) => [answers.get(action) ?? null, { send: () => {}, unsent: null }],
}));
beforeEach(() => answers.clear());

const SEASON = { org: "lakeside", season: "fall-2026" };
const MESSAGE = { id: "m1", type: "season.changed", words: "Fri, Nov 20, noon. Delivered (204)." };

const FOLDED: readonly (readonly [why: string, action: unknown, element: ReactElement])[] = [
  ["a break", addBreak, <SeasonBreaks key="1" {...SEASON} breaks={[]} canChange />],
  [
    "removing a division",
    removeDivision,
    <EditDivision
      key="2"
      {...SEASON}
      seen="1"
      division="open"
      name="Open"
      publicNames={null}
      words="no players"
      canRemove
    />,
  ],
  [
    "opening registration again",
    openRegistration,
    <SeasonMore key="4" {...SEASON} seen="running" more={["reopen"]} />,
  ],
  [
    "finishing a season early",
    finishSeason,
    <SeasonMore key="5" {...SEASON} seen="running" more={["finish"]} />,
  ],
  [
    "sending a message again",
    sendAgain,
    <WebhookList
      key="3"
      org="lakeside"
      rows={[{ id: "w1", url: "https://x.example", stamp: "s1", messages: [MESSAGE] }]}
    />,
  ],
];

test.each(FOLDED)("a refusal isn't folded away: %s", (_why, action, element) => {
  expect(renderToStaticMarkup(element)).not.toMatch(/<details[^>]* open/);
  answers.set(action, REFUSED);
  const html = renderToStaticMarkup(element);
  expect(html).toMatch(/<details[^>]* open/);
  expect(html).toContain("Not today.");
});

test("a refused day keeps its hours", () => {
  answers.set(saveFreeDay, REFUSED);
  const html = renderToStaticMarkup(<DayForm org="lakeside" today="2026-11-20" />);
  expect([...html.matchAll(/checked="" value="(\d+)"/g)].map(([, hour]) => hour)).toEqual(["18", "20"]);
});
