import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { ACT_OF, at, commandOf } from "../testing/act-commands";
import { actOf, type Intent, intent } from "../testing/match-intents";
import { actOn } from "../testing/match-model";
import { CLOCK, DIRECTOR, player, playingDirector, rulesWith, STAFF, STRANGER } from "../testing/matches";
import { type Model, type ModeledResult, pairedModel, type Who } from "../testing/modeled-match";
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
    hoursToCorrect: fc.constantFrom(0, 48),
    hoursBetweenAttempts: fc.constantFrom(0, 12),
    noticeHours: fc.constantFrom(null, 2, 24),
    noticeMeans: fc.constantFrom("default" as const, "more-days" as const),
    noticesPerYear: fc.constantFrom(0, 2),
    bestOf: fc.constantFrom(1 as const, 3 as const, 3 as const, 5 as const),
    // The rules of a round robin, and of a knockout, which has no drawn matches.
    levelMatch: fc.constantFrom("draw" as const, "one-more-game" as const, "director" as const),
    foundHours: fc.constantFrom(null, 48),
    minutesPerMatch: fc.constantFrom(null, 60),
  })
  .map(({ unanswered, graceHours, hoursToCorrect, hoursToPlay, fallback, hoursBetweenAttempts, ...rest }) => {
    const { noticeHours, noticeMeans, noticesPerYear, foundHours, minutesPerMatch, ...match } = rest;
    return rulesWith({
      reporting: { unanswered, graceHours, hoursToCorrect },
      match,
      clock: { minutesPerMatch, timeUp: "draw" },
      schedule: { timesPerOffer: 3, hoursToPlay, fallback },
      forfeits: { hoursBetweenAttempts, noticeHours, noticeMeans, noticesPerYear },
      venue: { kind: "online", site: "lichess", rated: "any", provenNames: false, foundHours },
    });
  });

test("after any acts in any order, a match keeps its promises and does what the small model does", () => {
  const [events, commands] = [new Set<string>(), new Set<string>()];
  fc.assert(
    fc.property(rules, fc.array(intent, { minLength: 1, maxLength: 40, size: "max" }), (given, intents) => {
      const played = playThrough(intents, given);
      for (const type of played.events) events.add(type);
      for (const type of played.accepted) commands.add(type);
    }),
    { numRuns: RUNS },
  );
  const causable = Object.entries(IS_BY_COMMAND).flatMap(([type, isByCommand]) =>
    isByCommand ? [type] : [],
  );
  expect([...events].sort(), "every event has happened").toEqual(causable.sort());
  expect([...commands].sort(), "every command was accepted").toEqual(Object.keys(ACT_OF).sort());
});

type Played = { readonly events: readonly string[]; readonly accepted: readonly string[] };

/** Runs the real match and the model side by side; returns the types of all events and of all accepted commands. */
function playThrough(intents: readonly Intent[], given: RulePack): Played {
  let now = 0;
  let model = pairedModel(WEEK);
  const history: MatchEvent[] = [{ type: "MatchPaired", deadlineAt: at(WEEK) }];
  const accepted: string[] = [];
  let state = foldMatch(history);

  for (const intended of intents) {
    const { at: later, who, act } = actOf(intended, model, now, given);
    now = later;
    const expected = actOn(model, who, act, now, given);
    const command = commandOf(act, given);
    const asked = { now: at(now), actor: ACTORS[who], rules: given, zone: "UTC" };
    const decision = decide(state, command, asked);
    const told = () =>
      `${who} ${JSON.stringify(act)} at ${now}, ${state.status}: ${JSON.stringify(decision)}`;

    agree(decision.ok, expected !== null, () => `accepted? ${told()}`);
    if (ACT_OF[command.type] !== act.what) throw new Error(`${act.what} issues ${command.type}`);
    if (!decision.ok || !expected) continue;
    accepted.push(command.type);
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
  return { events: history.slice(1).map(({ type }) => type), accepted };
}

/** The promises, checked against what happened and not against what the model expects. */
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
    (before.status !== "with-director" && !before.correction?.isWithDirector) || who !== "clock",
    "the clock leaves the director's matches alone",
  );
  promise(
    !types.includes("ReportApproved") || (party !== null && !isOwnClaim),
    "nobody approves their own report",
  );
  const isCorrection = types.every((type) => type.startsWith("Correction") || type === "StatementAdded");
  promise(
    before.status !== "final" || who === "director" || isCorrection,
    "a final match changes only by a director or a correction",
  );
  promise(
    before.status !== "final" ||
      who === "director" ||
      types.join() === "CorrectionAgreed" ||
      JSON.stringify(before.outcome) === JSON.stringify(outcome),
    "a result counts until the other side agrees to its correction",
  );
  promise(
    !types.includes("CorrectionAgreed") || (party !== null && before.correction?.by !== party),
    "nobody agrees to their own correction",
  );
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

/** What the model expects of the row. It leaves out the games won, which the tests of series cover. */
function projectionOf(
  model: Model,
): Pick<
  MatchProjection,
  | "status"
  | "deadlineAt"
  | "scheduledAt"
  | "answerBy"
  | "correction"
  | "decidedBy"
  | "homeResult"
  | "awayResult"
> {
  return {
    status: model.status,
    deadlineAt: at(model.deadline),
    scheduledAt: model.play === null ? null : at(model.play),
    answerBy: model.answerBy === null ? null : at(model.answerBy),
    correction: model.fix && (model.fix.isCase ? "with-director" : "asked"),
    decidedBy: (model.stands?.how ?? null) as MatchProjection["decidedBy"],
    homeResult: resultFor("home", model.stands),
    awayResult: resultFor("away", model.stands),
  };
}

function resultFor(party: "home" | "away", stands: ModeledResult | null) {
  if (!stands) return null;
  if (stands.winner === "tied") return "draw";
  return stands.winner === party ? "win" : "loss";
}

/** Plain comparison: `expect` is too slow to call a million times. Every expected key has to be there. */
function agree(real: unknown, expected: unknown, words: () => string): void {
  const picked =
    typeof real === "object" && real !== null && typeof expected === "object" && expected !== null
      ? Object.fromEntries(Object.keys(expected).map((key) => [key, (real as Record<string, unknown>)[key]]))
      : real;
  if (JSON.stringify(picked) !== JSON.stringify(expected)) {
    throw new Error(`${words()}\n     is ${JSON.stringify(picked)}\nnot as ${JSON.stringify(expected)}`);
  }
}

/**
 * Is the event caused by a command to the match, so that the model issues it? An event without a row doesn't compile.
 */
const IS_BY_COMMAND: Record<MatchEvent["type"], boolean> = {
  MatchPaired: false,
  Repaired: false,
  Unpaired: false,
  AnswerOverdue: true,
  Arrived: true,
  Conceded: true,
  ContactLogged: true,
  ContestWithdrawn: true,
  CorrectionAgreed: true,
  CorrectionAsked: true,
  CorrectionContested: true,
  CorrectionOverdue: true,
  CorrectionWithdrawn: true,
  DeadlineExtended: true,
  DeadlinePassed: true,
  DefaultTimeMissed: true,
  NoShowClaimed: true,
  NoticeGiven: true,
  Reopened: true,
  ReportAmended: true,
  ReportApproved: true,
  ReportContested: true,
  ResultEntered: true,
  ResultReported: true,
  Ruled: true,
  StatementAdded: true,
  StatementRecorded: true,
  TimeAgreed: true,
  TimeCancelled: true,
  TimeDefaulted: true,
  TimeFixed: true,
  TimesProposed: true,
  UnreachableClaimed: true,
  VersionAccepted: true,
  VenueClosed: true,
  Voided: true,
  Withdrawn: true,
};
