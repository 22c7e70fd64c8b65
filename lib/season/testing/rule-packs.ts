import fc from "fast-check";
import { oneLine } from "@/lib/shared/one-line";
import { SPLITS } from "@/lib/stages/groups/rules";
import type { StageRules } from "@/lib/stages/stage-rules";
import {
  DECIDING_COLORS_RULES,
  DRAWN_GAME_RULES,
  ILLEGAL_MOVE_RULES,
  LEVEL_MATCH_RULES,
  NOTICE_RULES,
  type Points,
  PRESETS,
  type RulePack,
  SITES,
  TIE_BREAKS,
  TIME_UP_RULES,
  UNANSWERED_RULES,
  type Venue,
} from "../input/rule-pack";

/** Any rule pack a director can set: not one setting that the schema would refuse. */
export const anyRulePack: fc.Arbitrary<RulePack> = fc.record({
  preset: fc.constantFrom(...PRESETS),
  title: words(80),
  authority: fc.constantFrom("us-chess", "fide"),
  venue: anyVenue(),
  stages: anyStages(),
  match: fc.record({
    bestOf: fc.constantFrom(1, 3, 5),
    stalemate: fc.constantFrom(...DRAWN_GAME_RULES),
    otherDraws: fc.constantFrom(...DRAWN_GAME_RULES),
    levelMatch: fc.constantFrom(...LEVEL_MATCH_RULES),
    decidingColors: fc.constantFrom(...DECIDING_COLORS_RULES),
  }),
  clock: fc.record({
    secondsPerMove: orNull(fc.integer({ min: 10, max: 3600 })),
    minutesPerMatch: orNull(fc.integer({ min: 5, max: 600 })),
    timeUp: fc.constantFrom(...TIME_UP_RULES),
    pieceValues: fc.record({
      pawn: value(),
      knight: value(),
      bishop: value(),
      rook: value(),
      queen: value(),
    }),
    promoted: fc.constantFrom("as-promoted", "as-pawn"),
  }),
  schedule: anySchedule(),
  reporting: fc.record({
    hoursToAnswer: fc.integer({ min: 1, max: 336 }),
    unanswered: fc.constantFrom(...UNANSWERED_RULES),
    graceHours: fc.integer({ min: 0, max: 336 }),
    remindHours: fc.uniqueArray(fc.integer({ min: 1, max: 336 }), { maxLength: 4 }),
  }),
  forfeits: fc.record({
    noShowGraceMinutes: fc.integer({ min: 0, max: 120 }),
    contactAttempts: fc.integer({ min: 1, max: 10 }),
    hoursBetweenAttempts: fc.integer({ min: 0, max: 72 }),
    noticeHours: fc.option(fc.integer({ min: 1, max: 168 })),
    noticesPerYear: fc.integer({ min: 0, max: 20 }),
    noticeMeans: fc.constantFrom(...NOTICE_RULES),
    strikes: fc.option(fc.integer({ min: 1, max: 10 })),
  }),
  standings: fc.record({
    points: anyPoints(),
    tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
  }),
  withdrawal: fc.record({ annulBelowPercent: fc.integer({ min: 0, max: 100 }) }),
  eligibility: fc.record({ ageOn: fc.constantFrom("season-start", "new-year") }),
  conduct: fc.record({ touchMove: fc.boolean(), illegalMove: fc.constantFrom(...ILLEGAL_MOVE_RULES) }),
});

function anyVenue(): fc.Arbitrary<Venue> {
  return fc.oneof(
    fc.record({ kind: fc.constant("on-site" as const), name: words(120), equipment: words(200) }),
    fc.record({ kind: fc.constant("online" as const), site: fc.constantFrom(...SITES) }),
  );
}

function anyStages(): fc.Arbitrary<StageRules[]> {
  const roundRobin = fc.record({
    format: fc.constant("round-robin" as const),
    cycles: fc.constantFrom<1 | 2>(1, 2),
  });
  const groups = fc.record({
    format: fc.constant("groups" as const),
    groupSize: fc.integer({ min: 3, max: 12 }),
    split: fc.constantFrom(...SPLITS),
    cycles: fc.constantFrom<1 | 2>(1, 2),
    advance: fc.integer({ min: 1, max: 4 }),
    bestNext: fc.integer({ min: 0, max: 16 }),
  });
  const ownBestOf = orNull(fc.constantFrom<1 | 3 | 5>(1, 3, 5));
  const knockout = fc.record({
    format: fc.constant("knockout" as const),
    qualifiers: fc.constant(null),
    seeding: fc.constantFrom("lot" as const, "registration" as const),
    thirdPlace: fc.boolean(),
    semifinalBestOf: ownBestOf,
    finalBestOf: ownBestOf,
    levelMatch: fc.constantFrom("one-more-game" as const, "director" as const),
    final: fc.constantFrom("by-deadline" as const, "session" as const),
  });
  const playoff = fc
    .tuple(knockout, fc.integer({ min: 2, max: 64 }))
    .map(([stage, qualifiers]) => ({ ...stage, qualifiers, seeding: "standings" as const }));
  return fc.oneof(
    roundRobin.map((stage) => [stage]),
    knockout.map((stage) => [stage]),
    fc.tuple(roundRobin, playoff).map((stages) => [...stages]),
    fc.tuple(groups, knockout).map(([first, stage]) => [first, { ...stage, seeding: "standings" as const }]),
  );
}

function anySchedule(): fc.Arbitrary<RulePack["schedule"]> {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  return fc
    .record({
      daysPerRound: fc.integer({ min: 1, max: 28 }),
      deadlineTime: clock,
      cancelCutoffHours: fc.integer({ min: 0, max: 336 }),
      hoursToPlay: fc.integer({ min: 0, max: 24 }),
      timesPerOffer: fc.integer({ min: 1, max: 12 }),
      bookedMinutes: fc.integer({ min: 30, max: 480 }),
      fallback: orNull(
        fc.record({
          hoursBefore: fc.integer({ min: 25, max: 336 }),
          weekday: orNull(fc.integer({ min: 1, max: 7 })),
          time: clock,
        }),
      ),
    })
    .filter(({ hoursToPlay, daysPerRound }) => hoursToPlay < daysPerRound * 24);
}

/** A win is worth most, a double forfeit least. Counted in halves. */
function anyPoints(): fc.Arbitrary<Points> {
  return fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 2 }),
      fc.nat(),
      orNull(fc.nat()),
      orNull(fc.nat()),
      orNull(fc.nat()),
    )
    .map(([ends, draw, forfeitWin, forfeitLoss, doubleForfeit]) => {
      const [loss, win] = [Math.min(...ends), Math.max(...ends)];
      const lost = forfeitLoss === null ? null : within(-20, loss, forfeitLoss);
      const least = lost ?? loss;
      const both = doubleForfeit === null && least === loss ? null : within(-20, least, doubleForfeit ?? 0);
      return {
        win: win / 2,
        draw: within(loss, win, draw) / 2,
        loss: loss / 2,
        forfeitWin: forfeitWin === null ? null : within(loss + 1, win, forfeitWin) / 2,
        forfeitLoss: lost === null ? null : lost / 2,
        doubleForfeit: both === null ? null : both / 2,
      };
    });
}

function within(least: number, most: number, chance: number): number {
  return least + (chance % (most - least + 1));
}

function words(most: number): fc.Arbitrary<string> {
  return fc
    .string({ minLength: 1, maxLength: most })
    .map(oneLine)
    .filter((text) => text !== "");
}

function value(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 20 });
}

function orNull<Value>(some: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(some, { nil: null });
}
