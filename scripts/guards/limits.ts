import type { Guard } from "./guard.ts";

/** How often something can be done, and when. */
export const LIMIT_GUARDS: readonly Guard[] = [
  {
    name: "a limit lets through only what is left",
    without: {
      file: "lib/limits/spend.ts",
      text: "if (seconds === null) continue;",
      rather: "if (seconds !== undefined) continue;",
    },
    noticedBy: ["lib/limits/spend.db.test.ts"],
  },
  {
    name: "a result counts against a limit",
    without: {
      file: "lib/match/actions/match-action.ts",
      text: 'return "games" in command ? formTooOften(form, { limit: "report", by: actor.id }) : null;',
      rather: "return null;",
    },
    noticedBy: ["lib/auth/limited.db.test.ts"],
  },
  {
    name: "a sweep needs a correct clock",
    without: {
      file: "lib/jobs/sweep-now.ts",
      text: "if (isRight) return",
      rather: "if (isRight || !isRight) return",
    },
    noticedBy: ["lib/jobs/sweep-now.db.test.ts"],
  },
  {
    name: "held double forfeits wait for the director",
    without: {
      file: "lib/match/store/settle-due.ts",
      text: " AND forfeit_held_at IS NULL",
      rather: "",
    },
    noticedBy: ["lib/match/store/forfeits/forfeits.db.test.ts"],
  },
  {
    name: "a deadline that moved is looked at again",
    without: { sql: "DROP TRIGGER match_check_again ON match" },
    noticedBy: ["lib/jobs/next-checks.db.test.ts"],
  },
  {
    name: "double forfeits are declared only as the director has seen them",
    without: {
      file: "lib/match/store/forfeits/settle.ts",
      text: "if (matches.length === 0 || stamp !== act.stamp) return",
      rather: "if (matches.length === 0) return",
    },
    noticedBy: ["lib/match/store/forfeits/forfeits.db.test.ts"],
  },
  {
    name: "only one sweep at a time holds double forfeits",
    without: {
      file: "lib/match/store/forfeits/hold.ts",
      text: "ORDER BY id FOR UPDATE`;\n    if (held",
      rather: "ORDER BY id`;\n    if (held",
    },
    noticedBy: ["lib/match/store/forfeits/forfeits.db.test.ts"],
  },
  {
    name: "one restore at a time",
    without: {
      file: "scripts/backup/restore-backup.ts",
      text: "if (!rows[0]?.taken) throw",
      rather: "if (rows.length === 0) throw",
    },
    noticedBy: ["scripts/backup/refusals.db.test.ts"],
  },
  {
    name: "a bounce has a limited number of parts",
    without: {
      file: "lib/mail/store/parse-mail.ts",
      text: "if (hasTooManyParts(mail)) return Promise.resolve(TOO_COMPLEX);",
      rather: "",
    },
    noticedBy: ["lib/mail/store/parse-mail.test.ts"],
  },
];
