import { namesOf, type Pair, shortNames } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type ReportedGame, winnerOf } from "../rules/games";
import type { MatchOutcome } from "../rules/outcome";
import { areSameGames, isSameGame } from "../rules/same-games";
import { addUpSeries, type Score } from "../rules/series";
import { otherSide, SIDES, type Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { contestedPart } from "../words/contested";
import { gameEnding } from "../words/endings";
import { differenceNote } from "../words/game-differences";
import { leavesResult, outcomeWords, seriesWords } from "../words/scores";

/** The games as each side reports them. */
export type GameVersions = {
  /** "Two versions, game by game" */
  readonly title: string;
  readonly names: readonly [home: string, away: string];
  readonly rows: readonly {
    readonly game: string;
    /** "Noor had White" */
    readonly white: string;
    readonly home: string;
    readonly away: string;
    readonly differs: boolean;
  }[];
  /** The score of each version: "2–1 to Noor". */
  readonly sums: readonly [home: string, away: string];
};

/** The games as each side reports them; null if no games were reported. */
export function gameVersions(state: MatchState, names: Pair, rules: RulePack): GameVersions | null {
  const { report, contest } = state;
  if (!report) return null;
  const games: Record<Side, readonly ReportedGame[] | null> = { home: null, away: null };
  games[report.by] = report.games;
  if (contest) games[contest.by] = contest.games;
  else if (isConfirmed(state)) games[otherSide(report.by)] = report.games;
  const length = Math.max(games.home?.length ?? 0, games.away?.length ?? 0);
  return {
    title: titleOf(games, names),
    names: [names.home, names.away],
    rows: Array.from({ length }, (_, index) => {
      const [home, away] = [games.home?.[index], games.away?.[index]];
      return {
        game: `Game ${index + 1}`,
        white: `${names[(home ?? away)?.white ?? "home"]} had White`,
        home: gameWords(home, away, names, rules),
        away: gameWords(away, home, names, rules),
        differs: contest !== null && contest.games !== null && !isSameGame(home, away),
      };
    }),
    sums: [sumOf("home", state, names, rules), sumOf("away", state, names, rules)],
  };
}

function titleOf(
  { home, away }: Readonly<Record<Side, readonly ReportedGame[] | null>>,
  names: Pair,
): string {
  if (home && away) return areSameGames(home, away) ? "The games" : "Two versions, game by game";
  return `The games, as ${names[home ? "home" : "away"]} has them`;
}

/** What one side did about the match: reported, contested, claimed; null if nothing. */
export function claimOf(
  match: {
    readonly state: MatchState;
    readonly home: { readonly name: string };
    readonly away: { readonly name: string };
  },
  side: Side,
): string | null {
  const { report, noShow, contest, correction, entered, outcome, case: why, unreachableBy } = match.state;
  const names = shortNames(namesOf(match));
  if (correction) {
    if (correction.by === side)
      return leavesResult(correction.outcome, outcome)
        ? "Asks to correct the games, not the result."
        : `Asks to correct it to ${outcomeWords(correction.outcome, names)}.`;
    const answered = entered?.source === "chess-site" ? "Didn’t object to" : "Confirmed";
    return `${answered} the result${outcome ? `: ${outcomeWords(outcome, names)}` : ""}.`;
  }
  if (report?.by === side) return `Reported ${outcomeWords(report.outcome, names)}.`;
  if (noShow?.by === side) return `Says that ${names[otherSide(side)]} didn’t come.`;
  if (contest?.by === side)
    return report ? `Says ${contestedPart(report.games, contest.games)} is wrong.` : "Denies it.";
  if (why === "unreachable" && unreachableBy === side) return "Asks you to decide the match.";
  return null;
}

/** The score if each side wins, as one of the two reported it. */
export function reportedScores(
  { report, contest }: MatchState,
  rules: RulePack["match"],
): Record<Side, Score | null> {
  const versions = [report?.games, contest?.games].flatMap((games) =>
    games ? [addUpSeries(games, rules)] : [],
  );
  const scoreOf = (side: Side) => versions.find(({ winner }) => winner === side)?.score ?? null;
  return { home: scoreOf("home"), away: scoreOf("away") };
}

/** Who says so, if a side wins by a reported version: "as Noor reported". */
export function supporterOf(
  { report, contest, noShow }: MatchState,
  side: Side,
  rules: RulePack["match"],
): Side | null {
  if (report && isWonBy(report.outcome, side)) return report.by;
  if (noShow && isWonBy(noShow.outcome, side)) return noShow.by;
  return contest?.games && addUpSeries(contest.games, rules).winner === side ? contest.by : null;
}

function isWonBy(outcome: MatchOutcome, side: Side): boolean {
  return outcome[side] === "win" && SIDES.some((other) => outcome[other] === "loss");
}

/** What one side says about a game, and what tells it from the other's version if they agree on the result. */
function gameWords(
  game: ReportedGame | undefined,
  other: ReportedGame | undefined,
  names: Pair,
  rules: RulePack,
): string {
  if (!game) return "–";
  const winner = winnerOf(game);
  const outcome = winner ? `${names[winner]} won.` : "Drawn.";
  const ending = game.ending === "unstated" ? "" : ` ${gameEnding(game, rules)}`;
  return `${outcome}${ending}${differenceNote(game, other, names)}`;
}

/** Did the other side confirm the report? A tied match can still go to the director. */
function isConfirmed({ outcome, case: why }: MatchState): boolean {
  return outcome?.decidedBy === "agreed" || why === "level";
}

function sumOf(side: Side, state: MatchState, names: Pair, rules: RulePack): string {
  const { report, contest } = state;
  if (report && (report.by === side || (!contest && isConfirmed(state))))
    return outcomeWords(report.outcome, names);
  if (!contest) return "No answer";
  if (!contest.games) return "No version of the games";
  return seriesWords(addUpSeries(contest.games, rules.match).score, names);
}
