import { expect, test } from "vitest";
import { changesSince } from "./changed-since";
import type { MatchCommand } from "./commands";
import type { MatchEvent, StoredEvent } from "./events";

const DEADLINE = "2026-11-23T05:59:00.000Z";
const stored = (...events: readonly MatchEvent[]): readonly StoredEvent[] =>
  events.map((event, index) => ({ seq: index + 1, at: DEADLINE, actorUserId: null, event }));

const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: DEADLINE };
const TRIED: MatchEvent = {
  type: "ContactLogged",
  by: "home",
  means: "email",
  triedAt: DEADLINE,
  note: "No answer.",
};
const CAME: MatchEvent = { type: "Arrived", by: "home", arrivedAt: DEADLINE };
const SUGGESTED: MatchEvent = { type: "TimesProposed", by: "home", times: [DEADLINE] };
const APPROVE: MatchCommand = { type: "approve" };
const ARRIVE: MatchCommand = { type: "arrive", table: null };
const VOID: MatchCommand = { type: "void", reason: "Paired twice." };

test.each([
  { why: "nothing has happened since", command: APPROVE, events: [PAIRED], seen: 1, is: [] },
  { why: "someone acted since", command: APPROVE, events: [PAIRED, SUGGESTED], seen: 1, is: [2] },
  {
    why: "a player who checks in changes nothing either",
    command: APPROVE,
    events: [PAIRED, CAME],
    seen: 1,
    is: [],
  },
  {
    why: "checking in answers nothing on the page",
    command: ARRIVE,
    events: [PAIRED, SUGGESTED],
    seen: 1,
    is: [],
  },
  {
    why: "a contact attempt changes nothing that a player answers",
    command: APPROVE,
    events: [PAIRED, TRIED],
    seen: 1,
    is: [],
  },
  {
    why: "a director decides on what they read, and that includes a contact attempt",
    command: VOID,
    events: [PAIRED, TRIED],
    seen: 1,
    is: [2],
  },
  {
    why: "logging a contact attempt doesn't answer anything",
    command: { type: "log-contact", means: "email", triedAt: DEADLINE, note: "Nobody." } as const,
    events: [PAIRED, SUGGESTED],
    seen: 1,
    is: [],
  },
  {
    why: "neither does another statement, even from an old page",
    command: { type: "add-statement", statement: "One more thing." } as const,
    events: [PAIRED, SUGGESTED],
    seen: null,
    is: [],
  },
  {
    why: "a page from an older release doesn't say",
    command: APPROVE,
    events: [PAIRED],
    seen: null,
    is: null,
  },
  {
    why: "a page that claims to have seen more events than there are",
    command: APPROVE,
    events: [PAIRED],
    seen: 2,
    is: null,
  },
  { why: "a page that has seen no events", command: APPROVE, events: [PAIRED], seen: 0, is: null },
])("$why", ({ command, events, seen, is }) => {
  const changes = changesSince(command, stored(...events), seen);
  expect(changes === "unknown" ? null : changes.map(({ seq }) => seq)).toEqual(is);
});
