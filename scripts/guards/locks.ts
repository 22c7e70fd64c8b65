import type { Guard } from "./guard.ts";

const EXECUTE = "lib/match/store/execute.ts";
const LOCK = "lib/match/store/lock-matches.ts";

/** One writer at a time. */
export const LOCK_GUARDS: readonly Guard[] = [
  {
    name: "the lock on a match",
    without: {
      file: LOCK,
      text: "WHERE m.id = $1::uuid FOR UPDATE OF m",
      rather: "WHERE m.id = $1::uuid",
    },
    noticedBy: ["lib/match/store/execute.db.test.ts"],
  },
  {
    name: "the lock on a division whose due matches are settled together",
    without: {
      file: "lib/match/store/settle-due.ts",
      text: "LIMIT ${MOST_DIVISIONS} FOR NO KEY UPDATE SKIP LOCKED",
      rather: "LIMIT ${MOST_DIVISIONS}",
    },
    noticedBy: ["lib/match/store/settle-due.db.test.ts"],
  },
  {
    name: "the lock on a knockout stage",
    without: {
      file: LOCK,
      text: "AND s.format::text = ANY($2::text[]) FOR UPDATE OF s",
      rather: "AND s.format::text = ANY($2::text[])",
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
  {
    name: "the lock on a game of the match room",
    without: {
      file: "lib/room/store/lock-game.ts",
      text: "WHERE g.match_id = $1::uuid AND g.number = $2 FOR UPDATE OF g",
      rather: "WHERE g.match_id = $1::uuid AND g.number = $2",
    },
    noticedBy: ["lib/room/store/execute-game.db.test.ts"],
  },
  {
    name: "a remembered game is compared with the stored one before anything is added",
    without: {
      file: "lib/room/store/append-game.ts",
      text: "AND g.last_seq = $17 AND ${FRAME} = $18",
      rather: "AND $17::int > 0 AND $18::text > ''",
    },
    noticedBy: ["lib/room/store/execute-game.db.test.ts"],
  },
  {
    name: "a move in a remembered game asks if the session still holds",
    without: {
      file: "lib/room/store/append-game.ts",
      text: "AND ($19::uuid IS NULL OR EXISTS (",
      rather: "AND ($19::uuid IS NULL OR true OR EXISTS (",
    },
    noticedBy: ["lib/room/actions/command-game.db.test.ts"],
  },
  {
    name: "a command that isn't a move asks if the session still holds",
    without: {
      file: "lib/room/store/execute-game.ts",
      text: "if (sessionId && !(await findSessionUser(sessionId, at))) return null;",
      rather: "",
    },
    noticedBy: ["lib/room/actions/command-game.db.test.ts"],
  },
  {
    name: "a command to a game counts once",
    without: {
      file: "lib/room/store/execute-game.ts",
      text: "if (id !== null && game.events.some(({ commandId }) => commandId === id)) return accept([]);",
      rather: "",
    },
    noticedBy: ["lib/room/store/execute-game.db.test.ts"],
  },
];
