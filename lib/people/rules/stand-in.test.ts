import { expect, test } from "vitest";
import { refuseStandIn } from "./stand-in";

const NOW = "2026-11-20T18:00:00.000Z";
const SPAN = { from: "2026-11-23T06:00:00.000Z", until: "2026-11-30T06:00:00.000Z" };
const WHO = { now: NOW, isForDirector: true, isDirector: false, standsInThen: false };

test.each([
  { why: "for a week", said: refuseStandIn(SPAN, WHO), is: null },
  { why: "begun already", said: refuseStandIn({ ...SPAN, from: "2026-11-19T06:00:00.000Z" }, WHO), is: null },
  { why: "over", said: refuseStandIn({ ...SPAN, until: NOW }, WHO), is: "in-the-past" },
  {
    why: "for a year",
    said: refuseStandIn({ ...SPAN, until: "2027-11-23T06:00:00.000Z" }, WHO),
    is: "too-long",
  },
  { why: "another director", said: refuseStandIn(SPAN, { ...WHO, isDirector: true }), is: "is-director" },
  {
    why: "sent twice",
    said: refuseStandIn(SPAN, { ...WHO, standsInThen: true }),
    is: "stands-in-already",
  },
  {
    why: "a stand-in can't name one",
    said: refuseStandIn(SPAN, { ...WHO, isForDirector: false }),
    is: "not-a-director",
  },
])("$why: $is", ({ said, is }) => {
  expect(said).toBe(is);
});
