import type { HandleRefusal } from "../rules/handle";
import type { LateRefusal } from "../rules/late-entry";
import type { LeaveRefusal } from "../rules/refuse-leaving";
import type { StrikeRefusal } from "../rules/strikes";

export const HANDLE_REFUSAL_SENTENCES: Record<HandleRefusal, string> = {
  "handle-missing": "Enter your username so your opponents can challenge you.",
  "chess-com-shape":
    "A Chess.com username has 3 to 25 letters, digits, hyphens, or underscores and begins with a letter or a digit.",
  "lichess-shape":
    "A Lichess username has 2 to 30 letters, digits, hyphens, or underscores and begins and ends with a letter or a digit.",
};

export const LATE_REFUSAL_SENTENCES: Record<LateRefusal, string> = {
  "not-published":
    "The pairings aren’t published yet. Anyone can still register, as long as there are spots.",
  knockout: "The knockout is drawn, and its bracket has no room for another player.",
  "no-free-spot":
    "There’s no open spot. A published schedule has one only if it was drawn for an odd number of players. With groups, a group has one if its number of players is odd and it isn’t full.",
  "too-late": "More than half of the rounds are closed, so it’s too late to join.",
  "not-waiting": "They’re no longer on the waitlist. Nothing changed.",
  "season-over": "The season is over, so no one can join.",
};

export const LEAVE_REFUSAL_SENTENCES: Record<LeaveRefusal, string> = {
  "already-left": "They’ve already left. Nothing changed.",
  changed: "Something has changed since you opened this page. Check what would happen now, then confirm.",
  "own-match": "You play in one of these matches, so another director has to confirm this.",
  "season-over": "The season is over, so no one can leave it.",
};

/** Why a request to leave wasn't declined, where it's still open. */
export const REQUEST_CHANGED =
  "They’ve asked again since you opened this page. Read what they wrote now, then decide.";

export const STRIKE_REFUSAL_SENTENCES: Record<StrikeRefusal, string> = {
  changed: "The forfeits have changed since you opened this page. Check them again, then decide.",
  "not-asked": "This has already been decided. Nothing changed.",
  "no-forfeit": "This match is no longer a forfeit of theirs, so there’s nothing to decide.",
  "forgiven-already": "This forfeit has already been forgiven. Nothing changed.",
  "not-forgiven": "This forfeit isn’t forgiven, so it counts already. Nothing changed.",
  "own-entry": "These are your own forfeits, so another director has to decide.",
  "not-playing": "They’re no longer playing, so there’s nothing left to decide.",
  "season-over": "The season is over, so there’s nothing left to decide.",
};
