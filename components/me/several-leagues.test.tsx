import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY } from "../gallery/people-samples";
import { MyPage } from "./my-page";

const LAKESIDE = { slug: "lakeside", name: "Lakeside University" };
const BALCONES = { slug: "balcones", name: "Balcones State University" };

const recordIn = ({ slug, name }: typeof LAKESIDE) => ({
  id: slug,
  page: {
    organization: slug,
    organizationName: name,
    season: { slug: "fall-2026", name: "Fall 2026", status: "running" as const },
    division: { slug: "open", name: "Open" },
  },
  record: null,
  lots: [],
  points: [],
  sportsmanship: null,
  rules: { accepted: 1, newest: 1 },
});

const textFor = (...organizations: readonly (typeof LAKESIDE)[]) =>
  renderToStaticMarkup(
    <MyPage
      {...EMPTY}
      records={organizations.map(recordIn)}
      withoutAvailability={organizations.map(({ slug }) => slug)}
    />,
  ).replaceAll(/<[^>]*>/g, "");

test("who plays in one organization isn't told its name", () => {
  const text = textFor(LAKESIDE);
  expect(text).toContain("Set your availability once, and every match page");
  expect(text).toContain("Your season: Fall 2026, Open");
  expect(text).not.toContain("Lakeside University");
});

test("who plays in several can tell their seasons apart", () => {
  const text = textFor(LAKESIDE, BALCONES);
  for (const { name } of [LAKESIDE, BALCONES]) {
    expect(text).toContain(`Set your availability at ${name} once, and every match page`);
    expect(text).toContain(`Your season: Fall 2026, Open, ${name}`);
  }
});
