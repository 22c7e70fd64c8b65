import { tooFarWords } from "@/lib/shared/too-far";
import type { MatchRefusal } from "../rules/refusals";

/** The sentence a student reads for each refusal. A refusal without a sentence doesn't compile. */
export const MATCH_REFUSAL_SENTENCES: Record<MatchRefusal, string> = {
  "not-your-match": "Only the two players can do this.",
  "not-the-director": "Only the director can do this.",
  "not-at-the-desk": "Only the front desk can do this.",
  "own-score-slip": "You play in this match, so someone else at the desk has to enter it.",
  "director-decides": "The director decides this one. Give them the score slip.",
  "tied-score-slip":
    "The match is tied after its last game, so the director decides it. Give them the score slip.",
  "own-match": "You play in this match, so another director has to decide it.",
  "wrong-stage": "This match has changed since you opened the page. Check what’s new, then continue.",
  "already-open": "This match is already open. You can give it more time.",
  "not-to-play": "Only a match that’s still to be played gets more time. Reopen this one instead.",
  "already-settled": "This match is already decided. Only the director can change it now.",
  "match-void": "This match was voided. Only the director can reopen it.",
  "deadline-passed": "This round is closed. Tell the director.",
  "too-late-to-enter":
    "This round is closed, so the result can’t be entered here. On the match’s own page, a director can rule on it or give it more time.",
  "no-times": "Suggest at least one time.",
  "too-many-times": "That’s too many times. Suggest fewer.",
  "same-time-twice": "You suggested the same time twice. Suggest different times.",
  "time-already-set": "Your match is already set for that time. Suggest a different one.",
  "time-in-past": "That time has passed. Pick a later one.",
  "time-after-deadline": "That’s too late to play and report before the round closes. Pick an earlier time.",
  "not-suggested": "That time is no longer available. Pick one of the times shown now.",
  "nothing-scheduled": "You haven’t agreed on a time, so there’s nothing to cancel.",
  "too-late-to-cancel":
    "It’s too late to cancel. Play, or tell your opponent and the director that you can’t play.",
  "contact-in-future": "You can’t log an attempt in the future. Check the date and time.",
  "too-few-attempts":
    "Log another attempt first, long enough after the last one that counted. The director needs to see repeated efforts.",
  "statement-missing": "Say what happened, in a sentence or two.",
  "statement-too-short":
    "Say what happened in a sentence. If the director decides, it’s based on what you write.",
  "nothing-differs":
    "Your version is the same as the report. Change what’s wrong in it, or confirm the report.",
  "not-your-contest": "Your opponent contested the report, so only they can withdraw that.",
  "version-undecided": "That version doesn’t say who won, so you can’t accept it. The director decides.",
  "correction-asked": "A correction is already waiting for an answer. Answer that one first.",
  "too-late-to-correct": "It’s too late to ask for a correction. Write to the director.",
  "nothing-corrected": "That’s already the result. Change what’s wrong, then send it.",
  "own-correction": "You asked for this correction, so your opponent has to answer it.",
  "not-your-correction": "Your opponent asked for this correction, so only they can withdraw it.",
  "correction-played-on":
    "The next match in this bracket is already under way, so this result can’t be corrected. Write to the director.",
  "both-played":
    "You’ve both played in the match room, so no one missed this match. Finish it there, or ask the director.",
  "not-yet-no-show": "Wait a little longer: the grace period after your agreed time isn’t over yet.",
  "no-time-to-arrive": "You can check in once you’ve agreed on a time.",
  "too-early-to-arrive": "It’s too early. You can check in from 30 minutes before your match.",
  "already-arrived": "You’ve already checked in.",
  "arrived-after-report": "This match is already reported, so you don’t need to check in.",
  "own-report": "You reported this result, so your opponent has to answer it.",
  "nothing-to-answer": "There’s no report to answer.",
  "answer-time-passed": "The time to answer is over. The director decides now.",
  "report-stands": "The time to answer is over, so the report counts.",
  "no-games": "Fill in at least one game.",
  "too-many-games": "That’s more games than one match can have.",
  "game-incomplete": "Say who won this game.",
  "ending-needed":
    "Say how this game was drawn. In this league, a stalemate counts differently from other draws.",
  "white-unknown": "Say who had White in this game. It was drawn by lot.",
  "ending-does-not-fit": "Who won doesn’t match how the game ended.",
  "pgn-refused": "There’s a problem with the moves of this game.",
  "no-time-limit": "Matches have no time limit here, so time can’t have run out.",
  "time-up-director":
    "When a match runs out of time, the director decides. Don’t report it. Tell the director.",
  "captured-missing":
    "Time ran out, so captured points decide. Add the moves, or count what each side captured.",
  "captured-impossible": "No one can have captured all that. Count again.",
  "points-decide": "The captured points say otherwise.",
  "game-after-the-end": "The match was already over before this game. Leave it out.",
  "series-not-finished": "These games don’t decide the match yet. Report it once it’s decided.",
  "reason-missing": "Give a reason and the rule. Both players can read them.",
  "score-does-not-fit": "The score doesn’t match the winner.",
  "forfeit-does-not-fit":
    "A forfeit has no score, and it’s never a draw. Choose who wins or that both lose, and leave the score empty.",
  "deadline-not-later": "The new deadline has to be in the future and after the old one.",
  "deadline-too-far": tooFarWords("The new deadline"),
  "not-due": "It’s too early for that.",
  "venue-closed": "The venue is closed then, or closes before the match would be over. Pick another time.",
  "no-table": "No tables are left at that time. Pick another time.",
  "no-board": "No boards are left at that time. Pick another time.",
  "player-busy": "One of you has another match at that time. Pick another time.",
  "no-notice": "You can’t give advance notice in this league. Giving up the match is a forfeit.",
  "too-late-for-notice": "It’s too late to give advance notice. Come and play, or give up the match.",
  "notices-used-up": "You’ve used all your advance notices. If you don’t come, it’s a forfeit.",
  "time-fixed": "The league set this time. If you can’t come, tell the director.",
  "needs-a-winner": "This match needs a winner. Say who wins it, or that both lose.",
  "played-on":
    "The next match in this bracket is already under way. Void that one first, then decide this one.",
  "not-in-bracket": "An earlier match in this bracket has to be decided first.",
  "results-annulled":
    "A player in this match has left, and none of their results count anymore, so it can’t be reopened.",
  "both-left": "Both players in this match have left, so it can’t be reopened.",
  "both-left-void":
    "Both players in this match have left, so voiding it would make it a double forfeit. Rule on it instead.",
  "too-much": "You’ve added all you can to this match. If something’s still missing, tell the director.",
  "too-many-photos":
    "You’ve already sent all the photos you can about this match (16). Send this without photos.",
  "found-changed": "What we found has changed since you opened this page. Here’s what’s there now.",
  "picks-misfit": "The games you picked don’t make up this match.",
  changed: "This match changed after you opened this page. Here’s what’s there now.",
  "season-archived": "This season is archived, so nothing in it can change anymore.",
};

/** The sentence for a refusal: its details if it has them. */
export function refusalSentence(refused: { readonly code: MatchRefusal; readonly detail?: string }): string {
  return refused.detail ?? MATCH_REFUSAL_SENTENCES[refused.code];
}
