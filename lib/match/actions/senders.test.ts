import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MatchCommand } from "../rules/commands";

/** The file that sends each command: an action, or a job of the league. A command without a row doesn't compile. */
const SENT_FROM: Record<MatchCommand["type"], string> = {
  "propose-times": "lib/match/actions/match.ts",
  "accept-time": "lib/match/actions/match.ts",
  "cancel-time": "lib/match/actions/match.ts",
  "log-contact": "lib/match/actions/match.ts",
  "claim-unreachable": "lib/match/actions/match.ts",
  "claim-no-show": "lib/match/actions/match.ts",
  arrive: "lib/match/actions/match.ts",
  report: "lib/match/actions/match.ts",
  "amend-report": "lib/match/actions/match.ts",
  approve: "lib/match/actions/match.ts",
  contest: "lib/match/actions/match.ts",
  "withdraw-contest": "lib/match/actions/match.ts",
  "accept-version": "lib/match/actions/match.ts",
  "ask-correction": "lib/match/actions/match.ts",
  "agree-to-correction": "lib/match/actions/match.ts",
  "contest-correction": "lib/match/actions/match.ts",
  "withdraw-correction": "lib/match/actions/match.ts",
  "add-statement": "lib/match/actions/match.ts",
  "give-notice": "lib/match/actions/match.ts",
  concede: "lib/match/actions/match.ts",
  "enter-result": "lib/match/actions/staff-entry.ts",
  rule: "lib/match/actions/ruling.ts",
  reopen: "lib/match/actions/ruling.ts",
  "extend-deadline": "lib/match/actions/ruling.ts",
  void: "lib/match/actions/ruling.ts",
  "fix-time": "lib/stages/store/move-session.ts",
  "withdraw-side": "lib/entries/store/leaving.ts",
  "record-statement": "lib/match/actions/ruling.ts",
  "close-venue": "lib/venue/store/close-venue.ts",
  "pass-deadline": "lib/jobs/sweep.ts",
  "pass-answer-time": "lib/jobs/sweep.ts",
  "set-default-time": "lib/match/store/default-time.ts",
  "miss-default-time": "lib/match/store/default-time.ts",
  "enter-found": "lib/online/store/enter-found.ts",
};

test.each(Object.entries(SENT_FROM))("%s is sent from %s", (type, file) => {
  expect(readFileSync(file, "utf8")).toContain(`"${type}"`);
});
