import type { GameRefused } from "../rules/decision";
import type { GameRefusal } from "../rules/refusals";

/** Why a game didn't do what a player asked, in a sentence. */
export function gameRefusalSentence({ code, detail }: Pick<GameRefused, "code" | "detail">): string {
  if (code === "illegal-move" && detail) return `${capitalized(detail)}.`;
  if (code === "claim-fails" && detail) return detail;
  if (code === "ending-does-not-fit" && detail) {
    return `The record says otherwise: ${detail}. If that’s wrong, report the match on its page.`;
  }
  return SENTENCES[code];
}

const SENTENCES: Readonly<Record<GameRefusal, string>> = {
  "not-your-game": "Only the two players can do that.",
  "other-player":
    "Someone else is signed in on this device now. To go on, sign in again and reload this page.",
  "not-used-here": "This league doesn’t use that in its match room.",
  "match-over": "Games in this match can’t start or continue now, so that wasn’t saved.",
  "too-late": "This match is final. What you wrote down last came too late and wasn’t saved.",
  "game-too-late": "This game arrived too late, so your moves weren’t saved.",
  "started-over": "The match has started over, so this game doesn’t count anymore. Reload this page.",
  "series-over": "The match is decided. There’s no next game.",
  "earlier-game": "Finish the game before this one first.",
  "match-time-over": "Time for this match is up. Ask the director how it’s decided.",
  "not-started": "This game hasn’t started.",
  "kept-otherwise": "This game is already being recorded another way.",
  ended: "This game is over.",
  "not-your-turn": "It’s not your turn.",
  "old-page": "The game has moved on. Look at the board and try again.",
  "illegal-move": "That move isn’t legal.",
  "offer-waits": "Your opponent has offered a draw. Answer that first.",
  "no-offer": "There’s no draw offer to answer.",
  "too-early-to-agree": "You can offer a draw once both of you have made a move.",
  "claim-fails": "You can’t claim a draw in this position.",
  "time-left": "Your opponent still has time.",
  paused: "The clock is paused. Start it again first.",
  "not-paused": "The clock is running.",
  "nothing-written": "There’s no move to take back.",
  "ending-does-not-fit": "The game can’t have ended that way. Check who won and how.",
  "not-ended": "This game isn’t over.",
  "later-game": "You’ve gone on to the next game, so you can’t continue this one.",
  "not-empty": "This game has begun, so its start can’t be taken back. Enter how it ended.",
  "points-unknown":
    "Captured points decide, and nothing here says what each of you took. Report the match on its page, where you can count.",
  "too-much": "This game has too many moves to record.",
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, "");
}
