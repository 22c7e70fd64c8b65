import { shortNames } from "@/lib/people/words/names";
import { comingDayAndTime } from "@/lib/shared/dates";
import { possessive } from "@/lib/shared/text";
import { ifTheyAreSilent, ifYouAreSilent, withoutAnswer } from "./consequences";
import { contestedPart } from "./contested";
import type { Said, Scene } from "./next-move-words";
import { noAccount } from "./no-account";
import { leavesResult, outcomeWords, score, winnerOfMatch, winningScore } from "./scores";

/** The opponent has reported, and you confirm or contest it. */
export function answerReportWords({ state, side, them, rules }: Scene): Said {
  const outcome = state.report?.outcome;
  const winner = outcome && winnerOfMatch(outcome);
  const games = outcome?.score;
  return {
    what: games
      ? winner
        ? `Did ${winner === side ? "you" : them} win ${winningScore(games)}?`
        : `Did you draw ${score(games)}?`
      : `Is ${possessive(them)} report right?`,
    why: `${them} reported your match. Confirm it, or say what’s wrong. ${ifYouAreSilent(state, rules)}`,
  };
}

/** The opponent says that you didn't come, and you confirm or contest it. */
export function answerNoShowWords({ state, them, rules }: Scene): Said {
  return {
    what: "Did you miss the match?",
    why: `${them} says you didn’t come and claims the match. Say whether that’s right. ${ifYouAreSilent(state, rules)}`,
  };
}

/** Your report or claim is waiting for the opponent. */
export function waitForApprovalWords(scene: Scene): Said {
  if (scene.hasNoAccount) return cannotAnswerWords(scene);
  const { state, them, zone, now, rules } = scene;
  const silent = state.answerBy ? ifTheyAreSilent(them, state.answerBy, now, zone, state, rules) : "";
  if (!state.report) {
    const mistake = `If you did play, ask ${them} to answer with the games. Then you can accept them.`;
    return {
      what: `${them} has your claim`,
      why: ["Nothing to do.", silent, mistake].filter(Boolean).join(" "),
    };
  }
  return {
    what: `${them} has your report`,
    why: `Nothing to do. ${silent} You can change your report until ${them} answers.`,
  };
}

/** The opponent has no account, so only paper or the end of the time to answer decides. */
function cannotAnswerWords({ state, them, zone, now, rules }: Scene): Said {
  const then = state.answerBy ? withoutAnswer(state.answerBy, now, zone, state, rules) : "";
  const cannot = `${noAccount(them)} and can’t answer.`;
  if (!state.report) return { turn: "none", what: "Your claim is in", why: `${cannot} ${then}` };
  const paper =
    rules.venue.kind === "online"
      ? "If the office enters the result you both agree on, it counts right away."
      : "If you hand in a score slip you both signed, it counts right away.";
  return {
    turn: "none",
    what: "Your report is in",
    why: `${cannot} ${paper} ${then} You can change your report until then.`,
  };
}

/** The opponent wants the confirmed result corrected, and you agree or not. */
export function answerCorrectionWords({ state, you, opponent, side, them }: Scene): Said {
  const names = shortNames(side === "home" ? { home: you, away: opponent } : { home: opponent, away: you });
  const to = state.correction ? ` to ${outcomeWords(state.correction.outcome, names)}` : "";
  const confirmed = state.outcome ? outcomeWords(state.outcome, names) : "";
  const isOnlyGames = state.correction !== null && leavesResult(state.correction.outcome, state.outcome);
  const asked = isOnlyGames
    ? `the games, not the result: ${confirmed}`
    : ["the result", confirmed].filter(Boolean).join(", ");
  return {
    what: isOnlyGames ? "Correct the games?" : `Correct the result${to}?`,
    why: `${them} asks to correct ${asked}. Agree, or say what’s wrong. If you don’t answer, the director decides.`,
  };
}

/** Your correction is waiting for the opponent. */
export function waitForCorrectionWords({ state, them, zone, now, hasNoAccount }: Scene): Said {
  if (hasNoAccount) {
    const after = state.answerBy ? `After ${comingDayAndTime(state.answerBy, now, zone)}, the` : "The";
    return {
      turn: "none",
      what: "Your correction is in",
      why: `${noAccount(them)} and can’t answer. ${after} director decides. Until then, the current result counts.`,
    };
  }
  const by = state.answerBy ? ` by ${comingDayAndTime(state.answerBy, now, zone)}` : "";
  return {
    what: `${them} has your correction`,
    why: `Nothing to do. If ${them} doesn’t answer${by}, the director decides. Until then, the current result counts.`,
  };
}

/** The match is with the director. */
export function directorWords(scene: Scene): Said {
  if (scene.state.correction) {
    return {
      what: "The director is deciding the correction",
      why: "You can add to your statement until the ruling. The current result counts until then. The ruling is final.",
    };
  }
  const part = decidedPart(scene);
  return {
    what: part ? `The director is deciding ${part}` : "The director is deciding",
    why: `${whyWithDirector(scene)}You can add to your statement until the ruling. The ruling is final.`,
  };
}

function decidedPart({ state }: Scene): string | null {
  if (!state.report || !state.contest) return null;
  const part = contestedPart(state.report.games, state.contest.games);
  return part === "the report" ? null : part;
}

function whyWithDirector({ state, side, them }: Scene): string {
  const claimed = state.report ?? state.noShow;
  // A report that is the director's before the sweep has recorded it.
  const why = state.status === "reported" ? "unanswered" : state.case;
  switch (why) {
    case "contested":
      return `You and ${them} don’t agree. You don’t need to do anything. `;
    case "unanswered":
      if (claimed?.by === side) return `${them} didn’t answer in time. You don’t need to do anything. `;
      return state.report
        ? `You didn’t answer ${them} in time. Say whether the report is right. `
        : `${them} says you didn’t come, and you didn’t answer in time. Say whether that’s right. `;
    case "unreachable":
      return state.unreachableBy === side
        ? `You couldn’t reach ${them}. You don’t need to do anything. `
        : `${them} couldn’t reach you. Tell your side, because the director may award ${them} the match. `;
    case "correction":
    case "level":
      return "The match is tied after its last game. You don’t need to do anything. ";
    case null:
      return "You don’t need to do anything. ";
  }
}
