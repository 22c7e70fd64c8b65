import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import {
  attemptsOf,
  CLOCK,
  confirmed,
  context,
  correctionBy,
  DIRECTOR,
  follows,
  gamesOf,
  hour,
  open,
  PLAY_HOUR,
  player,
  playingDirector,
  reportedBy,
  rulesWith,
  STAFF,
  STRANGER,
  scheduled,
  suggestedBy,
  withDirector,
} from "../testing/matches";
import type { MatchCommand } from "./commands";
import type { MatchActor } from "./decision";

const now = hour(70);
const games = gamesOf("HH");

/** The league sets a time two days before the deadline. */
const WITH_FALLBACK = rulesWith({
  schedule: { fallback: { hoursBefore: 48, weekday: null, time: "12:00" } },
});

/** What the league finds on the chess site counts if no one objects. */
const FOUND_COUNTS = rulesWith({
  venue: { kind: "online", site: "lichess", rated: "any", provenNames: false, foundHours: 48 },
});

/** Every command, at a stage where the right person can give it. */
const ALLOWED: Record<
  MatchCommand["type"],
  { command: MatchCommand; before: () => ReturnType<typeof open>; at?: string; rules?: RulePack }
> = {
  "propose-times": { command: { type: "propose-times", times: [hour(90)] }, before: open },
  "accept-time": {
    command: { type: "accept-time", time: hour(PLAY_HOUR) },
    before: () => suggestedBy("home"),
    at: hour(2),
  },
  "cancel-time": { command: { type: "cancel-time" }, before: scheduled, at: hour(2) },
  "log-contact": {
    command: { type: "log-contact", means: "email", triedAt: hour(1), note: "" },
    before: open,
  },
  "claim-unreachable": {
    command: { type: "claim-unreachable", statement: "No answer yet." },
    before: () => attemptsOf("away", 2),
  },
  "claim-no-show": { command: { type: "claim-no-show", statement: "I waited outside." }, before: scheduled },
  arrive: { command: { type: "arrive", table: null }, before: scheduled },
  report: { command: { type: "report", games }, before: scheduled },
  "amend-report": { command: { type: "amend-report", games }, before: () => reportedBy("away") },
  approve: { command: { type: "approve" }, before: () => reportedBy("home") },
  contest: {
    command: { type: "contest", statement: "We didn't play.", games: null },
    before: () => reportedBy("home"),
  },
  "withdraw-contest": { command: { type: "withdraw-contest" }, before: withDirector },
  "accept-version": { command: { type: "accept-version" }, before: withDirector },
  "ask-correction": {
    command: { type: "ask-correction", games: gamesOf("HAA"), statement: "I mixed them up." },
    before: confirmed,
  },
  "agree-to-correction": { command: { type: "agree-to-correction" }, before: () => correctionBy("home") },
  "contest-correction": {
    command: { type: "contest-correction", statement: "It was 2–0." },
    before: () => correctionBy("home"),
  },
  "withdraw-correction": { command: { type: "withdraw-correction" }, before: () => correctionBy("away") },
  "record-statement": {
    command: { type: "record-statement", side: "away", statement: "He rang me." },
    before: withDirector,
  },
  "add-statement": { command: { type: "add-statement", statement: "One more thing." }, before: withDirector },
  concede: { command: { type: "concede" }, before: open },
  "give-notice": {
    command: { type: "give-notice" },
    before: open,
    at: hour(2),
    rules: { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, noticeHours: 24 } },
  },
  "enter-result": {
    command: { type: "enter-result", games, source: "paper-slip", note: "" },
    before: scheduled,
  },
  rule: {
    command: { type: "rule", result: "home", score: null, reason: "So it is.", rule: "3.IV" },
    before: withDirector,
  },
  reopen: { command: { type: "reopen", deadlineAt: hour(300), reason: "Snow." }, before: withDirector },
  "extend-deadline": {
    command: { type: "extend-deadline", deadlineAt: hour(300), reason: "Snow." },
    before: open,
  },
  void: { command: { type: "void", reason: "Paired by mistake." }, before: open },
  "fix-time": {
    command: { type: "fix-time", scheduledAt: hour(100), place: "Lounge" },
    before: open,
  },
  "withdraw-side": {
    command: { type: "withdraw-side", side: "home", reason: "Left the campus." },
    before: scheduled,
  },
  "close-venue": {
    command: {
      type: "close-venue",
      reason: "Snow.",
      venue: null,
      cancels: hour(PLAY_HOUR),
      movesTo: null,
      deadlineAt: null,
      withdraws: { home: [], away: [] },
    },
    before: scheduled,
  },
  "pass-deadline": { command: { type: "pass-deadline" }, before: open, at: hour(168) },
  "pass-answer-time": {
    command: { type: "pass-answer-time" },
    before: () => reportedBy("home"),
    at: hour(168),
  },
  "set-default-time": {
    command: { type: "set-default-time", scheduledAt: hour(140) },
    before: open,
    at: hour(130),
    rules: WITH_FALLBACK,
  },
  "miss-default-time": {
    command: { type: "miss-default-time" },
    before: open,
    at: hour(130),
    rules: WITH_FALLBACK,
  },
  "enter-found": { command: { type: "enter-found", games }, before: scheduled, rules: FOUND_COUNTS },
};

const DIRECTORS_OWN = [
  "rule",
  "reopen",
  "extend-deadline",
  "void",
  "fix-time",
  "withdraw-side",
  "record-statement",
  "close-venue",
];
const STAFFS_OWN = ["enter-result"];
const CLOCKS_OWN = [
  "pass-deadline",
  "pass-answer-time",
  "set-default-time",
  "miss-default-time",
  "enter-found",
];

describe.each(Object.values(ALLOWED))("$command.type", ({ command, before, at, rules }) => {
  const says = (actor: MatchActor) => follows(before(), command, context(actor, at ?? now, rules));
  const isAllowed = (actor: MatchActor) => /^[A-Z]/.test(says(actor));
  const isDirectors = DIRECTORS_OWN.includes(command.type);
  const isStaffs = STAFFS_OWN.includes(command.type);
  const isClocks = CLOCKS_OWN.includes(command.type);
  const isPlayers = !isDirectors && !isStaffs && !isClocks;

  const isAlike = command.type === "close-venue";

  test("a player can give a player's commands, whether or not they're a director elsewhere", () => {
    expect(isAllowed(player("away"))).toBe(isPlayers);
    expect(isAllowed(playingDirector("away"))).toBe(isPlayers || isAlike);
  });

  test("a director can give the director's commands and the desk's", () => {
    expect(isAllowed(DIRECTOR)).toBe(isDirectors || isStaffs);
  });

  test("staff can give only the desk's commands", () => {
    expect(isAllowed(STAFF)).toBe(isStaffs);
  });

  test("the clock can give only the clock's commands", () => {
    expect(isAllowed(CLOCK)).toBe(isClocks);
  });

  test("others are refused without details", () => {
    if (isStaffs) {
      expect(says(STRANGER)).toBe("not-at-the-desk");
      expect(says(player("home"))).toBe("not-at-the-desk");
      expect(says(playingDirector("home"))).toBe("own-score-slip");
      return;
    }
    expect(says(STRANGER)).toBe(isDirectors ? "not-the-director" : "not-your-match");
    expect(says(DIRECTOR)).toBe(isDirectors ? says(DIRECTOR) : "not-your-match");
    if (isDirectors && !isAlike) expect(says(playingDirector("home"))).toBe("own-match");
    if (isDirectors) expect(says(player("home"))).toBe("not-the-director");
  });
});
