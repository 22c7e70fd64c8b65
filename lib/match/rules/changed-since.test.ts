import { expect, test } from "vitest";
import { changesSince } from "./changed-since";
import type { MatchCommand } from "./commands";
import type { MatchEvent, StoredEvent } from "./events";
import { wonBy } from "./outcome";

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
const FILLED_IN: MatchCommand = { type: "report", source: "room", games: [] };
const REPORTED = {
  by: "home",
  games: [],
  outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
  answerBy: DEADLINE,
} as const;
const BY_ROOM: MatchEvent = { type: "ResultReported", source: "room", ...REPORTED };
const TYPED: MatchEvent = { type: "ResultReported", ...REPORTED };
const AMENDED: MatchEvent = { type: "ReportAmended", ...REPORTED };
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
    why: "both players confirm what the match room shows, one after the other",
    command: FILLED_IN,
    events: [PAIRED, BY_ROOM],
    seen: 1,
    is: [],
  },
  {
    why: "the other player typed the report, so it may say something else",
    command: FILLED_IN,
    events: [PAIRED, TYPED],
    seen: 1,
    is: [2],
  },
  {
    why: "the other player has changed the report since",
    command: FILLED_IN,
    events: [PAIRED, BY_ROOM, AMENDED],
    seen: 1,
    is: [3],
  },
  {
    why: "what a player types answers no report that the room made",
    command: { type: "report", games: [] } as const,
    events: [PAIRED, BY_ROOM],
    seen: 1,
    is: [2],
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
