import type { Guard } from "./guard.ts";

const EXECUTE = "lib/match/store/execute.ts";

/** One writer at a time. */
export const LOCK_GUARDS: readonly Guard[] = [
  {
    name: "the lock on a match",
    without: {
      file: EXECUTE,
      text: `SELECT id FROM "match" WHERE id = \${matchId}::uuid FOR UPDATE\``,
      rather: `SELECT id FROM "match" WHERE id = \${matchId}::uuid\``,
    },
    noticedBy: ["lib/match/store/execute.db.test.ts"],
  },
  {
    name: "the lock on a knockout stage",
    without: {
      file: EXECUTE,
      text: "AND s.format::text = ANY(${FED_BY_RESULTS}) FOR UPDATE OF s`",
      rather: "AND s.format::text = ANY(${FED_BY_RESULTS})`",
    },
    noticedBy: ["lib/stages/store/advance-stage.db.test.ts"],
  },
  {
    name: "the lock on a player's notices",
    without: {
      file: EXECUTE,
      text: "await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${sender.userId}, 64))`;",
      rather: "",
    },
    noticedBy: ["lib/match/store/notices.db.test.ts"],
  },
];
