import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { at, commandOf } from "../testing/act-commands";
import { comeTrue, type Intent, intent } from "../testing/match-intents";
import { actOn, type Model, pairedModel, type Standing, type Who } from "../testing/match-model";
import { CLOCK, DIRECTOR, player, playingDirector, rulesWith, STAFF, STRANGER } from "../testing/matches";
import { decide } from "./decide";
import type { MatchActor } from "./decision";
import type { MatchEvent } from "./events";
import { evolve, foldMatch } from "./evolve";
import { winnerOf } from "./games";
import { type MatchProjection, projectMatch } from "./project";
import type { MatchState } from "./state";

const RUNS = 10_000;
const WEEK = 7 * 24 * 60;

const ACTORS: Record<Who, MatchActor> = {
  home: player("home"),
  away: player("away"),
  "home-directs": playingDirector("home"),
  director: DIRECTOR,
  staff: STAFF,
  stranger: STRANGER,
  clock: CLOCK,
};

const ANY_HOUR = { weekday: null, time: "12:00" } as const;

const rules: fc.Arbitrary<RulePack> = fc
  .record({
    unanswered: fc.constantFrom("director" as const, "stands" as const),
    graceHours: fc.constantFrom(0, 24),
    stalemate: fc.constantFrom("replay" as const, "half" as const),
    otherDraws: fc.constantFrom("replay" as const, "half" as const),
    hoursToPlay: fc.constantFrom(0, 2, 24),
    fallback: fc.constantFrom(null, { hoursBefore: 48, ...ANY_HOUR }, { hoursBefore: 336, ...ANY_HOUR }),
    hoursBetweenAttempts: fc.constantFrom(0, 12),
    bestOf: fc.constantFrom(1 as const, 3 as const, 3 as const, 5 as const),
    // A round robin's rules, and a knockout's, which knows no drawn match.
    levelMatch: fc.constantFrom("draw" as const, "one-more-game" as const, "director" as const),
  })
  .map(({ unanswered, graceHours, hoursToPlay, fallback, hoursBetweenAttempts, ...match }) =>
    rulesWith({
      reporting: { unanswered, graceHours },
      match,
      schedule: { timesPerOffer: 3, hoursToPlay, fallback },
      forfeits: { hoursBetweenAttempts },
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
});

/** Runs the real match and the model side by side; returns the types of all that happened. */
function playThrough(intents: readonly Intent[], given: RulePack): readonly string[] {
  let now = 0;
  let model = pairedModel(WEEK);
  const history: MatchEvent[] = [{ type: "MatchPaired", deadlineAt: at(WEEK) }];
  let state = foldMatch(history);

  for (const intended of intents) {
    const { at: later, who, act } = comeTrue(intended, model, now, given);
    now = later;
    const expected = actOn(model, who, act, now, given);
    const decision = decide(state, commandOf(act, given), { now: at(now), actor: ACTORS[who], rules: given });
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
    keepsPromises(before, state, who, decision.value, given, told);
  }
  return history.slice(1).map(({ type }) => type);
}

/** The promises in their own words, told of what happened and not of what the model expects. */
function keepsPromises(
  before: MatchState,
  after: MatchState,
  who: Who,
  events: readonly MatchEvent[],
  { match }: RulePack,
  told: () => string,
): void {
  const promise = (isKept: boolean, words: string) => agree(isKept, true, () => `${words}: ${told()}`);
  const types = events.map(({ type }) => type);
  const party = who === "home" || who === "home-directs" ? "home" : who === "away" ? "away" : null;
  const isOwnClaim = (before.report ?? before.noShow)?.by === party;
  const { outcome } = after;

  promise(who !== "stranger", "only a party, the desk or the clock acts");
  promise(who !== "staff" || types.join() === "ResultEntered", "staff enter results and do nothing else");
  promise(!types.includes("ResultEntered") || party === null, "nobody enters a slip of their own");
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
  promise(match.bestOf !== 3 || !/^(home,home|away,away),/.test(wins.join()), "no third game counts at 2-0");
  promise(
    match.levelMatch === "draw" || outcome?.home !== "draw",
    "where a match needs a winner none is drawn, by whomever",
  );
}

/** What the model says the row shows; the games won are the series' own affair and have their own tests. */
function projectionOf(
  model: Model,
): Pick<
  MatchProjection,
  "status" | "deadlineAt" | "scheduledAt" | "answerBy" | "decidedBy" | "homeResult" | "awayResult"
> {
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
  "ResultEntered",
  "ResultReported",
  "Ruled",
  "StatementAdded",
  "TimeAgreed",
  "TimeCancelled",
  "TimeDefaulted",
  "TimeFixed",
  "TimesProposed",
  "UnreachableClaimed",
  "Voided",
  "Withdrawn",
];
