import type { Guard } from "./guard.ts";

const ROUND_ACTS = "lib/stages/store/round-acts.db.test.ts";

/** All or nothing. */
export const TRANSACTION_GUARDS: readonly Guard[] = [
  {
    name: "a session that its final refuses",
    without: {
      file: "lib/stages/store/move-session.ts",
      text: "if (answer && !answer.ok) throw new RefusedInSession(answer.refusal);",
      rather: "if (answer && !answer.ok) return;",
    },
    noticedBy: [ROUND_ACTS],
  },
];
