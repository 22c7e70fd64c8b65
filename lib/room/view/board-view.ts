import { type CapturedPoints, type Claim, claimsOf, type Move, makeFen, makeSan } from "chess-core";
import { otherColor } from "@/lib/match/rules/games";
import { playedPoints } from "@/lib/match/rules/played-points";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { MOST_LAG_MS } from "../rules/clock";
import { nextFlag } from "../rules/flag";
import { colorOf, type Play } from "../rules/state";
import { clockSpoken } from "../words/clock-words";
import { sansOf } from "../words/sheet-words";
import { endedAtZero, timeShown } from "./time-shown";

/** What a board in the room shows. */
export type BoardView = {
  readonly fen: string;
  readonly lastMove: Move | undefined;
  readonly sans: readonly string[];
  readonly isMine: boolean;
  readonly claims: readonly Claim[];
  readonly points: CapturedPoints;
};

export function boardView(play: Play, side: Side, { authority, clock }: RulesOfGames): BoardView {
  const { game } = play;
  const isMine = play.turn.color === colorOf(play, side);
  return {
    fen: makeFen(game.position),
    lastMove: game.moves.at(-1),
    sans: sansOf(game),
    isMine,
    claims: isMine ? oneOfFifty(claimsOf(game, authority)) : [],
    points: playedPoints(game, clock),
  };
}

/** The claims, but fifty moves only once: many moves can complete them, and the intended one isn't played. */
function oneOfFifty(claims: readonly Claim[]): readonly Claim[] {
  const first = claims.find(({ kind }) => kind === "fifty-move");
  return claims.filter((claim) => claim.kind !== "fifty-move" || claim === first);
}

/** A claim in words: "the same position for the third time, with Nc6". */
export function claimWords({ kind, move }: Claim, { game }: Play): string {
  const what = kind === "threefold" ? "Same position three times" : "Fifty moves without progress";
  return move ? `${what}, with ${makeSan(game.position, move)}` : what;
}

/** Both clocks, to be read out; null if nothing limits them. */
export function clocksSpoken(play: Play, side: Side, names: Pair, now: number): string | null {
  const clocks = [side, otherSide(side)].flatMap((who) => {
    const left = timeShown(play, colorOf(play, who), now);
    return left === null ? [] : [`${who === side ? "You" : names[who]}: ${clockSpoken(left)}.`];
  });
  return clocks.join(" ") || null;
}

/** What's left of the time for the match; null if it isn't limited. */
export function matchTimeShown({ keptAs, matchEndsAt }: Play, now: number): number | null {
  return matchEndsAt === null ? null : endedAtZero(keptAs, Date.parse(matchEndsAt) - now);
}

/** Is the time for a match at a table up, and the game that's being played the director's to decide? */
export function isForDirector(play: Play, { clock }: Pick<RulesOfGames, "clock">, now: number): boolean {
  const left = matchTimeShown(play, now);
  return left !== null && left <= 0 && clock.timeUp === "director";
}

/** Has a limit passed, as long ago as the server needs to end the game when someone looks? */
export function isFlagDue(play: Play, now: number): boolean {
  const flag = nextFlag(play);
  return flag !== null && now >= Date.parse(flag.at) + MOST_LAG_MS;
}

/** Can this side claim the game because the opponent's move takes too long? */
export function canClaimTime(play: Play, side: Side, now: number): boolean {
  const { perMove } = play.clock;
  const theirs = otherColor(colorOf(play, side));
  if (perMove === null || play.turn.color !== theirs || play.turn.since === null) return false;
  return now >= Date.parse(play.turn.since) + perMove + MOST_LAG_MS;
}

const LONG_TURN_MS = 10 * 60_000;

/** Has this side waited for the opponent's move for long, in a game that no limit ends? */
export function isLeftWaiting(play: Play, side: Side, now: number): boolean {
  const { turn, clock } = play;
  if (turn.color === colorOf(play, side) || turn.since === null) return false;
  const isLimited = clock.perMove !== null || nextFlag(play) !== null;
  return !isLimited && now >= Date.parse(turn.since) + LONG_TURN_MS;
}

/** What the clock between two players shows of the turn that runs. */
export type TurnView = {
  /** What ends first: the move, or the player's time for the game; negative once it's over. Null: nothing limits it. */
  readonly left: number | null;
  /** The whole of it, for the eight squares. */
  readonly of: number | null;
  readonly isOver: boolean;
  /** The move took longer than the opponent has to accept (DePaul 1.VI). */
  readonly canClaim: boolean;
};

export function turnView(play: Play, now: number): TurnView {
  const { turn, clock, left } = play;
  const spent = spentOf(play, now);
  const byMove = clock.perMove === null ? null : { left: clock.perMove - spent, of: clock.perMove };
  const delay = clock.addedAs === "delay" ? clock.added : 0;
  const own = left[turn.color];
  const byGame =
    own === null || clock.perGame === null
      ? null
      : { left: own - Math.max(0, spent - delay), of: clock.perGame };
  const byMatch = matchTimeShown(play, now);
  const limits = [byMove, byGame].filter((limit) => limit !== null);
  if (limits.length === 0 && byMatch !== null) limits.push({ left: byMatch, of: clock.perMatch ?? byMatch });
  const [first] = limits.toSorted((one, two) => one.left - two.left);
  return {
    left: first?.left ?? null,
    of: first?.of ?? null,
    isOver: first !== undefined && first.left <= 0,
    canClaim: byMove !== null && byMove.left < 0,
  };
}

/** How long the turn has taken, by the device's clock. */
export function spentOf({ turn }: Play, now: number): number {
  return turn.spentMs + (turn.since === null ? 0 : Math.max(0, now - Date.parse(turn.since)));
}
