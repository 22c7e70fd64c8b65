import { expect, test } from "vitest";
import { expectNextMove, type NextMoveRow } from "../testing/next-move-rows";
import {
  AGREED,
  CONTESTED,
  NO_SHOW,
  OVERDUE,
  REPORTED,
  SUGGESTED,
  UNREACHABLE,
  wordsFor,
} from "../testing/sample-match";

const FRIDAY = "2026-11-21T00:00:00.000Z";
const SATURDAY_EVENING = "2026-11-21T22:58:00.000Z";
const AFTER = "2026-11-23T17:30:00.000Z";

test.each<NextMoveRow>([
  {
    why: "reported by you",
    side: "home",
    now: SATURDAY_EVENING,
    events: [REPORTED],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your report",
    says: "Nothing to do. If Theo doesn’t answer by Sunday, 11:59 pm, the director decides.",
  },
  {
    why: "to confirm",
    side: "away",
    now: SATURDAY_EVENING,
    events: [REPORTED],
    turn: "you",
    label: "Your move",
    what: "Did Amara win 2–1?",
    says: "If you don’t answer, the director decides.",
  },
  {
    why: "a no-show is claimed against you",
    side: "away",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED, NO_SHOW],
    turn: "you",
    label: "Your move",
    what: "Did you miss the match?",
    says: "Amara says you didn’t come and claims the match.",
  },
  {
    why: "you claimed a no-show",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED, NO_SHOW],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your claim",
    says: "the director decides",
  },
  {
    why: "contested",
    side: "home",
    now: AFTER,
    events: [REPORTED, CONTESTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding game 3",
    says: "You don’t need to do anything. You can add to your statement until the ruling. The ruling is final.",
  },
  {
    why: "you didn't answer",
    side: "away",
    now: AFTER,
    events: [REPORTED, OVERDUE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You didn’t answer Amara in time.",
  },
  {
    why: "you didn't answer, not recorded yet",
    side: "away",
    now: AFTER,
    events: [REPORTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You didn’t answer Amara in time. Say whether the report is right.",
  },
  {
    why: "they didn't answer, not recorded yet",
    side: "home",
    now: AFTER,
    events: [REPORTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Theo didn’t answer in time. You don’t need to do anything.",
  },
  {
    why: "you didn't answer a claim that you didn't come",
    side: "away",
    now: AFTER,
    events: [SUGGESTED, AGREED, NO_SHOW, OVERDUE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Amara says you didn’t come, and you didn’t answer in time. Say whether that’s right.",
  },
  {
    why: "you couldn't be reached",
    side: "away",
    now: FRIDAY,
    events: [UNREACHABLE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Amara couldn’t reach you. Tell your side",
  },
  {
    why: "you couldn't reach them",
    side: "home",
    now: FRIDAY,
    events: [UNREACHABLE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You couldn’t reach Theo. You don’t need to do anything.",
  },
])("$why: $what", expectNextMove);

test("who claimed a match by mistake reads how it can still count as played", () => {
  expect(wordsFor("home", FRIDAY, NO_SHOW).why).toContain(
    "If you did play, ask Theo to answer with the games.",
  );
});
