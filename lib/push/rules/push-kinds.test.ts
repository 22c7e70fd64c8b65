import { expect, test } from "vitest";
import { pushOfLetter } from "./push-kinds";

const MATCH = "019a0000-0000-7000-8000-000000000001";
const USER = "019a0000-0000-7000-8000-000000000002";

test.each([
  { occasion: "2:TimesProposed", kind: "times" },
  { occasion: "3:TimeAgreed", kind: "agreed" },
  { occasion: "4:ResultReported", kind: "confirm" },
  { occasion: "9:Ruled", kind: "ruling" },
  { occasion: "reminder:2026-11-23T05:59:00.000Z:24", kind: "deadline" },
])("an email about $occasion is also the notification $kind", ({ occasion, kind }) => {
  expect(pushOfLetter(`${MATCH}:${occasion}:${USER}`)).toEqual({ kind, matchId: MATCH, userId: USER });
});

test.each([
  { why: "an event that's an email only", key: `${MATCH}:4:Conceded:${USER}` },
  { why: "the daily email", key: `digest:${USER}:2026-11-23` },
  { why: "an email to someone without an account", key: "checkout:1" },
  { why: "a name of every object", key: `${MATCH}:4:constructor:${USER}` },
])("$why is no notification", ({ key }) => {
  expect(pushOfLetter(key)).toBeNull();
});
