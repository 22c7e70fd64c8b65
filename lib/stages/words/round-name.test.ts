import { expect, test } from "vitest";
import { numberedMatch } from "../knockout/round-names";
import {
  matchName,
  matchNoun,
  roundName,
  roundOfAll,
  shortRoundName,
  stageName,
  theMatch,
  theRound,
} from "./round-name";

const robin = { format: "round-robin", number: 3, of: 7, match: 2 } as const;
const knockout = (number: number, match = 1) => ({ format: "knockout", number, of: 5, match }) as const;

test("a round robin counts its rounds", () => {
  expect(roundName(robin)).toBe("Round 3");
  expect(matchName(robin)).toBe("Round 3");
  expect(shortRoundName(robin)).toBe("R3");
  expect(roundOfAll(robin)).toBe("Round 3 of 7");
  expect(theRound(robin)).toBe("Round 3");
  expect(theMatch(robin)).toBe("Round 3");
  expect(matchNoun(robin)).toBe("Round 3 match");
});

test.each([
  { round: 1, many: "Round of 32", one: "Round of 32", short: "R32", noun: "round-of-32 match" },
  { round: 2, many: "Round of 16", one: "Round of 16", short: "R16", noun: "round-of-16 match" },
  { round: 3, many: "Quarterfinals", one: "Quarterfinal", short: "QF", noun: "quarterfinal" },
  { round: 4, many: "Semifinals", one: "Semifinal", short: "SF", noun: "semifinal" },
  { round: 5, many: "Final", one: "Final", short: "Final", noun: "final" },
])("a knockout names its rounds from the end: $many", ({ round, many, one, short, noun }) => {
  expect(roundName(knockout(round))).toBe(many);
  expect(roundOfAll(knockout(round))).toBe(many);
  expect(matchName(knockout(round))).toBe(one);
  expect(shortRoundName(knockout(round))).toBe(short);
  expect(theRound(knockout(round))).toBe(`the ${many.toLowerCase()}`);
  expect(theMatch(knockout(round))).toBe(`the ${one.toLowerCase()}`);
  expect(matchNoun(knockout(round))).toBe(noun);
});

test("the second match of the last round is for third place", () => {
  expect(matchName(knockout(5, 2))).toBe("Third-place match");
  expect(theMatch(knockout(5, 2))).toBe("the third-place match");
  expect(matchNoun(knockout(5, 2))).toBe("third-place match");
  expect(roundName(knockout(5, 2))).toBe("Final");
  expect(matchName(knockout(4, 2))).toBe("Semifinal");
});

test("a match is numbered in its round", () => {
  expect(numberedMatch(knockout(2, 3))).toBe("match 3");
  expect(numberedMatch(knockout(3, 2))).toBe("quarterfinal 2");
  expect(numberedMatch(knockout(5, 1))).toBe("the final");
});

test("two players have only a final", () => {
  expect(roundName({ format: "knockout", number: 1, of: 1 })).toBe("Final");
});

test("a knockout after a round robin is the playoff", () => {
  expect(stageName({ format: "round-robin", position: 1 })).toBe("Round robin");
  expect(stageName({ format: "knockout", position: 1 })).toBe("Knockout");
  expect(stageName({ format: "knockout", position: 2 })).toBe("Playoff");
});
