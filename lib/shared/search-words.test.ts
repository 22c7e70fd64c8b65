import { describe, expect, test } from "vitest";
import { answersAll, answersBoth, questionWords } from "./search-words";

test.each([
  { why: "words", question: " Ana  Costa ", words: ["ana", "costa"] },
  { why: "accents", question: "José Nuñez", words: ["jose", "nunez"] },
  { why: "signs", question: "O’Brien & (Jun-ho):*", words: ["o", "brien", "jun", "ho"] },
  { why: "a single letter finds nothing", question: "a b", words: [] },
  { why: "nothing", question: " !", words: [] },
  { why: "too many", question: "aa ".repeat(50), words: Array(8).fill("aa") },
])("a question: $why", ({ question, words }) => {
  expect(questionWords(question)).toEqual(words);
});

describe("a name", () => {
  test.each([
    { why: "its beginning", question: "ana", name: "Ana Costa", is: true },
    { why: "the family name first", question: "costa ana", name: "Ana Costa", is: true },
    { why: "an accent", question: "nunez", name: "José Núñez", is: true },
    { why: "not the middle of a word", question: "osta", name: "Ana Costa", is: false },
    { why: "not a word for two", question: "an ana", name: "Ana Costa", is: false },
    { why: "the longer word first", question: "an anabel", name: "Anabel Ana", is: true },
  ])("$why", ({ question, name, is }) => {
    expect(answersAll(questionWords(question), name)).toBe(is);
  });
});

describe("two names", () => {
  test.each([
    { why: "a word for each", question: "ana ben", is: true },
    { why: "the other way around", question: "ben ana", is: true },
    { why: "more words for one", question: "ana ben costa", is: true },
    { why: "both in full", question: "ana costa ben adler", is: true },
    { why: "one of them only", question: "ana costa", is: false },
    { why: "one word", question: "ana", is: false },
    { why: "someone else", question: "ana cleo", is: false },
  ])("$why", ({ question, is }) => {
    expect(answersBoth(questionWords(question), "Ana Costa", "Ben Adler")).toBe(is);
  });
});
