import { dayAndTime } from "@/lib/shared/dates";
import { possessive } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import { closesAt, hadBothLeft } from "../rules/deadline-rules";
import { standingOutcome } from "../rules/decide-clock";
import { canAskCorrection } from "../rules/decide-correction";
import type { MatchOutcome } from "../rules/outcome";
import { otherSide } from "../rules/sides";
import { whatItMeansNow } from "./consequences";
import type { Said, Scene } from "./next-move-words";
import { byForfeit, isSameResult, score, winningScore } from "./scores";

/** The round has closed without a report; the league is about to record the double forfeit, or asks the director first. */
export function lateWords({ state, them, zone, rules, slot, isHeld = false }: Scene): Said {
  const closed = `The round closed on ${dayAndTime(closesAt(state, rules), zone)}.`;
  const director =
    "So many matches weren’t reported that the director decides whether this one gets more time.";
  return {
    what: isHeld ? "No one reported your match" : nobodyReported(slot),
    why: `${isHeld ? `${closed} ${director}` : closed} ${ifYouDidPlay(them)}`,
    label: "closed on",
    turn: "late",
  };
}

/** The match counts, or the league is about to record that an unanswered report counts. */
export function decidedWords(scene: Scene): Said {
  const { state } = scene;
  const outcome = state.status === "reported" ? standingOutcome(state) : state.outcome;
  if (!outcome) throw new Error("A decided match has an outcome");
  switch (state.ruling ? "ruling" : outcome.decidedBy) {
    case "agreed":
      return {
        what: wonWords(outcome, scene),
        why: `${agreedHow(scene)} ${whatItMeansNow(outcome, scene)}`,
        label: "decided on",
      };
    case "stands":
      return {
        what: wonWords(outcome, scene),
        why: `${unansweredBy(scene)} ${whatItMeansNow(outcome, scene)}`,
        label: "decided on",
      };
    case "forfeit":
      return {
        what: forfeitWords(outcome, scene),
        why: whatItMeansNow(outcome, scene, "forfeit"),
        label: "decided on",
      };
    case "default":
      return {
        what: without(outcome, scene, "gave advance notice"),
        why: whatItMeansNow(outcome, scene, "default"),
        label: "decided on",
      };
    case "double-forfeit":
      if (scene.decidedAt && hadBothLeft(scene.decidedAt, closesAt(state, scene.rules))) {
        return {
          what: `You both left the division, so ${formatOf(scene.slot).words.bothLose.you}`,
          why: bothLost(scene.slot),
          label: "decided on",
        };
      }
      return {
        what: nobodyReported(scene.slot),
        why: `${bothLost(scene.slot)} ${ifYouDidPlay(scene.them)}`,
        label: "closed on",
        turn: "late",
      };
    case "ruling":
      return {
        what: `${ruledHow(outcome, scene)}: ${ruledWords(outcome, scene)}`,
        why: "The reason is on the scoresheet below. A ruling is final. If you have questions about it, ask the office.",
        label: "ruled on",
      };
  }
}

function agreedHow({ state, now }: Scene): string {
  const { entered } = state;
  if (!entered) return "You both confirmed it.";
  if (entered.source === "chess-site")
    return `We found it on the chess site, and no one objected. ${ifWrong(state, now)}`;
  const from = entered.source === "paper-slip" ? "from your signed score slip" : "from an email";
  return `The office entered it ${from}. ${ifWrong(state, now)}`;
}

function ifWrong(state: Scene["state"], now: Scene["now"]): string {
  return `If it’s wrong, ${canAskCorrection(state, now) ? "ask for a correction" : "tell the director"}.`;
}

export function voidWords({ slot }: Pick<Scene, "slot">): Said {
  return {
    what: "This match is void",
    why: formatOf(slot).words.voided.you,
    label: "voided on",
  };
}

/** "You won 2–1", "Theo won 2–1", "You and Theo drew 1½–1½" */
function wonWords(outcome: MatchOutcome, { side, them }: Scene): string {
  const games = outcome.score;
  if (outcome[side] === "draw") return `You and ${them} drew${games ? ` ${score(games)}` : ""}`;
  const winner = outcome[side] === "win" ? "You" : them;
  return `${winner} won${games ? ` ${winningScore(games)}` : ""}`;
}

function forfeitWords(outcome: MatchOutcome, scene: Scene): string {
  const { side, them, state } = scene;
  const { left, noShow } = state;
  if (left === side) return `You’re no longer in the division, so ${them} wins`;
  if (left) return `${them} is no longer in the division, so you win`;
  if (noShow && (state.isUnanswered || state.status === "reported")) return unansweredClaim(outcome, scene);
  return without(outcome, scene, noShow ? "didn’t come" : "gave up the match");
}

/** The claim counts although the other side never said that it's right. */
function unansweredClaim(outcome: MatchOutcome, { side, them }: Scene): string {
  return outcome[side] === "win"
    ? `${them} didn’t answer your no-show claim, so you win`
    : `You didn’t answer ${possessive(them)} claim that you didn’t come, so ${them} wins`;
}

/** "Theo didn’t come, so you win": why the loser didn't play. */
function without(outcome: MatchOutcome, { side, them }: Scene, act: string): string {
  return outcome[side] === "win" ? `${them} ${act}, so you win` : `You ${act}, so ${them} wins`;
}

function ruledHow(outcome: MatchOutcome, { state }: Scene): string {
  const replaced = state.ruling?.replaced;
  if (!replaced) return "The director ruled";
  return isSameResult(replaced, outcome)
    ? "The director kept the result"
    : "The director corrected the result";
}

function ruledWords(outcome: MatchOutcome, scene: Scene): string {
  const { side, them, slot } = scene;
  if (outcome[side] === "loss" && outcome[otherSide(side)] === "loss") {
    return formatOf(slot).words.bothLose.you + byForfeit(outcome);
  }
  const words = wonWords(outcome, scene) + byForfeit(outcome);
  return words.startsWith(them) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

function unansweredBy({ state, side, them }: Scene): string {
  return state.report?.by === side
    ? `${them} didn’t answer your report in time, so it counts.`
    : `You didn’t answer ${them} in time, so the report counts.`;
}

function nobodyReported(slot: MatchSlot): string {
  return `No one reported, so ${formatOf(slot).words.bothLose.you}`;
}

function bothLost(slot: MatchSlot): string {
  return formatOf(slot).words.bothLose.comesOf(slot);
}

function ifYouDidPlay(them: string): string {
  return `If you did play, or if you tried to reach ${them} and can show it, tell the director.`;
}
