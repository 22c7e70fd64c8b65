import type { RulePack } from "@/lib/season/input/rule-pack";
import { answerDue, correctionTerm } from "./deadline-rules";
import { agreedOutcome, versionOutcome } from "./decide-report";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import type { Report } from "./report";
import type { Side } from "./sides";
import type { Contest, MatchState } from "./state";

/** A version that a side can accept. The report is null if it's a claim that the other side didn't come. */
export type OtherVersion = Pick<Report, "outcome"> & { readonly report: Report | null };

/**
 * Takes a contest back, as the player who contested can until the ruling. The report waits for their answer again, with
 * the full time.
 */
export function withdrawContest(state: MatchState, by: Side, { now, rules }: MatchContext): Decision {
  const contest = openContest(state);
  if (!contest) return refused("wrong-stage");
  if (contest.by !== by) return refused("not-your-contest");

  return happens({ type: "ContestWithdrawn", by, answerBy: answerDue(now, rules) });
}

/** Accepts the other side's version until the ruling. It decides the match, like a confirmed report. */
export function acceptVersion(state: MatchState, by: Side, { now, rules }: MatchContext): Decision {
  if (!openContest(state)) return refused("wrong-stage");
  const version = otherVersion(state, by, rules);
  if (!version) return refused("version-undecided");

  const outcome = agreedOutcome(version.outcome, rules);
  return happens({
    type: "VersionAccepted",
    by,
    report: version.report,
    outcome,
    ...(outcome ? correctionTerm(now, rules) : {}),
  });
}

/**
 * The other side's version of a contested match: for the player who contested it's the report or the claim, for the
 * other one the contest. Null if that isn't contested, or if the contest doesn't give an outcome: it says that nothing
 * was played, or its games don't decide the match.
 */
export function otherVersion(state: MatchState, side: Side, rules: RulePack): OtherVersion | null {
  const contest = openContest(state);
  if (!contest) return null;
  if (contest.by === side) {
    const claimed = state.report ?? state.noShow;
    return claimed && { outcome: claimed.outcome, report: state.report };
  }
  const outcome = contest.games && versionOutcome(contest.games, rules);
  if (!contest.games || !outcome) return null;
  return { outcome, report: { by: contest.by, games: contest.games, outcome } };
}

/** The contest that waits for the director's ruling; null if there's none. */
export function openContest({ status, case: why, contest }: MatchState): Contest | null {
  return status === "with-director" && why === "contested" ? contest : null;
}
