import { adjudicate, type Color, type Game, type SearchOptions, turnOf } from "chess-core";
import { outcomeByPoints } from "@/lib/match/rules/captured-outcome";
import { otherColor } from "@/lib/match/rules/games";
import { playedPoints } from "@/lib/match/rules/played-points";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { hasTooFewPieces } from "@/lib/match/rules/too-few-pieces";
import { spanWords, timeIsOver } from "@/lib/match/words/endings";
import { gameRulesOf } from "@/lib/season/rules/game-rules";
import { capitalize, plural, possessive } from "@/lib/shared/text";
import type { JudgedRules } from "./judged-rules";
import type { Verdict } from "./verdict-facts";
import { goesOn } from "./verdict-goes-on";
import { armyFacts, armyOf, cannotMate } from "./verdict-material";
import { CITED_RULES } from "./verdict-rules";

/**
 * A flag fell: the opponent wins if any series of legal moves could end in mate for them, else it's a draw (FIDE 6.9).
 * US Chess also requires more than a king and one or two minor pieces (14E).
 */
export function flagVerdict(game: Game, side: Color, rules: JudgedRules, search: SearchOptions): Verdict {
  const { position } = game;
  const ruled = adjudicate(game, { kind: "flag", by: side }, gameRulesOf(rules), search);
  const opponent = SIDE_WORDS[otherColor(side)];
  const fell = `${possessive(SIDE_WORDS[side])} flag fell`;
  const isFew = hasTooFewPieces(ruled);
  const shared = { rule: isFew ? CITED_RULES.usFlag : CITED_RULES.flag, facts: armyFacts(position, side) };
  const has = `${opponent} has ${armyOf(position, otherColor(side))}`;

  if (ruled.kind !== "decided") {
    const why = isFew
      ? `${has}: a draw, unless ${opponent} shows a forced win.`
      : `${has}. We couldn’t work out whether that could still checkmate.`;
    return { ...shared, kind: "open", outcome: null, headline: `${fell}: the director decides`, why };
  }
  if (ruled.outcome === "draw") {
    const why = `${cannotMate(position, otherColor(side))} So ${SIDE_WORDS[side]} doesn’t lose.`;
    return { ...shared, kind: "over", outcome: "draw", headline: `${fell}: a draw`, why };
  }
  const why = `${has} and could still checkmate.`;
  return { ...shared, kind: "over", outcome: ruled.outcome, headline: `${fell}: ${opponent} wins`, why };
}

/** Too long on one move: only the opponent can claim the game. */
export function moveTimeVerdict(game: Game, side: Color, rules: JudgedRules): Verdict {
  const opponent = SIDE_WORDS[otherColor(side)];
  const rule = rules.cited.moveTime;
  const { moveTime } = gameRulesOf(rules);
  if (!moveTime)
    return { ...goesOn(game, rules.authority, "Nothing to claim: play goes on", rule.text), rule };
  const span = spanWords(moveTime.seconds);
  if (turnOf(game.position) !== side) {
    const moved = `It isn’t ${possessive(SIDE_WORDS[side])} move. Once a player has moved, it’s too late to claim.`;
    return { ...goesOn(game, rules.authority, "Nothing to claim: play goes on", moved), rule };
  }
  return {
    kind: "over",
    outcome: otherColor(side),
    headline: `${capitalize(span)} ran out: ${opponent} wins`,
    why: `${opponent} has to claim it before ${SIDE_WORDS[side]} moves. Otherwise the game continues.`,
    rule,
    facts: [],
  };
}

/** The match's time is up: captured points decide, or it's a draw, or the director decides. */
export function timeUpVerdict(game: Game, rules: JudgedRules): Verdict {
  const { minutesPerMatch, timeUp } = rules.clock;
  const rule = rules.cited.timeUp;
  if (minutesPerMatch === null)
    return { ...goesOn(game, rules.authority, "No time limit: play goes on", rule.text), rule };
  const over = timeIsOver(minutesPerMatch);
  if (timeUp === "captured-points") return { ...byPoints(game, rules, over), rule };
  const shared = { rule, why: rule.text, facts: [] };
  return timeUp === "draw"
    ? { ...shared, kind: "over", outcome: "draw", headline: `${over}: a draw` }
    : { ...shared, kind: "open", outcome: null, headline: `${over}: the director decides` };
}

/** More captured points win, equal points draw. */
function byPoints(game: Game, rules: JudgedRules, over: string): Omit<Verdict, "rule"> {
  const captured = playedPoints(game, rules.clock);
  const { white, black } = captured;
  const outcome = outcomeByPoints(captured);
  const shared = {
    kind: "over",
    outcome,
    captured,
    league: rules.cited.captured,
    facts: [],
  } as const;
  if (outcome === "draw") {
    const why = `Both have captured ${plural(white, "point")}.${rules.ifTied}`;
    return { ...shared, headline: `${over}: a draw`, why };
  }
  const score = outcome === "black" ? `${black} to ${white}` : `${white} to ${black}`;
  return {
    ...shared,
    headline: `${over}: ${SIDE_WORDS[outcome]} wins ${score}`,
    why: `${SIDE_WORDS[outcome]} has captured more. The position on the board doesn’t count.`,
  };
}
