import { expect, test } from "vitest";
import { NOW, roundRobinDivision, SEASON, waitingDivision } from "@/components/gallery/divisions";
import { addHours } from "@/lib/shared/instant";
import { playersGuide } from "../words/guide/guide";
import { guideFacts } from "./guide-facts";

const PLAYED = roundRobinDivision(4, 3);
const AFTER = addHours(PLAYED.rounds.at(-1)?.deadlineAt ?? "", 1);

test.each([
  {
    why: "no schedule yet",
    view: waitingDivision(4, "registration"),
    status: "registration",
    at: NOW,
    said: "The schedule isn’t published yet.",
  },
  {
    why: "a round is to come",
    view: roundRobinDivision(4, 0),
    status: "running",
    at: PLAYED.rounds[0]?.opensAt ?? "",
    said: "All times are Central Time.",
  },
  {
    why: "all rounds have closed",
    view: PLAYED,
    status: "running",
    at: AFTER,
    said: "Every round so far has closed.",
  },
  { why: "the season is over", view: PLAYED, status: "finished", at: AFTER, said: "The season is over." },
  {
    why: "a past season that wasn't played",
    view: waitingDivision(1, "archived"),
    status: "archived",
    at: NOW,
    said: "The season is over.",
  },
] as const)("the dates of the guide: $why", ({ view, status, at, said }) => {
  const facts = guideFacts({ ...SEASON, status }, [view], "https://x.example", at, {
    fee: null,
    hasWaiver: false,
  });
  expect(playersGuide(facts, "en").dates.sentences.at(-1)).toBe(said);
});
