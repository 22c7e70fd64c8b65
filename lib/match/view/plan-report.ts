import type { RulePack } from "@/lib/season/input/rule-pack";
import { REPORT_FORM_GAMES, TAKEN_FIELDS, type TakenField } from "../input/report";
import type { TakenList } from "../rules/captured";
import { type Ending, type ReportedGame, winnerOf } from "../rules/games";
import { addUpSeries, isReplayed, nextWhite, type Score } from "../rules/series";
import type { Side } from "../rules/sides";

/** A game as far as it is typed. */
export type DraftGame = {
  /** Only what the player chose; what the rules say is not repeated here. */
  readonly white: Side | null;
  readonly winner: Side | "draw" | null;
  readonly ending: Ending | null;
  readonly pgn: string;
  /** The men counted as taken, as far as they are filled in. */
  readonly taken: Readonly<Partial<Record<TakenField, string>>>;
};

/** A game the report form asks for. */
export type PlannedGame = {
  readonly index: number;
  /** Who has White by the rules; null when a lot decides, so that it has to be asked. */
  readonly expectedWhite: Side | null;
  readonly white: Side | null;
  /** Played again after the draw before it. */
  readonly isReplay: boolean;
  /** The one more game after a match that was level. */
  readonly isExtra: boolean;
  /** Played only if the games before it did not decide the match. */
  readonly isConditional: boolean;
};

export type ReportPlan = {
  readonly games: readonly PlannedGame[];
  readonly score: Score;
  /** Every game asked for is filled in and the match is over. */
  readonly isComplete: boolean;
};

export const EMPTY_GAME: DraftGame = { white: null, winner: null, ending: null, pgn: "", taken: {} };

/**
 * Which games the form asks for, given what is typed so far: as many as the match has, one more for each draw that is
 * played again, one more as often as the match is level where it goes on (levelMatch), and none after it is decided. No
 * third game is asked for at 2–0.
 */
export function planReport(draft: readonly DraftGame[], rules: RulePack["match"]): ReportPlan {
  const games: PlannedGame[] = [];
  const soFar: ReportedGame[] = [];
  const known: ReportedGame[] = [];
  let replays = 0;

  for (let index = 0; index < REPORT_FORM_GAMES; index += 1) {
    const isFull = index >= rules.bestOf + replays;
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

/** What the form starts with: the games of a report that stands, as if its reader had typed them. */
export function draftOf(games: readonly ReportedGame[]): readonly DraftGame[] {
  return games.map((game) => ({
    white: game.white,
    winner: winnerOf(game) ?? "draw",
    ending: game.ending,
    pgn: game.pgn ?? "",
    taken: game.taken ? countsOf(game.taken) : {},
  }));
}

function countsOf(taken: TakenList): DraftGame["taken"] {
  return Object.fromEntries(TAKEN_FIELDS.map(({ color, role, name }) => [name, String(taken[color][role])]));
}

/** A game that is not filled in counts as won by somebody: it takes its place and is no reason for a replay. */
function asReported({ winner, ending }: DraftGame, white: Side): ReportedGame {
  if (winner === "draw") return { white, outcome: "draw", ending: ending ?? "agreement" };
  return { white, outcome: winner === white || winner === null ? "white" : "black", ending: "resignation" };
}

/**
 * The draft with only those colours that say more than the rules do, so that a choice which agrees with the rules
 * follows them when an earlier game turns out to be replayed.
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
