/** What keeps something from happening, how it is taken away, and the tests that have to notice. */
export type Guard = {
  readonly name: string;
  readonly without: InCode | InDatabase;
  /** Test files of which at least one has to turn red. */
  readonly noticedBy: readonly string[];
};

/** The text stands exactly once in the file; `rather` stands there instead. */
export type InCode = { readonly file: string; readonly text: string; readonly rather: string };

/** Statements that run after all migrations. */
export type InDatabase = { readonly sql: string };

const HISTORY = "lib/match/store/history.db.test.ts";
const BOOKINGS = "lib/venue/store/bookings.db.test.ts";
const GATES = "lib/auth/gates.db.test.ts";
const READ = "lib/match/store/read-match.db.test.ts";
const OLD_PAGES = "lib/season/store/old-pages.db.test.ts";
const ROUND_ACTS = "lib/stages/store/round-acts.db.test.ts";
const EXECUTE = "lib/match/store/execute.ts";

/** Every guard that has been attacked. `npm run test:guards` takes each away and sees a test turn red. */
export const GUARDS: readonly Guard[] = [
  // One writer at a time.
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

  // History.
  {
    name: "events in order",
    without: { sql: "DROP TRIGGER match_event_in_order ON match_event" },
    noticedBy: [HISTORY],
  },
  {
    name: "one event of a number",
    without: { sql: "ALTER TABLE match_event DROP CONSTRAINT match_event_pkey" },
    noticedBy: [HISTORY],
  },
  {
    name: "one event of a number, and events in order",
    without: {
      sql: "ALTER TABLE match_event DROP CONSTRAINT match_event_pkey; DROP TRIGGER match_event_in_order ON match_event",
    },
    noticedBy: [HISTORY],
  },
  ...[
    ["match_event", "match_event_append_only"],
    ["match_event", "match_event_no_truncate"],
    ["audit_event", "audit_event_append_only"],
    ["audit_event", "audit_event_no_truncate"],
    ["rule_pack", "rule_pack_append_only"],
  ].map(([table, trigger]) => ({
    name: `${trigger}, which keeps history as it is`,
    without: { sql: `DROP TRIGGER ${trigger} ON ${table}` },
    noticedBy: [HISTORY],
  })),

  // Tables, boards and players.
  ...["table", "equipment", "player"].map((thing) => ({
    name: `a ${thing} is booked once at a time`,
    without: { sql: `ALTER TABLE hold DROP CONSTRAINT hold_${thing}_once` },
    noticedBy: [BOOKINGS],
  })),

  // Who may.
  {
    name: "only directors direct",
    without: {
      file: "lib/people/rules/permissions.ts",
      text: 'return standing.roles.includes("director") ? (standing as unknown as DirectorScope) : null;',
      rather: "return standing as unknown as DirectorScope;",
    },
    noticedBy: [GATES],
  },
  {
    name: "the director's gate is closed to staff",
    without: {
      file: "lib/auth/gates.ts",
      text: "const scope = proveDirector(standing);",
      rather: "const scope = proveStaff(standing) as unknown as DirectorScope | null;",
    },
    noticedBy: [GATES],
  },
  {
    name: "the last admin stays",
    without: {
      file: "lib/people/rules/roles.ts",
      text: 'return role === "admin" && holders === 1 ? "last-admin" : null;',
      rather: "return null;",
    },
    noticedBy: ["lib/people/rules/roles.test.ts", "lib/people/store/people.db.test.ts"],
  },
  {
    name: "a match is its players' own",
    without: {
      file: "lib/match/store/read-match.ts",
      text: "where: { id: matchId, OR: [{ home: { userId } }, { away: { userId } }] },",
      rather: "where: { id: matchId },",
    },
    noticedBy: [READ],
  },
  {
    name: "a match is its own desk's",
    without: {
      file: "lib/match/store/read-match.ts",
      text: "where: { id: matchId, organizationId: scope.organizationId },",
      rather: "where: { id: matchId },",
    },
    noticedBy: [READ],
  },
  {
    name: "a table or board is taken out of use by its own campus",
    without: { file: "lib/venue/store/change-venue.ts", text: "if (count === 0) return null;", rather: "" },
    noticedBy: ["lib/venue/store/change-venue.db.test.ts"],
  },
  {
    name: "a thing is taken back by the campus that lent it",
    without: {
      file: "lib/venue/store/checkouts.ts",
      text: "where: { id: checkoutId, organizationId, inAt: null },",
      rather: "where: { id: checkoutId, inAt: null },",
    },
    noticedBy: ["lib/venue/store/checkouts.db.test.ts"],
  },
  {
    name: "a revoked session is over",
    without: {
      file: "lib/auth/store/sign-in.ts",
      text: "where: { id: sessionId, revokedAt: null, expiresAt: { gt: at } },",
      rather: "where: { id: sessionId, expiresAt: { gt: at } },",
    },
    noticedBy: ["lib/auth/store/sign-in.db.test.ts"],
  },
  {
    name: "the demo stays on this machine",
    without: {
      file: "lib/env.ts",
      text: "if (parsed.DEMO && !isThisMachine(parsed.APP_URL)) {",
      rather: "if (false) {",
    },
    noticedBy: ["lib/env.test.ts"],
  },

  {
    name: "who asks is known before a form is read",
    without: {
      file: "lib/auth/form-action.ts",
      text: `    const asker = await admit(organizationIn(form));
    const input = readForm(schema, form);`,
      rather: `    const input = readForm(schema, form);
    const asker = await admit(organizationIn(form));`,
    },
    noticedBy: ["lib/auth/who-asks.db.test.ts"],
  },
  {
    name: "after signing in one stays on this site",
    without: {
      file: "lib/auth/own-path.ts",
      text: 'return origin !== HERE || pathname.startsWith("//") || own.length > LONGEST ? otherwise : own;',
      rather: "return own.length > LONGEST ? otherwise : own;",
    },
    noticedBy: ["lib/auth/own-path.test.ts"],
  },
  {
    name: "next-auth goes back to this site only",
    without: {
      file: "lib/auth/next-auth.ts",
      text: "...(next ? [[`${prefix}callback-url`, absolute(appUrl, next)]] : []),",
      rather: "[`${prefix}callback-url`, cookies[`${prefix}callback-url`] ?? appUrl],",
    },
    noticedBy: ["lib/auth/campus-sign-in.db.test.ts"],
  },
  {
    name: "next-auth never sees who was signed in before",
    without: {
      file: "lib/auth/next-auth.ts",
      text: "const cookies = { ...keepFlow(question.cookies), ...passing };",
      rather: "const cookies = { ...question.cookies, ...keepFlow(question.cookies), ...passing };",
    },
    noticedBy: ["lib/auth/campus-sign-in.db.test.ts"],
  },
  {
    name: "an address that nobody vouches for opens no account",
    without: {
      file: "lib/auth/campus-claims.ts",
      text: 'if (!isVerified) return refuse("Unverified");',
      rather: "",
    },
    noticedBy: ["lib/auth/campus-claims.test.ts"],
  },

  // What comes in.
  {
    name: "a form says that it was sent from this site",
    without: {
      file: "lib/front/sender.ts",
      text: 'return headers.origin === own && (site === undefined || site === "same-origin");',
      rather: 'return site === undefined || site === "same-origin";',
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "sec-fetch-site: a browser says that a form was sent from this site",
    without: {
      file: "lib/front/sender.ts",
      text: 'return headers.origin === own && (site === undefined || site === "same-origin");',
      rather: "return headers.origin === own;",
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "only GET and HEAD reach what is cached",
    without: {
      file: "lib/front/steps.ts",
      text: 'if (!allowed.split(", ").includes(method)) return { refusal: "wrong-method", headers: { Allow: allowed } };',
      rather: "",
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "no error is kept in the cache",
    without: { file: "lib/front/page-cache.mjs", text: "if (data?.status >= 400) return;", rather: "" },
    noticedBy: ["lib/front/page-cache.test.ts"],
  },
  {
    name: "a form has so many fields",
    without: {
      file: "lib/front/form.ts",
      text: 'if (fields.length === MOST_FIELDS) return "too-many-fields";',
      rather: "",
    },
    noticedBy: ["lib/front/body.test.ts"],
  },

  // How often, and when.
  {
    name: "a limit lets through what is left, and no more",
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
    name: "a sweep needs a clock that is right",
    without: {
      file: "lib/jobs/sweep-now.ts",
      text: "if (isRight) return",
      rather: "if (isRight || !isRight) return",
    },
    noticedBy: ["lib/jobs/sweep-now.db.test.ts"],
  },
  {
    name: "double forfeits that are held wait for the director",
    without: {
      file: "lib/match/store/due-matches.ts",
      text: "deadlineAt: { lte: at }, forfeitHeldAt: null },",
      rather: "deadlineAt: { lte: at } },",
    },
    noticedBy: ["lib/match/store/forfeits/forfeits.db.test.ts"],
  },
  {
    name: "a round of double forfeits is settled as the director has seen it",
    without: {
      file: "lib/match/store/forfeits/settle.ts",
      text: "if (matches.length === 0 || stamp !== act.stamp) return",
      rather: "if (matches.length === 0) return",
    },
    noticedBy: ["lib/match/store/forfeits/forfeits.db.test.ts"],
  },
  {
    name: "one sweep at a time holds double forfeits",
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
    name: "a bounce has so many parts",
    without: {
      file: "lib/mail/store/parse-mail.ts",
      text: "if (hasTooManyParts(mail)) return Promise.resolve(TOO_COMPLEX);",
      rather: "",
    },
    noticedBy: ["lib/mail/store/parse-mail.test.ts"],
  },

  // What is written into files and emails.
  {
    name: "HTML is escaped in emails",
    without: {
      file: "lib/mail/letters/make-html.ts",
      text: "return text.replace(/[&<>\"']/g, (character) => ENTITIES[character] ?? character);",
      rather: "return text;",
    },
    noticedBy: ["lib/match/letters/for-event.test.ts", "lib/auth/letters/sign-in.test.ts"],
  },
  {
    name: "headers of an email are single lines",
    without: {
      file: "lib/mail/letters/compose.ts",
      text: "const subject = oneLine(body.subject).slice(0, LONGEST_SUBJECT);",
      rather: "const subject = body.subject.slice(0, LONGEST_SUBJECT);",
    },
    noticedBy: ["lib/match/letters/for-event.test.ts", "lib/mail/letters/director-letter.test.ts"],
  },
  {
    name: "a name of a form is a single line",
    without: {
      file: "lib/shared/form-fields.ts",
      text: "z.string({ error: missing }).overwrite(oneLine).min(1, missing)",
      rather: "z.string({ error: missing }).trim().min(1, missing)",
    },
    noticedBy: ["lib/shared/form-fields.test.ts"],
  },
  {
    name: "names in a calendar are single lines",
    without: { file: "lib/calendars/view/calendar.ts", text: "name: oneLine(name),", rather: "name," },
    noticedBy: ["lib/calendars/view/calendar.test.ts"],
  },
  {
    name: "no cell of a file is a formula",
    without: { file: "lib/shared/csv.ts", text: "{ escapeFormulae: FORMULA, newline:", rather: "{ newline:" },
    noticedBy: ["lib/shared/csv.test.ts"],
  },

  // An answer is to what was on the page.
  {
    name: "the version that a command answers",
    without: { file: EXECUTE, text: "if (newer.length === 0) return null;", rather: "return null;" },
    noticedBy: ["lib/match/store/execute.db.test.ts"],
  },
  {
    name: "the dates of a round that a director answers",
    without: {
      file: "lib/stages/store/extend-round.ts",
      text: 'if (!(await isRoundAsSeen(tx, round.id, seen))) return refuse("changed");',
      rather: "",
    },
    noticedBy: [ROUND_ACTS],
  },
  {
    name: "the status of a season that a director answers",
    without: {
      file: "lib/season/rules/steps.ts",
      text: 'if (seen !== undefined && seen !== status) return "changed";',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the opening hours that a director answers",
    without: {
      file: "lib/venue/store/change-venue.ts",
      text: 'if ((await findHoursStamp(tx, venue.id)) !== seen) return refuse("changed");',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the lock on a venue whose hours are set",
    without: {
      file: "lib/venue/store/change-venue.ts",
      text: "SELECT id FROM venue WHERE id = ${venue.id}::uuid FOR UPDATE`",
      rather: "SELECT id FROM venue WHERE id = ${venue.id}::uuid`",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the places that a director answers",
    without: {
      file: "lib/entries/store/waiting-list.ts",
      text: 'if (seen !== undefined && seen !== String(division.capacity ?? "no limit")) return refuse("changed");',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the players that a schedule is drawn for",
    without: {
      file: "lib/stages/store/publish.ts",
      text: 'if (!(await isDivisionAsSeen(tx, season, plan.divisionId, plan.seen))) return refuse("changed");',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },

  // All or nothing.
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
