/** Why a director cannot let somebody go. */
export type LeaveRefusal = "already-left" | "changed" | "own-match" | "season-over";

export const LEAVE_REFUSAL_SENTENCES: Record<LeaveRefusal, string> = {
  "already-left": "They have left already; another director was faster. Nothing was done twice.",
  changed: "Something has changed since you opened this page. Read what it would do now, then confirm.",
  "own-match": "You play in one of these matches, so another director has to confirm this.",
  "season-over": "The season is over, so nobody can leave it.",
};
