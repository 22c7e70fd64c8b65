import type { RulePack } from "@/lib/season/input/rule-pack";
import { TAKEN_FIELDS, type TakenField } from "../input/taken-fields";
import type { CapturedPieces } from "../rules/captured-pieces";
import { type Ending, MOST_GAMES, type ReportedGame, winnerOf } from "../rules/games";
import { addUpSeries, isNextAdditional, isReplayed, nextWhite, type Score } from "../rules/series";
import type { Side } from "../rules/sides";

/** A game as far as the player has typed it. */
export type DraftGame = {
  /** Only what the player chose, not what follows from the rules. */
  readonly white: Side | null;
  readonly winner: Side | "draw" | null;
  readonly ending: Ending | null;
  readonly pgn: string;
  /** The pieces counted as taken, as far as they're filled in. */
  readonly taken: Readonly<Partial<Record<TakenField, string>>>;
};

/** A game the report form asks for. */
export type PlannedGame = {
  readonly index: number;
  /** Who has White by the rules; null if it's decided by lot, so the form has to ask. */
  readonly expectedWhite: Side | null;
  readonly white: Side | null;
  /** A replay of the drawn game before it. */
  readonly isReplay: boolean;
  /** An extra game after a match that was tied. */
  readonly isExtra: boolean;
  /** Played only if the games before it didn't decide the match. */
  readonly isConditional: boolean;
};

export type ReportPlan = {
  readonly games: readonly PlannedGame[];
  readonly score: Score;
  /** Every game the form asks for is filled in and the match is over. */
  readonly isComplete: boolean;
};

export const EMPTY_GAME: DraftGame = { white: null, winner: null, ending: null, pgn: "", taken: {} };

/**
 * Which games the form asks for, given what is typed so far: the games of the match, one more for each drawn game
 * that's replayed, one more each time the match is tied and continues (levelMatch), and none after it's decided. At
 * 2–0 it doesn't ask for a third game.
 */
export function planReport(draft: readonly DraftGame[], rules: RulePack["match"]): ReportPlan {
  const games: PlannedGame[] = [];
  const soFar: ReportedGame[] = [];
  const known: ReportedGame[] = [];
  let replays = 0;

  for (let index = 0; index < MOST_GAMES; index += 1) {
    const isFull = isNextAdditional(soFar, rules);
    if (addUpSeries(known, rules).isDecided || (isFull && known.length < index)) break;
    const typed = draft[index] ?? EMPTY_GAME;
    const before = soFar.at(-1);
    const expectedWhite = nextWhite(soFar, rules);
    const white = typed.white ?? expectedWhite;
    games.push({
      index,
      expectedWhite,
      white,
      isReplay: before !== undefined && isReplayed(before, rules),
      isExtra: isFull,
      isConditional: !isFull && index - replays > rules.bestOf / 2,
    });

    const game = asReported(typed, white ?? "home");
    if (isReplayed(game, rules)) replays += 1;
    soFar.push(game);
    if (typed.winner) known.push(game);
  }

  const series = addUpSeries(known, rules);
  return { games, score: series.score, isComplete: series.isDecided && known.length === games.length };
}

/** What the form starts with: the games of the current report, as if the reader had typed them. */
export function draftOf(games: readonly ReportedGame[]): readonly DraftGame[] {
  return games.map((game) => ({
    white: game.white,
    winner: winnerOf(game) ?? "draw",
    ending: game.ending === "unstated" ? null : game.ending,
    pgn: game.pgn ?? "",
    taken: game.taken ? countsOf(game.taken) : {},
  }));
}

function countsOf(taken: CapturedPieces): DraftGame["taken"] {
  return Object.fromEntries(TAKEN_FIELDS.map(({ color, role, name }) => [name, String(taken[color][role])]));
}

/** A game that isn't filled in counts as a win, so that it doesn't lead to a replay. */
function asReported({ winner, ending }: DraftGame, white: Side): ReportedGame {
  if (winner === "draw") return { white, outcome: "draw", ending: ending ?? "agreement" };
  const outcome = winner === white || winner === null ? "white" : "black";
  return { white, outcome, ending: ending ?? "resignation" };
}

/**
 * The draft with only those colors that differ from the rules, so that a color which agrees with the rules follows them
 * if an earlier game turns out to be replayed.
 */
export function withoutExpectedColors(
  draft: readonly DraftGame[],
  rules: RulePack["match"],
): readonly DraftGame[] {
  const { games } = planReport(draft, rules);
  return draft.map((game, index) =>
    game.white !== null && game.white === games[index]?.expectedWhite ? { ...game, white: null } : game,
  );
}
