/** Why a director can't remove or withdraw somebody. */
export type LeaveRefusal = "already-left" | "changed" | "own-match" | "season-over";

export const LEAVE_REFUSAL_SENTENCES: Record<LeaveRefusal, string> = {
  "already-left": "They’ve already left; another director was faster. Nothing was done twice.",
  changed: "Something has changed since you opened this page. Check what would happen now, then confirm.",
  "own-match": "You play in one of these matches, so another director has to confirm this.",
  "season-over": "The season is over, so no one can leave it.",
};
