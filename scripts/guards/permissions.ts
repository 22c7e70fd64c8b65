import type { Guard } from "./guard.ts";

const GATES = "lib/auth/gates.db.test.ts";
const PHOTOS = "lib/match/store/photos/photos.db.test.ts";
const READ = "lib/match/store/read-match.db.test.ts";

/** Who may see and do what, and who is asking. */
export const PERMISSION_GUARDS: readonly Guard[] = [
  {
    name: "only directors act as directors",
    without: {
      file: "lib/people/rules/permissions.ts",
      text: 'return prove(holder, ["director"]);',
      rather: "return holder as unknown as DirectorScope;",
    },
    noticedBy: [GATES],
  },
  {
    name: "the director's gate is closed to staff",
    without: {
      file: "lib/auth/gates.ts",
      text: "const scope = proveDirector(holder);",
      rather: "const scope = proveStaff(holder) as unknown as DirectorScope | null;",
    },
    noticedBy: [GATES],
  },
  {
    name: "the last admin and the last director can't be removed",
    without: {
      file: "lib/people/rules/roles.ts",
      text: 'return role === "admin" ? "last-admin" : role === "director" ? "last-director" : null;',
      rather: "return null;",
    },
    noticedBy: ["lib/people/rules/roles.test.ts", "lib/people/store/people.db.test.ts"],
  },
  {
    name: "only a match's players can play its games",
    without: {
      file: "lib/room/store/execute-game.ts",
      text: "if (userId !== null && !by) return null;",
      rather: "",
    },
    noticedBy: ["lib/room/store/execute-game.db.test.ts"],
  },
  {
    name: "a page of the match room acts for its own side only",
    without: {
      file: "lib/room/store/execute-game.ts",
      text: 'if (side && side !== by) return refuse({ code: "other-player" });',
      rather: "",
    },
    noticedBy: ["lib/room/actions/command-game.db.test.ts"],
  },
  {
    name: "only a match's players can open its photos",
    without: {
      file: "lib/match/store/photos/read-photo.ts",
      text: "match: { OR: [{ home: { userId } }, { away: { userId } }] },",
      rather: "",
    },
    noticedBy: [PHOTOS],
  },
  {
    name: "a director opens only photos of their own organization",
    without: {
      file: "lib/match/store/photos/read-photo.ts",
      text: "return findPhoto(wanted, { match: { organizationId } });",
      rather: "return findPhoto(wanted, {});",
    },
    noticedBy: [PHOTOS],
  },
  {
    name: "a photo is opened through its own match",
    without: {
      file: "lib/match/store/photos/read-photo.ts",
      text: "where: { id: photoId, matchId, ...which },",
      rather: "where: { id: photoId, ...which },",
    },
    noticedBy: [PHOTOS],
  },
  {
    name: "only a match's players can open it",
    without: {
      file: "lib/match/store/read-match.ts",
      text: " AND user_id = ${userId}::uuid\n    )`;",
      rather: ")`;",
    },
    noticedBy: [READ],
  },
  {
    name: "only a match's own desk can open it",
    without: {
      file: "lib/match/store/read-match.ts",
      text: " AND m.organization_id = ${organizationId}::uuid`,",
      rather: "`,",
    },
    noticedBy: [READ],
  },
  {
    name: "only its own campus takes a table or board out of use",
    without: {
      file: "lib/venue/store/change-venue.ts",
      text: "if (items.length !== new Set(ids).size) return null;",
      rather: "",
    },
    noticedBy: ["lib/venue/store/change-venue.db.test.ts"],
  },
  {
    name: "only the campus that lent a thing takes it back",
    without: {
      file: "lib/venue/store/checkouts.ts",
      text: "where: { id: checkoutId, organizationId, inAt: null },",
      rather: "where: { id: checkoutId, inAt: null },",
    },
    noticedBy: ["lib/venue/store/checkouts.db.test.ts"],
  },
  {
    name: "a revoked session stays revoked",
    without: {
      file: "lib/auth/store/sign-in.ts",
      text: "${sessionId}::uuid AND s.revoked_at IS NULL",
      rather: "${sessionId}::uuid",
    },
    noticedBy: ["lib/auth/store/sign-in.db.test.ts"],
  },
  {
    name: "a revoked session stays revoked for what isn't a page",
    without: {
      file: "lib/auth/store/sign-in.ts",
      text: "${id}::uuid AND s.revoked_at IS NULL",
      rather: "${id}::uuid",
    },
    noticedBy: ["lib/room/actions/command-game.db.test.ts"],
  },
  {
    name: "the demo stays on this machine",
    without: {
      file: "lib/env-shape.ts",
      text: "if (parsed.DEMO && !isThisMachine(parsed.APP_URL)) {",
      rather: "if (false) {",
    },
    noticedBy: ["lib/env.test.ts"],
  },

  {
    name: "the sender is known before a form is read",
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
    name: "signing in stays on this site",
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
    name: "an unverified address doesn't open an account",
    without: {
      file: "lib/auth/campus-claims.ts",
      text: 'if (!isVerified) return refuse("Unverified");',
      rather: "",
    },
    noticedBy: ["lib/auth/campus-claims.test.ts"],
  },
  {
    name: "only the token of its own email confirms a report",
    without: {
      file: "lib/match/store/confirm-token.ts",
      text: "if (!own || !isSame(own, token)) return null;",
      rather: "if (!own) return null;",
    },
    noticedBy: ["lib/match/store/confirm-token.db.test.ts"],
  },
];
