import { expect, test } from "vitest";
import { beforeYouPlay } from "./before-you-play";

const SEASON = { slug: "spring-2027", name: "Spring 2027", startsOn: "2027-02-01" };
const WAIVER = { organization: "lakeside", season: SEASON, hasBegun: false, isPaired: false };
const FEE = {
  ...WAIVER,
  name: "Intramural pass",
  amount: 1500,
  currency: "USD",
  due: "publication",
  whereToPay: "Front desk, cash or check",
} as const;

test("a waiver and a fee say by when, with the first day of the season", () => {
  const [waiver, fee] = beforeYouPlay([WAIVER], [FEE]);
  expect(waiver).toMatchObject({
    title: "Accept the waiver for Spring 2027",
    detail: "Accept it before the schedule is published. The season starts on Monday, Feb 1.",
    by: { label: "before", day: "Monday, Feb 1" },
    href: "/lakeside/spring-2027/waiver",
  });
  expect(fee).toMatchObject({
    title: "Pay for Spring 2027: Intramural pass, $15.00",
    detail:
      "Pay before the schedule is published. Where to pay: Front desk, cash or check. The season starts on Monday, Feb 1.",
    by: { day: "Monday, Feb 1" },
    href: null,
  });
});

test.each([
  {
    why: "the schedule is published",
    asked: { isPaired: true },
    detail: "The desk hasn’t marked it as paid. Where to pay: Front desk, cash or check.",
  },
  {
    why: "it was due at registration",
    asked: { due: "registration" as const },
    detail: "It was due at registration, so pay it now. Where to pay: Front desk, cash or check.",
  },
])("a fee is due now if $why", ({ asked, detail }) => {
  expect(beforeYouPlay([], [{ ...FEE, ...asked }])).toMatchObject([{ detail, by: undefined }]);
});

test("after the schedule is published, a waiver is due before the next match", () => {
  expect(beforeYouPlay([{ ...WAIVER, isPaired: true }], [])).toMatchObject([
    { detail: "Accept it before your next match.", by: undefined },
  ]);
});

test("a season that began without a schedule started on its first day, and has no day to be ready before", () => {
  const [waiver, fee] = beforeYouPlay([{ ...WAIVER, hasBegun: true }], [{ ...FEE, hasBegun: true }]);
  expect(waiver?.detail).toBe(
    "Accept it before the schedule is published. The season started on Monday, Feb 1.",
  );
  expect(fee?.detail).toContain("The season started on Monday, Feb 1.");
  expect([waiver?.by, fee?.by]).toEqual([undefined, undefined]);
});
