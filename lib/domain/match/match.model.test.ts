import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/schemas/rule-pack";
import type { MatchCommand } from "./commands";
import { decide } from "./decide";
import type { MatchActor } from "./decision";
import type { MatchEvent } from "./events";
import { evolve, foldMatch } from "./evolve";
import { type TypedGame, winnerOf } from "./games";
import { type MatchProjection, projectMatch } from "./project";
import type { MatchState } from "./state";
import { type Act, actOn, type Model, pairedModel, type Standing, type Who } from "./testing/match-model";
import {
  CLOCK,
  DIRECTOR,
  gamesOf,
  hour,
  player,
  playingDirector,
  rulesWith,
  STRANGER,
} from "./testing/matches";

const RUNS = 10_000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * What somebody is about to do, before it is known how things stand then: `pick` chooses among what there is. Mostly it
 * is a thing of its time and done right; the `isWild` are any act by anybody, with any slip.
 */
type Intent = { readonly wait: number | "till-due"; readonly isWild: boolean; readonly pick: number };

const ACTORS: Record<Who, MatchActor> = {
  home: player("home"),
  away: player("away"),
  "home-directs": playingDirector("home"),
  director: DIRECTOR,
  stranger: STRANGER,
  clock: CLOCK,
};

/** What is likely to be tried at each stage, the likelier the more often it is named. */
const LIKELY: Record<Model["status"], readonly Act["what"][]> = {
  open: [
    "offer",
    "offer",
    "take",
    "take",
    "take",
    "try",
    "try",
    "unreachable",
    "report",
    "deadline-passes",
    "extend",
  ],
  scheduled: [
    "report",
    "report",
    "no-show",
    "no-show",
    "cancel",
    "offer",
    "take",
    "deadline-passes",
    "concede",
  ],
  reported: [
    "approve",
    "contest",
    "report",
    "amend",
    "amend",
    "answer-time-passes",
    "deadline-passes",
    "rule",
  ],
  "with-director": [
    "say",
    "say",
    "rule",
    "reopen",
    "deadline-passes",
    "answer-time-passes",
    "report",
    "approve",
  ],
  final: ["rule", "reopen", "reopen", "void", "approve", "report", "contest", "concede", "deadline-passes"],
  void: ["reopen", "reopen", "rule", "report", "deadline-passes"],
};
const EVERY_ACT = [...new Set(Object.values(LIKELY).flat())];

const DIRECTORS: readonly Act["what"][] = ["rule", "reopen", "extend", "void"];
const CLOCKS: readonly Act["what"][] = ["deadline-passes", "answer-time-passes"];

/** Winners of the games, game by game: finished, unfinished, with draws, a game too long, half told, empty. */
const TALES = ["HH", "AA", "HAH", "AHA", "HSH", "HDAH", "HDD", "HHA", "H", "DDD", "AAS", "HX", ""];
const FINISHED_TALES = 5;
const LENGTHS = [90, 600, 3000, -60, 12_000, 0];
const GOOD_LENGTHS = 3;

const intent: fc.Arbitrary<Intent> = fc.record({
  wait: fc.oneof(
    { weight: 7, arbitrary: fc.integer({ min: 0, max: 90 }) },
    { weight: 2, arbitrary: fc.integer({ min: 90, max: 1500 }) },
    { weight: 1, arbitrary: fc.constant("till-due" as const) },
  ),
  isWild: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  pick: fc.noBias(fc.nat(1_000_000)),
});

const rules: fc.Arbitrary<RulePack> = fc
  .record({
    unanswered: fc.constantFrom("director" as const, "stands" as const),
    graceHours: fc.constantFrom(0, 24),
    stalemate: fc.constantFrom("replay" as const, "half" as const),
    otherDraws: fc.constantFrom("replay" as const, "half" as const),
  })
  .map(({ unanswered, graceHours, stalemate, otherDraws }) =>
    rulesWith({
      reporting: { unanswered, graceHours },
      match: { stalemate, otherDraws },
      schedule: { timesPerOffer: 3 },
    }),
  );

test("whatever anybody does in whatever order, a match keeps its promises and does what the small model does", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(rules, fc.array(intent, { minLength: 1, maxLength: 40, size: "max" }), (given, intents) => {
      for (const type of playThrough(intents, given)) seen.add(type);
    }),
    { numRuns: RUNS },
  );
  expect([...seen].sort()).toEqual(EVERY_EVENT);
}, 120_000);

/** Runs the real match and the model side by side; returns the types of all that happened. */
function playThrough(intents: readonly Intent[], given: RulePack): readonly string[] {
  let now = 0;
  let model = pairedModel(WEEK);
  const history: MatchEvent[] = [{ type: "MatchPaired", deadlineAt: at(WEEK) }];
  let state = foldMatch(history);

  for (const { wait, isWild, pick } of intents) {
    now = wait === "till-due" ? Math.max(now, nextDue(model)) : now + wait;
    const what = choose(isWild ? EVERY_ACT : LIKELY[model.status], pick);
    const who = chooseWho(what, pick >> 5, model, isWild);
    const act = chooseAct(what, pick >> 8, model, now, isWild);
    const expected = actOn(model, who, act, now, given);
    const decision = decide(state, commandOf(act), { now: at(now), actor: ACTORS[who], rules: given });
    const told = () =>
      `${who} ${JSON.stringify(act)} at ${now}, ${state.status}: ${JSON.stringify(decision)}`;

    agree(decision.ok, expected !== null, () => `accepted? ${told()}`);
    if (!decision.ok || !expected) continue;
    const before = state;
    const length = history.length;
    history.push(...decision.value);
    state = decision.value.reduce(evolve, state);
    model = expected;

    agree(history.length, length + 1, () => `one act is one line of the history: ${told()}`);
    agree(projectMatch(state), projectionOf(model), () => `the row after ${told()}`);
    agree(foldMatch(history), state, () => `folded again after ${told()}`);
    agree(projectMatch(foldMatch(history)), projectMatch(state), () => `projected again after ${told()}`);
    keepsPromises(before, state, who, decision.value, told);
  }
  return history.slice(1).map(({ type }) => type);
}

/** The promises in their own words, told of what happened and not of what the model expects. */
function keepsPromises(
  before: MatchState,
  after: MatchState,
  who: Who,
  events: readonly MatchEvent[],
  told: () => string,
): void {
  const promise = (isKept: boolean, words: string) => agree(isKept, true, () => `${words}: ${told()}`);
  const types = events.map(({ type }) => type);
  const party = who === "home" || who === "home-directs" ? "home" : who === "away" ? "away" : null;
  const isOwnClaim = (before.report ?? before.noShow)?.by === party;
  const { outcome } = after;

  promise(who !== "stranger", "only a party, a director or the clock acts");
  promise(
    !types.includes("DeadlinePassed") || (!before.report && !before.noShow),
    "what was reported is not double-forfeited",
  );
  promise(
    before.status !== "with-director" || who !== "clock",
    "the clock leaves the director's matches alone",
  );
  promise(
    !types.includes("ReportApproved") || (party !== null && !isOwnClaim),
    "nobody approves their own report",
  );
  promise(before.status !== "final" || who === "director", "a final match changes only by a director");
  promise(
    (outcome !== null) === (after.status === "final"),
    "an outcome stands in a final match, and only there",
  );
  promise(
    outcome?.decidedBy !== "double-forfeit" || (outcome.home === "loss" && outcome.away === "loss"),
    "a double forfeit is a loss for each",
  );
  const wins = (after.report?.games ?? []).map(winnerOf).filter((winner) => winner !== null);
  promise(!/^(home,home|away,away),/.test(wins.join()), "no third game counts at 2-0");
}

/** The next moment at which something may be claimed or swept. */
function nextDue({ answerBy, play, deadline, status }: Model): number {
  return answerBy ?? (status === "scheduled" && play !== null ? play + 20 : deadline);
}

function chooseWho(what: Act["what"], pick: number, model: Model, isWild: boolean): Who {
  if (isWild && pick % 2 === 0) return choose(Object.keys(ACTORS) as Who[], pick >> 1);
  if (DIRECTORS.includes(what)) return "director";
  if (CLOCKS.includes(what)) return "clock";
  const likely = isWild ? null : likelyParty(what, model);
  return likely ?? choose(["home", "away", "away", "home", "home-directs"] as const, pick >> 1);
}

/** Whose turn an act is: the one who was offered something answers, the one who reported corrects. */
function likelyParty(what: Act["what"], { claim, offers }: Model): Who | null {
  if (what === "take" && offers.home.length > 0) return "away";
  if (what === "take" && offers.away.length > 0) return "home";
  if (what === "amend") return claim?.by ?? null;
  if (what === "approve" || what === "contest") return claim?.by === "home" ? "away" : "home";
  return null;
}

/** Fills in an act: right, or when wild with any slip. */
function chooseAct(what: Act["what"], pick: number, model: Model, now: number, isWild: boolean): Act {
  const words = isWild && pick % 3 === 0 ? "" : "So it is.";
  const length = now + choose(isWild ? LENGTHS : LENGTHS.slice(0, GOOD_LENGTHS), pick);
  const tale = choose(isWild ? TALES : TALES.slice(0, FINISHED_TALES), pick >> 2);
  switch (what) {
    case "offer": {
      const count = isWild ? pick % 5 : 1 + (pick % 3);
      const apart = isWild ? (pick % 3) * 15 : 15;
      return { what, times: Array.from({ length: count }, (_, index) => length + index * apart) };
    }
    case "take":
      return { what, time: choose([...model.offers.home, ...model.offers.away, now + 60], pick) };
    case "try":
      return { what, at: isWild ? now - 30 + (pick % 60) : now };
    case "report":
    case "amend":
      // Often the very tale of the other side: two equal reports approve each other.
      return { what, tale: pick % 3 === 0 ? (model.claim?.tale ?? tale) : tale };
    case "contest":
      return { what, tale: pick % 2 === 0 ? null : tale, words };
    case "unreachable":
    case "no-show":
    case "say":
    case "void":
      return { what, words };
    case "rule":
      return { what, winner: choose(["home", "away", "level", "nobody"] as const, pick >> 2), words };
    case "reopen":
    case "extend":
      return { what, deadline: isWild ? length : Math.max(now, model.deadline) + 2 * DAY, words };
    default:
      return { what };
  }
}

function commandOf(act: Act): MatchCommand {
  const statement = "words" in act ? act.words : "";
  switch (act.what) {
    case "offer":
      return { type: "propose-times", times: act.times.map(at) };
    case "take":
      return { type: "accept-time", time: at(act.time) };
    case "cancel":
      return { type: "cancel-time" };
    case "try":
      return { type: "log-contact", means: "email", triedAt: at(act.at), note: "" };
    case "unreachable":
      return { type: "claim-unreachable", statement };
    case "no-show":
      return { type: "claim-no-show", statement };
    case "report":
      return { type: "report", games: typed(act.tale) };
    case "amend":
      return { type: "amend-report", games: typed(act.tale) };
    case "approve":
      return { type: "approve" };
    case "contest":
      return { type: "contest", statement, games: act.tale === null ? null : typed(act.tale) };
    case "say":
      return { type: "add-statement", statement };
    case "concede":
      return { type: "concede" };
    case "rule":
      return { type: "rule", ...RULED[act.winner], reason: statement, rule: "3.IV" };
    case "reopen":
      return { type: "reopen", deadlineAt: at(act.deadline), reason: statement };
    case "extend":
      return { type: "extend-deadline", deadlineAt: at(act.deadline), reason: statement };
    case "void":
      return { type: "void", reason: statement };
    case "deadline-passes":
      return { type: "pass-deadline" };
    case "answer-time-passes":
      return { type: "pass-answer-time" };
  }
}

const RULED = {
  home: { result: "home", score: { home: 2, away: 1 } },
  away: { result: "away", score: null },
  level: { result: "draw", score: { home: 1, away: 1 } },
  nobody: { result: "both-lose", score: null },
} as const;

/** What the model says the row shows; the games won are the series' own affair and have their own tests. */
function projectionOf(model: Model): Omit<MatchProjection, "homeWins" | "awayWins"> {
  return {
    status: model.status,
    deadlineAt: at(model.deadline),
    scheduledAt: model.play === null ? null : at(model.play),
    answerBy: model.answerBy === null ? null : at(model.answerBy),
    decidedBy: (model.stands?.how ?? null) as MatchProjection["decidedBy"],
    homeResult: resultFor("home", model.stands),
    awayResult: resultFor("away", model.stands),
  };
}

function resultFor(party: "home" | "away", stands: Standing | null) {
  if (!stands) return null;
  if (stands.winner === "level") return "draw";
  return stands.winner === party ? "win" : "loss";
}

/** X is a game of which the outcome is not said. */
function typed(tale: string): readonly TypedGame[] {
  return [...tale].flatMap((letter): readonly TypedGame[] =>
    letter === "X" ? [{ white: "home" }] : gamesOf(letter),
  );
}

function choose<Item>(items: readonly Item[], pick: number): Item {
  return items[pick % items.length] as Item;
}

function at(minutes: number) {
  return hour(minutes / 60);
}

/** Plain comparison: `expect` is too slow for a million of them. Every key of what is expected has to be there. */
function agree(real: unknown, expected: unknown, words: () => string): void {
  const picked =
    typeof real === "object" && real !== null && typeof expected === "object" && expected !== null
      ? Object.fromEntries(Object.keys(expected).map((key) => [key, (real as Record<string, unknown>)[key]]))
      : real;
  if (JSON.stringify(picked) !== JSON.stringify(expected)) {
    throw new Error(`${words()}\n     is ${JSON.stringify(picked)}\nnot as ${JSON.stringify(expected)}`);
  }
}

const EVERY_EVENT: readonly MatchEvent["type"][] = [
  "AnswerOverdue",
  "Conceded",
  "ContactLogged",
  "DeadlineExtended",
  "DeadlinePassed",
  "NoShowClaimed",
  "Reopened",
  "ReportAmended",
  "ReportApproved",
  "ReportContested",
  "ResultReported",
  "Ruled",
  "StatementAdded",
  "TimeAgreed",
  "TimeCancelled",
  "TimesProposed",
  "UnreachableClaimed",
  "Voided",
];
