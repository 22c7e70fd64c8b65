import type { ClosureProblem } from "./closure-effect";

export const CLOSURE_PROBLEMS: Record<ClosureProblem, string> = {
  "too-few-days": "A canceled match would have no time left to be played. Move the deadlines by more days.",
  "session-too-soon":
    "A session falls during the closure, and its new time would, too. Move the deadlines by more days, or move the session first.",
  "session-before-round":
    "A session would begin before an earlier round or match closes. Move the next rounds too, move the session first, or move the deadlines by fewer days.",
};
