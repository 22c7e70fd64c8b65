import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";
import type { PlayerCommand } from "./commands";
import { answerDue, correctionTerm, isAnswerTimeOver, isClosed } from "./deadline-rules";
import { type Decision, happens, type MatchContext, type MatchRefused, refused } from "./decision";
import type { MatchEvent } from "./events";
import { MOST_GAMES, type ReportedGame, type TypedGame, winnerOf } from "./games";
import { judgeGame } from "./judge-game";
import { drawn, type MatchOutcome, wonBy } from "./outcome";
import { areSameGames } from "./same-games";
import { addUpSeries, isEndingNeeded } from "./series";
import type { Side } from "./sides";
import { isToPlay, type MatchState } from "./state";
import { saysSomething } from "./statement";
import { ifUnanswered } from "./unanswered";

type Command<Type extends PlayerCommand["type"]> = Extract<PlayerCommand, { type: Type }>;
type Claim = NonNullable<MatchState["report"] | MatchState["noShow"]>;
type Version = { readonly games: readonly ReportedGame[]; readonly outcome: MatchOutcome };

/**
 * Says what happened. The result counts once the other side approves it: a win needs both parties (DePaul sheet, Rule
 * 1.II.a). When the other side has reported already, an equal report approves that one and a different one contests it.
 */
export function report(
  state: MatchState,
  { games, source, picked }: Command<"report">,
  by: Side,
  context: MatchContext,
): Decision {
  if (state.status === "reported") return reportToo(state, games, by, context);
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (isClosed(state, context.now, context.rules)) return refused("deadline-passed");

  const version = finishedVersion(games, context.rules);
  if (!version.ok) return version;
  return happens({
    type: "ResultReported",
    by,
    ...(source && { source }),
    ...(picked && { picked }),
    ...version.value,
    answerBy: answerDue(context.now, context.rules),
  });
}

/** Corrects one's own report while no one has answered it. The other side gets the full time to answer again. */
export function amendReport(
  state: MatchState,
  { games }: Command<"amend-report">,
  by: Side,
  context: MatchContext,
): Decision {
  if (state.status !== "reported" || state.report?.by !== by) return refused("wrong-stage");
  if (isAnswerTimeOver(state, context.now)) return refuseLateAnswer(state, context.rules);

  const version = finishedVersion(games, context.rules);
  if (!version.ok) return version;
  return happens({
    type: "ReportAmended",
    by,
    ...version.value,
    answerBy: answerDue(context.now, context.rules),
  });
}

/** The other side says yes, to a report or to a no-show claim; the match is final. */
export function approve(
  state: MatchState,
  { byEmail }: Command<"approve">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  const claimed = claimToAnswer(state, by, { now, rules });
  if (!claimed.ok) return claimed;
  return happens({ ...approved(claimed.value.outcome, by, now, rules), ...(byEmail ? { byEmail } : {}) });
}

/**
 * Contests the report, with a statement and the player's own version of the games; the director decides. The version
 * has to differ from the report, and the statement has to say something.
 */
export function contest(
  state: MatchState,
  { statement, games }: Command<"contest">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  const claimed = claimToAnswer(state, by, { now, rules });
  if (!claimed.ok) return claimed;
  if (!saysSomething(statement)) return refused("statement-too-short");
  if (!games?.length) return happens({ type: "ReportContested", by, statement, games: null });

  const version = readGames(games, rules);
  if (!version.ok) return version;
  if (state.report && areSameGames(state.report.games, version.value)) return refused("nothing-differs");
  return happens({ type: "ReportContested", by, statement, games: version.value });
}

/** The report or the no-show claim to answer. The other side answers it, in time; no one answers their own. */
function claimToAnswer(
  state: MatchState,
  by: Side,
  { now, rules }: Pick<MatchContext, "now" | "rules">,
): Answer<Claim, MatchRefused> {
  const claimed = state.report ?? state.noShow;
  if (state.status !== "reported" || !claimed) return refuse({ code: "nothing-to-answer" });
  if (claimed.by === by) return refuse({ code: "own-report" });
  return isAnswerTimeOver(state, now) ? refuseLateAnswer(state, rules) : accept(claimed);
}

function reportToo(
  state: MatchState,
  typed: readonly TypedGame[],
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  const claimed = claimToAnswer(state, by, { now, rules });
  if (!claimed.ok) return claimed;

  const version = finishedVersion(typed, rules);
  if (!version.ok) return version;
  if (state.report && haveSameWinners(state.report.games, version.value.games)) {
    return happens(approved(state.report.outcome, by, now, rules));
  }
  return happens({ type: "ReportContested", by, statement: "", games: version.value.games });
}

function approved(claimed: MatchOutcome, by: Side, now: Instant, rules: RulePack): MatchEvent {
  const outcome = agreedOutcome(claimed, rules);
  return { type: "ReportApproved", by, outcome, ...(outcome ? correctionTerm(now, rules) : {}) };
}

/** The outcome once both sides agree to it; null for a tied match that the rule pack leaves to the director. */
export function agreedOutcome(outcome: MatchOutcome, { match }: RulePack): MatchOutcome | null {
  return outcome.home === "draw" && match.levelMatch === "director" ? null : outcome;
}

/** The refusal of a late answer says what has become of the report. */
export function refuseLateAnswer(state: MatchState, rules: RulePack) {
  return refuse<MatchRefused>({
    code: ifUnanswered(state, rules) === "stands" ? "report-stands" : "answer-time-passed",
  });
}

/** Two reports are equal when every game has the same winner; differences in colors and endings don't matter. */
function haveSameWinners(one: readonly ReportedGame[], two: readonly ReportedGame[]): boolean {
  return one.length === two.length && one.every((game, index) => sameWinner(game, two[index]));
}

function sameWinner(one: ReportedGame, two: ReportedGame | undefined): boolean {
  return two !== undefined && winnerOf(one) === winnerOf(two);
}

/** Judges the typed games one by one; the series must be over. */
export function finishedVersion(typed: readonly TypedGame[], rules: RulePack): Answer<Version, MatchRefused> {
  if (typed.length === 0) return refuse({ code: "no-games" });
  const games = readGames(typed, rules);
  if (!games.ok) return games;

  const outcome = versionOutcome(games.value, rules);
  return outcome ? accept({ games: games.value, outcome }) : refuse({ code: "series-not-finished" });
}

/** The outcome of judged games; null if they don't decide the match. */
export function versionOutcome(games: readonly ReportedGame[], rules: RulePack): MatchOutcome | null {
  const { isDecided, winner, score } = addUpSeries(games, rules.match);
  if (!isDecided) return null;
  return winner ? wonBy(winner, "agreed", score) : drawn("agreed", score);
}

/** Judges the typed games one by one; none can come after the match was over. */
function readGames(
  typed: readonly TypedGame[],
  rules: RulePack,
): Answer<readonly ReportedGame[], MatchRefused> {
  if (typed.length > MOST_GAMES) return refuse({ code: "too-many-games" });
  const games: ReportedGame[] = [];
  for (const [index, game] of typed.entries()) {
    const judged = judgeGame(game, rules);
    if (!judged.ok) return refuse({ ...judged.refusal, game: index });
    if (isEndingNeeded(judged.value, rules.match)) return refuse({ code: "ending-needed", game: index });
    games.push(judged.value);
  }
  const { surplusFrom } = addUpSeries(games, rules.match);
  if (surplusFrom !== null) return refuse({ code: "game-after-the-end", game: surplusFrom });
  return accept(games);
}
