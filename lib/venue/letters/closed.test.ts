import { describe, expect, test } from "vitest";
import { addMinutes } from "@/lib/shared/instant";
import { makeNoEmail } from "@/lib/shared/no-email";
import { capitalize } from "@/lib/shared/text";
import { type ClosedFacts, closedLetter, closedLetters } from "./closed";

const AMARA = { userId: "amara", name: "Amara Osei", email: "amara@lakeside.example" };
const BEN = { userId: "ben", name: "Ben Ito", email: makeNoEmail("ben") };
const RENATA = { userId: "renata", name: "Renata Kovács", email: "renata@lakeside.example" };
const AT = "2026-11-19T01:00:00.000Z";
const NO_TIMES = { home: [], away: [] };
const NOTHING: ClosedFacts["matches"][number]["change"] = {
  id: "m1",
  cancels: null,
  movesTo: null,
  deadlineAt: null,
  withdraws: NO_TIMES,
};
const MATCH: ClosedFacts["matches"][number] = {
  change: { ...NOTHING, cancels: AT, movesTo: "2026-11-21T01:00:00.000Z" },
  division: { name: "Open" },
  slot: { format: "round-robin", number: 1, of: 3, match: 1 },
  home: AMARA,
  away: BEN,
  scheduledAt: AT,
  suggested: NO_TIMES,
  lastTime: "2026-11-23T03:59:00.000Z",
  minutes: 60,
  closesAt: "2026-11-23T05:59:00.000Z",
  closed: [],
};
const FACTS: ClosedFacts = {
  appUrl: "https://rookery.example",
  organization: {
    slug: "lakeside",
    name: "Lakeside",
    timeZone: "America/Chicago",
    contactEmail: "desk@lakeside.example",
  },
  venues: ["Courtside Lounge"],
  isAll: true,
  closure: { id: "c1", from: AT, until: "2026-11-19T12:00:00.000Z", reason: "Snow" },
  matches: [MATCH],
  rounds: 1,
  directors: [RENATA],
  at: AT,
};

test("a director reads who wasn't emailed, and that a match that moves doesn't lose its time", () => {
  const { text } = closedLetter(RENATA, FACTS);
  expect(text).toContain("no matches lost their time");
  expect(text.replaceAll("\n", " ")).toContain(
    "The other players have been emailed. Ben Ito has no email here, so please tell them yourself.",
  );
});

test("it says that the players have been emailed if all have an email", () => {
  const facts = { ...FACTS, matches: FACTS.matches.map((match) => ({ ...match, away: RENATA })) };
  expect(closedLetter(RENATA, facts).text).toContain("The players have been emailed.");
});

describe("suggested times", () => {
  const [EVENING, LATE, FRIDAY] = [AT, "2026-11-19T03:00:00.000Z", "2026-11-21T01:00:00.000Z"];
  const gone = "the time you suggested (Wednesday, Nov 18, 7:00 pm) is no longer available.";
  const REPORT = "Report by Sunday, Nov 22, 11:59 pm.";
  const ASK = "Suggest other times on the match page.";
  const only = {
    ...MATCH,
    change: { ...NOTHING, withdraws: { home: [EVENING], away: [] } },
    suggested: { home: [EVENING], away: [] },
    scheduledAt: null,
  };
  const factsOf = (match: typeof MATCH, directors = FACTS.directors): ClosedFacts => ({
    ...FACTS,
    matches: [match],
    rounds: 0,
    directors,
    at: addMinutes(FACTS.closure.from, -60),
  });
  const textTo = (reader: typeof AMARA, match: typeof MATCH) =>
    closedLetter(reader, factsOf(match)).text.replaceAll(/\s+/g, " ");

  test.each([
    { why: "none is left", match: only, line: `(Open): ${gone} ${ASK} ${REPORT}` },
    {
      why: "none is left, nor a time to suggest",
      match: { ...only, lastTime: addMinutes(FACTS.closure.until, -1), minutes: 60 },
      line: `(Open): ${gone} No time is left to play before the deadline, so ask the director for a later one. ${REPORT}`,
    },
    {
      why: "none is left, but one match fits before the closure",
      match: { ...only, lastTime: addMinutes(FACTS.closure.until, -1), minutes: 59 },
      line: `(Open): ${gone} ${ASK} ${REPORT}`,
    },
    {
      why: "none is left, but a match can begin when the closure ends",
      match: { ...only, lastTime: FACTS.closure.until, minutes: 60 },
      line: `(Open): ${gone} ${ASK} ${REPORT}`,
    },
    {
      why: "none is left, and another closure keeps it closed until the deadline",
      match: { ...only, closed: [{ from: FACTS.closure.until, until: MATCH.closesAt }] },
      line: `(Open): ${gone} No time is left to play before the deadline, so ask the director for a later one. ${REPORT}`,
    },
    {
      why: "none is left, and another closure leaves less than a match between the two",
      match: {
        ...only,
        closed: [{ from: addMinutes(FACTS.closure.until, 59), until: MATCH.closesAt }],
      },
      line: `(Open): ${gone} No time is left to play before the deadline, so ask the director for a later one. ${REPORT}`,
    },
    {
      why: "none is left, and another closure covers the hours before",
      match: {
        ...only,
        lastTime: addMinutes(FACTS.closure.until, -1),
        minutes: 20,
        closed: [{ from: addMinutes(FACTS.closure.from, -40), until: FACTS.closure.from }],
      },
      line: `(Open): ${gone} No time is left to play before the deadline, so ask the director for a later one. ${REPORT}`,
    },
    {
      why: "none is left, but one match fits between the closures",
      match: { ...only, closed: [{ from: addMinutes(FACTS.closure.until, 60), until: MATCH.closesAt }] },
      line: `(Open): ${gone} ${ASK} ${REPORT}`,
    },
    {
      why: "another is left",
      match: { ...only, suggested: { home: [EVENING, FRIDAY], away: [] } },
      line: `(Open): ${gone} ${REPORT}`,
    },
    {
      why: "the other player has suggested one",
      match: { ...only, suggested: { home: [EVENING], away: [FRIDAY] } },
      line: `(Open): ${gone} ${REPORT}`,
    },
    {
      why: "it was to move the match",
      match: { ...only, scheduledAt: FRIDAY },
      line: `(Open): ${gone} Your time, Friday, Nov 20, 7:00 pm, stays. ${REPORT}`,
    },
    {
      why: "two are gone, and there's more time",
      match: {
        ...only,
        change: {
          ...only.change,
          deadlineAt: MATCH.closesAt,
          withdraws: { home: [EVENING, LATE], away: [] },
        },
        suggested: { home: [EVENING, LATE], away: [] },
      },
      line: `you have more time. The times you suggested (Wednesday, Nov 18, 7:00 pm; Wednesday, Nov 18, 9:00 pm) are no longer available. ${ASK} ${REPORT}`,
    },
    {
      why: "the match's time is canceled too",
      match: { ...only, scheduledAt: LATE, change: { ...only.change, cancels: LATE } },
      line: `Wednesday, Nov 18, 9:00 pm is canceled. ${capitalize(gone)} ${REPORT}`,
    },
  ])("who suggested them reads which are gone: $why", ({ match, line }) => {
    expect(textTo(AMARA, match)).toContain(line);
  });

  test("the opponent gets no email about them, and reads only what else changes", () => {
    expect(closedLetters(factsOf(only, [])).map(({ key }) => key)).toEqual(["closure:c1:amara"]);
    expect(textTo(BEN, { ...only, change: { ...only.change, deadlineAt: MATCH.closesAt } })).toContain(
      `you have more time. ${REPORT}`,
    );
  });

  test("a director reads how many matches lost some", () => {
    expect(textTo(RENATA, only)).toContain(
      "no rounds have new dates. Suggested times were withdrawn in one match. The players have been emailed.",
    );
  });
});
