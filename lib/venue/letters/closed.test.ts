import { expect, test } from "vitest";
import { makeNoEmail } from "@/lib/shared/no-email";
import { type ClosedFacts, closedLetter } from "./closed";

const AMARA = { userId: "amara", name: "Amara Osei", email: "amara@lakeside.example" };
const BEN = { userId: "ben", name: "Ben Ito", email: makeNoEmail("ben") };
const RENATA = { userId: "renata", name: "Renata Kovács", email: "renata@lakeside.example" };
const AT = "2026-11-19T01:00:00.000Z";
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
  matches: [
    {
      change: { id: "m1", cancels: AT, movesTo: "2026-11-21T01:00:00.000Z", deadlineAt: null },
      division: { name: "Open" },
      slot: { format: "round-robin", number: 1, of: 3, match: 1 },
      home: AMARA,
      away: BEN,
      scheduledAt: AT,
      closesAt: "2026-11-23T05:59:00.000Z",
    },
  ],
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
