import { namesOf, shortNames } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import type { RuledResult } from "../rules/events";
import { bothLose, type MatchOutcome, wonBy } from "../rules/outcome";
import { addUpSeries } from "../rules/series";
import { sideThatTried } from "../rules/side-that-tried";
import { SIDES, type Side } from "../rules/sides";
import { isToPlay } from "../rules/state";
import type { ShownMatch } from "../store/match-record";
import { outcomeWords, winnerOfMatch } from "../words/scores";
import { draftReason, draftRule } from "./draft-ruling";
import type { SuggestedRulingKey } from "./suggested-ruling-key";

/** A ruling that a director can choose with one click: it fills the form, and the form sends it. */
export type SuggestedRuling = {
  readonly key: SuggestedRulingKey;
  readonly title: string;
  /** The outcome the match would have; null if it would be open again. */
  readonly outcome: MatchOutcome | null;
  /** What the form is filled with, by field name. */
  readonly fill: Readonly<Record<string, string>>;
};

type Answerable = Pick<ShownMatch, "state" | "home" | "away" | "rules" | "stage" | "round">;

/**
 * The rulings that fit a match, in the order of their numbers. A match that's waiting for a ruling has all of them; one
 * that hasn't been played can be given to the side that tried, or more time once its round has opened; other matches
 * have none.
 *
 * @param deadline three days more, in the format of the form's field: "2026-11-24T23:59"
 */
export function suggestedRulingsFor(
  match: Answerable,
  deadline: string,
  now: Instant,
): readonly SuggestedRuling[] {
  const { status, case: why } = match.state;
  const isUnplayed = isToPlay(status);
  if (status !== "with-director" && (!isUnplayed || now < match.round.opensAt)) return [];
  const rulings = isUnplayed
    ? [forfeit(match)]
    : why === "level"
      ? [...SIDES.map((side) => win(match, side)), neither(match)]
      : [
          reportStands(match),
          otherVersion(match),
          neither(match),
          why === "correction" ? null : forfeit(match),
        ];
  return [...withoutRepeats(rulings.flatMap((answer) => answer ?? [])), moreTime(deadline)];
}

function reportStands(match: Answerable): SuggestedRuling | null {
  const { report, noShow } = match.state;
  const claim = report ?? noShow;
  const winner = claim && winnerOfMatch(claim.outcome);
  if (!claim || !winner) return null;
  const isCorrection = match.state.correction !== null;
  const title = isCorrection
    ? "The current result counts"
    : report
      ? "The report counts"
      : "The no-show counts";
  const decidedBy = report ? "ruling" : "forfeit";
  return ruling(match, "report-stands", title, wonBy(winner, decidedBy, claim.outcome.score));
}

function otherVersion(match: Answerable): SuggestedRuling | null {
  const { contest } = match.state;
  if (!contest?.games) return null;
  const { winner, score } = addUpSeries(contest.games, match.rules.match);
  return winner
    ? ruling(
        match,
        "other-version",
        match.state.correction ? "The correction counts" : "The other version counts",
        wonBy(winner, "ruling", score),
      )
    : null;
}

function win(match: Answerable, side: Side): SuggestedRuling {
  return ruling(match, `${side}-wins`, "The tied match is decided", wonBy(side, "ruling", null));
}

function forfeit(match: Answerable): SuggestedRuling | null {
  const side = sideThatTried(match.state);
  return (
    side && ruling(match, "forfeit", "Forfeit win for the player who tried", wonBy(side, "forfeit", null))
  );
}

function neither(match: Answerable): SuggestedRuling {
  return ruling(match, "both-lose", formatOf(match.stage).words.bothLose.short, bothLose("ruling"));
}

function moreTime(deadline: string): SuggestedRuling {
  return {
    key: "more-time",
    title: "Three more days to play",
    outcome: null,
    fill: { deadline, reason: "" },
  };
}

function ruling(
  match: Answerable,
  key: SuggestedRulingKey,
  title: string,
  outcome: MatchOutcome,
): SuggestedRuling {
  const names = shortNames(namesOf(match));
  const winner = winnerOfMatch(outcome);
  const { score, decidedBy } = outcome;
  const result: RuledResult = winner ?? "both-lose";
  return {
    key,
    title: winner ? `${title}: ${outcomeWords(outcome, names)}` : title,
    outcome,
    fill: {
      result,
      score: score ? `${score.home}-${score.away}` : "",
      forfeit: decidedBy === "forfeit" ? "yes" : "",
      rule: draftRule(match.state, match.rules),
      reason: draftReason(match.state, names, key),
    },
  };
}

/** A confirmed no-show and a forfeit win for the player who tried are the same ruling. */
function withoutRepeats(answers: readonly SuggestedRuling[]): readonly SuggestedRuling[] {
  const sent = ({ fill }: SuggestedRuling) => `${fill.result} ${fill.score} ${fill.forfeit}`;
  return answers.filter(
    (answer, index) => answers.findIndex((each) => sent(each) === sent(answer)) === index,
  );
}

/** The ruling that the address asks for; undefined if there is none with that key. */
export function chosenRuling(
  answers: readonly SuggestedRuling[],
  asked: string | readonly string[] | undefined,
): SuggestedRuling | undefined {
  return answers.find(({ key }) => key === asked);
}
