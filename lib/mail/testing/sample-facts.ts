import { SLOT, ZONE } from "@/lib/match/testing/sample-match";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { LetterFacts } from "../letters/facts";

/** Round 7 of the design, for tests: two players, a director, and a director who plays in the match. */
export const FACTS: LetterFacts = {
  appUrl: "https://chess.lakeside.example/",
  organization: {
    slug: "lakeside",
    name: "Lakeside Campus Recreation",
    contactEmail: "intramurals@lakeside.example",
    timeZone: ZONE,
  },
  season: { name: "Fall 2026" },
  division: { name: "Open", isForMinors: false },
  round: SLOT,
  matchId: "m1",
  home: { userId: "u-amara", name: "Amara Osei", email: "amara@lakeside.example" },
  away: { userId: "u-theo", name: "Theo Lindqvist", email: "theo@lakeside.example" },
  directors: [
    { userId: "u-renata", name: "Renata Kovács", email: "renata@lakeside.example" },
    { userId: "u-theo", name: "Theo Lindqvist", email: "theo@lakeside.example" },
    { userId: "u-renata", name: "Renata Kovács", email: "renata@lakeside.example" },
  ],
  rules: DEPAUL,
};
