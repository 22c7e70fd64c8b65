import type { Verdict } from "chess-core";
import { otherColor } from "@/lib/match/rules/games";
import { hasTooFewPieces } from "@/lib/match/rules/too-few-pieces";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { type Limit, nextLimit, passesAfter } from "./clock";
import { later } from "./elapsed";
import type { GameEvent } from "./events";
import type { Judge } from "./judge";
import { endingOf } from "./judge-end";
import type { Play } from "./state";

type Judged = { readonly rules: RulePack; readonly judge: Judge | null };
type ByJudge = { readonly rules: RulePack; readonly judge: Judge };

/** A limit that passes at an instant if the turn goes on until then. */
export type Passing = { readonly limit: Limit; readonly at: Instant };

/**
 * The next limit that ends the game by itself: the player's time for the game, or the time for the match. The limit
 * for a move is the opponent's to claim, so it never does (DePaul 1.VI).
 */
export function nextFlag(play: Play): Passing | null {
  const { turn, clock, left } = play;
  if (play.keptAs !== "board" || turn.since === null) return null;
  const since = turn.since;
  const passes = passesAfter(clock, left[turn.color], matchLeftAt(play, since));
  const next = nextLimit({ ...passes, move: Number.POSITIVE_INFINITY });
  if (!next) return null;
  // A move that was made before the match's time was up can arrive after it.
  const at = later(since, next.after);
  return { limit: next.limit, at: at < play.startedAt ? play.startedAt : at };
}

/** How the game ends if its flag has fallen by `now`; null if it hasn't. Everyone who looks finds the same end. */
export function fallenFlag(play: Play, now: Instant, { rules, judge }: Judged): GameEvent | null {
  const flag = nextFlag(play);
  if (!flag || !judge || now < flag.at) return null;
  return flag.limit === "match"
    ? matchTimeUp(play, flag.at, { rules, judge })
    : flagFell(play, flag.at, { rules, judge });
}

/**
 * FIDE 6.9: the opponent wins, unless they can't mate. With too few pieces (US Chess 14E) it's a draw, until they show the
 * director a forced win. If the search can't tell, the opponent has won unless the director finds otherwise.
 */
function flagFell({ game, turn }: Play, at: Instant, { rules, judge }: ByJudge): GameEvent {
  const verdict = judge(game, { kind: "flag", by: turn.color }, rules);
  const end = { type: "Ended", ending: "flag", by: null, at } as const;
  if (verdict.kind === "decided") return decidedBy(verdict, at);
  const opponent = otherColor(turn.color);
  const name = COLOR_WORDS[opponent];
  if (hasTooFewPieces(verdict)) {
    const why = `${verdict.sentence} It counts as a draw. If ${name} has a forced win, tell the director.`;
    return { ...end, outcome: "draw", why };
  }
  const why = `${verdict.sentence} It counts as a win for ${name} unless the director decides otherwise.`;
  return { ...end, outcome: opponent, why };
}

const COLOR_WORDS = { white: "White", black: "Black" } as const;

/** A position that only a search proves dead had ended the game before its time ran out. */
function decidedBy(verdict: Decided, at: Instant): GameEvent {
  const { outcome, sentence } = verdict;
  return { type: "Ended", outcome, ending: endingOf(verdict), by: null, at, why: sentence };
}

type Decided = Extract<Verdict, { readonly kind: "decided" }>;

/** The time for the match is over (Texas State 3.III: captured points decide), unless the position had ended the game. */
function matchTimeUp({ game }: Play, at: Instant, { rules, judge }: ByJudge): GameEvent {
  const end = { type: "Ended", ending: "match-time", by: null, at } as const;
  const verdict = judge(game, { kind: "match-time" }, rules);
  if (verdict.kind === "decided") return decidedBy(verdict, at);
  if (rules.clock.timeUp === "draw") return { ...end, outcome: "draw", why: "Time for the match is up." };
  return { ...end, outcome: null, why: "Time for the match is up. The director decides the game." };
}

function matchLeftAt({ matchEndsAt }: Play, at: Instant): number | null {
  return matchEndsAt === null ? null : Date.parse(matchEndsAt) - Date.parse(at);
}
