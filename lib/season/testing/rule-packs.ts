import fc from "fast-check";
import { oneLine } from "@/lib/shared/one-line";
import type { StageFormat } from "@/lib/stages/format";
import { formatsOf, SHAPES } from "@/lib/stages/shapes";
import type { StageRules } from "@/lib/stages/stage-rules";
import { PRESETS, type RulePack } from "../input/rule-pack";
import { minutesOfRound } from "../input/rule-pack-together";
import { CLOCK, CONDUCT, ROOM } from "../rules/settings/board";
import { FORFEITS, WITHDRAWAL } from "../rules/settings/forfeits";
import { ELIGIBILITY, LEAGUE, VENUE, type Venue } from "../rules/settings/league";
import { MATCH } from "../rules/settings/match";
import { PLAYOFF } from "../rules/settings/playoff";
import { REPORTING } from "../rules/settings/reporting";
import { SCHEDULE } from "../rules/settings/schedule";
import {
  isOffGroup,
  isSetting,
  listSettings,
  type Setting,
  type Settings,
  type ValuesOf,
} from "../rules/settings/setting";
import { SPORTSMANSHIP } from "../rules/settings/sportsmanship";
import { type Points, STANDINGS } from "../rules/settings/standings";

/** Any rule pack a director can set: every setting is one that the schema accepts. */
export const anyRulePack: fc.Arbitrary<RulePack> = fc
  .record<RulePack>({
    preset: fc.constantFrom(...PRESETS),
    title: anySetting(LEAGUE.title),
    authority: anySetting(LEAGUE.authority),
    venue: anyVenue(),
    stages: anyStages(),
    match: anyOf(MATCH),
    clock: anyOf(CLOCK),
    schedule: anySchedule(),
    reporting: anyOf(REPORTING),
    forfeits: anyOf(FORFEITS),
    standings: fc.record({ points: anyPoints(), tieBreaks: anySetting(STANDINGS.tieBreaks) }),
    playoff: anyOf(PLAYOFF),
    sportsmanship: anyOf(SPORTSMANSHIP),
    withdrawal: anyOf(WITHDRAWAL),
    eligibility: anyOf(ELIGIBILITY),
    conduct: anyOf(CONDUCT),
    room: anyOf(ROOM),
    ownRules: anyOwnRules(),
  })
  .map(withoutUnratedAverage)
  .map(withClockOfSite)
  .map(withClockForPenalty)
  .map(withTimeToClaim);

/** An average can be asked for only where there are ratings. */
function withoutUnratedAverage(rules: RulePack): RulePack {
  if (rules.sportsmanship.ratings !== "none") return rules;
  return { ...rules, playoff: { ...rules.playoff, leastSportsmanship: null } };
}

/** Online sites can add time only after each move. */
function withClockOfSite(rules: RulePack): RulePack {
  if (rules.venue.kind !== "online") return rules;
  return { ...rules, clock: { ...rules.clock, addedAs: "increment" } };
}

/** Without a clock, no one can get more minutes on it. */
function withClockForPenalty(rules: RulePack): RulePack {
  const hasClock = rules.clock.minutesPerGame !== null || rules.conduct.illegalMove !== "two-minutes";
  return hasClock ? rules : { ...rules, conduct: { ...rules.conduct, illegalMove: "taken-back" } };
}

/** A no-show at the latest time can still be reported. */
function withTimeToClaim(rules: RulePack): RulePack {
  const { schedule, reporting, forfeits } = rules;
  const least = Math.ceil((forfeits.noShowGraceMinutes + 15) / 60) - schedule.hoursToPlay;
  return { ...rules, reporting: { ...reporting, graceHours: Math.max(least, reporting.graceHours) } };
}

function anyOwnRules(): fc.Arbitrary<RulePack["ownRules"]> {
  const rule = fc.record({ number: fc.integer({ min: 1, max: 999 }), title: words(60), text: words(600) });
  return fc
    .uniqueArray(rule, { maxLength: 4, selector: ({ number }) => number })
    .map((rules) => rules.toSorted((a, b) => a.number - b.number));
}

/** Any value of a setting, within what its descriptor allows. */
function anySetting<Value>(setting: Setting<Value>): fc.Arbitrary<Value>;
function anySetting({ control, choices, range, longest = 0, empty, read }: Setting): fc.Arbitrary<unknown> {
  const { least, most, step } = range ?? { least: 0, most: 0, step: 1 };
  const steps = fc.integer({ min: least / step, max: most / step }).map((count) => count * step);
  switch (control) {
    case "line":
      return words(longest);
    case "number":
      return empty === null ? steps : fc.option(steps);
    case "time":
      return timeOfDay();
    case "list":
      return fc.uniqueArray(steps, { maxLength: 4 });
    case "ranking":
      return fc.shuffledSubarray(Object.keys(choices ?? {}));
    case "choice":
    case "cards":
      return fc.constantFrom(...Object.keys(choices ?? {}).map(read));
  }
}

/** Any values of a group of settings. */
function anyOf<Group extends Settings>(group: Group): fc.Arbitrary<ValuesOf<Group>>;
function anyOf(group: Settings): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(group).map(([key, node]) => [
        key,
        isSetting(node) ? anySetting(node) : isOffGroup(node) ? fc.option(anyOf(node.group)) : anyOf(node),
      ]),
    ),
  );
}

function timeOfDay(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
}

function anyVenue(): fc.Arbitrary<Venue> {
  const { kind: _, name, equipment, ...online } = VENUE;
  return fc.oneof(
    anyOf({ name, equipment }).map((venue) => ({ ...venue, kind: "on-site" as const })),
    anyOf(online).map((venue) => ({ ...venue, kind: "online" as const })),
  );
}

/** Of every shape that a season can have. */
function anyStages(): fc.Arbitrary<StageRules[]> {
  return fc.oneof(
    ...Object.keys(SHAPES).map((shape) => {
      const formats = formatsOf(shape) ?? [];
      return fc.tuple(...formats.map((format) => anyStage(format, formats)));
    }),
  );
}

function anyStage({ key: format, settings }: StageFormat, formats: readonly StageFormat[]) {
  const unasked = listSettings(settings).filter(([, { askedIn }]) => askedIn && !askedIn(formats));
  const fixed = Object.fromEntries(unasked.map(([key, setting]) => [key, setting.unasked]));
  return anyOf(settings).map((stage) => ({ ...stage, ...fixed, format }) as StageRules);
}

/** A time set by the league has to leave time to play, and so does a round. */
function anySchedule(): fc.Arbitrary<RulePack["schedule"]> {
  return anyOf(SCHEDULE).filter(
    ({ hoursToPlay, fallback, ...round }) =>
      minutesOfRound(round) > 60 * hoursToPlay && (fallback === null || fallback.hoursBefore > hoursToPlay),
  );
}

/** A win gives the most points, a double forfeit the fewest. Counted in halves. */
function anyPoints(): fc.Arbitrary<Points> {
  return fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 2 }),
      fc.nat(),
      fc.option(fc.nat()),
      fc.option(fc.nat()),
      fc.option(fc.nat()),
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
