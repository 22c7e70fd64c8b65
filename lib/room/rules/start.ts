import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import type { ClockLimits } from "./clock";
import type { GameContext } from "./decision";
import { later } from "./elapsed";
import type { GameEvent, KeptAs } from "./events";
import { endAfter } from "./outage";
import type { GameRefusal } from "./refusals";

/** Why the next game of a match can't start; null if it can. */
export function whyNoStart(keptAs: KeptAs, context: GameContext): GameRefusal | null {
  const { room } = context.rules;
  const isUsed = keptAs === "board" ? room.board : room.clock || room.scoresheet;
  if (!isUsed) return "not-used-here";
  if (context.isSeriesOver) return "series-over";
  if (context.isEarlierOpen) return "earlier-game";
  const endsAt = matchEndsAt(keptAs, context.now, context);
  return keptAs === "board" && endsAt !== null && endsAt <= context.now ? "match-time-over" : null;
}

export function startEvent(keptAs: KeptAs, white: Side, at: Instant, context: GameContext): GameEvent {
  const clock = clockOf(context.rules);
  return { type: "Started", keptAs, white, clock, at, matchEndsAt: matchEndsAt(keptAs, at, context) };
}

/** On the board, outages since the first game began don't count. */
function matchEndsAt(
  keptAs: KeptAs,
  at: Instant,
  { rules, matchStartedAt, outages }: GameContext,
): Instant | null {
  const { perMatch } = clockOf(rules);
  if (perMatch === null) return null;
  const from = matchStartedAt ?? at;
  const end = later(from, perMatch);
  return keptAs === "board" ? outages.reduce((before, outage) => endAfter(before, from, outage), end) : end;
}

/** The limits of a rule pack. */
function clockOf({ clock }: Pick<RulePack, "clock">): ClockLimits {
  const { secondsPerMove, minutesPerMatch, minutesPerGame, secondsAdded, addedAs } = clock;
  return {
    perMove: secondsPerMove === null ? null : secondsPerMove * 1000,
    perGame: minutesPerGame === null ? null : minutesPerGame * 60_000,
    added: secondsAdded * 1000,
    addedAs,
    perMatch: minutesPerMatch === null ? null : minutesPerMatch * 60_000,
  };
}
