import type { Guard } from "./guard.ts";

const ATTACKS = ["lib/campus/attacks.db.test.ts"];

/** What keeps a campus sign-in from signing in the wrong person. */
export const CAMPUS_GUARDS: readonly Guard[] = [
  {
    name: "campus sign-in: an assertion is for this organization",
    without: {
      file: "lib/campus/rules/check-assertion.ts",
      text: 'if (!isForUs) return refuse("wrong-audience");',
      rather: "",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: an assertion is for this address",
    without: {
      file: "lib/campus/rules/check-assertion.ts",
      text: "each.method === BEARER && each.recipient === recipient",
      rather: "true",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: an assertion ends",
    without: {
      file: "lib/campus/rules/check-assertion.ts",
      text: 'return "expired";',
      rather: "return undefined;",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: an assertion's issuer is the organization's provider",
    without: {
      file: "lib/campus/rules/check-assertion.ts",
      text: 'if (facts.issuer !== expected.issuer) return refuse("wrong-issuer");',
      rather: "",
    },
    noticedBy: ["lib/campus/rules/check-assertion.test.ts"],
  },
  {
    name: "campus sign-in: what's read was signed",
    without: {
      file: "lib/campus/saml/read-response.ts",
      text: "const assertion = await verifiedAssertion(campus, posted, found.key);",
      rather: "const assertion = (await verifiedAssertion(campus, posted, found.key)) ?? found.assertion;",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: no signature with SHA-1",
    without: {
      file: "lib/campus/saml/read-response.ts",
      text: 'if (!isStrong(found.assertion)) return refuse("weak-signature");',
      rather: "",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: only groups of interest are stored",
    without: {
      file: "lib/auth/campus-trip.ts",
      text: "groupsOfInterest(claims.value.groups, names)",
      rather: "claims.value.groups",
    },
    noticedBy: ["lib/campus/groups.db.test.ts"],
  },
  {
    name: "campus sign-in: an answer is taken once",
    without: { file: "lib/campus/store/requests.ts", text: "answeredAt: null, ", rather: "" },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: the browser that asked finishes a campus sign-in",
    without: {
      file: "lib/campus/store/finish-request.ts",
      text: "r.code_hash = ${codeHash} AND r.browser_hash = ${browserHash} AND",
      rather: "r.code_hash = ${codeHash} AND",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: a provider vouches only for its domains",
    without: {
      file: "lib/campus/rules/whose-profile.ts",
      text: 'if (!facts.isVouched) return refuse("ForeignDomain");',
      rather: "",
    },
    noticedBy: ATTACKS,
  },
  {
    name: "campus sign-in: no provider makes an operator",
    without: {
      file: "lib/campus/rules/whose-profile.ts",
      text: 'if (facts.isOperator) return refuse("OperatorAddress");\n  if (facts.owner !== undefined)',
      rather: "if (facts.owner !== undefined)",
    },
    noticedBy: ["lib/campus/sign-in.db.test.ts"],
  },
  {
    name: "campus account: it's connected only in the session that asked",
    without: {
      file: "lib/campus/store/finish-request.ts",
      text: "const person = sessionId === replaces ? await findSessionUserIn(tx, sessionId, at) : undefined;",
      rather: "const person = await findSessionUserIn(tx, sessionId, at);",
    },
    noticedBy: ["lib/campus/connect.db.test.ts"],
  },
  {
    name: "campus account: nothing of somebody else's is connected",
    without: {
      file: "lib/campus/rules/whose-profile.ts",
      text: "return refusal ? refuse(refusal) : accept(person);",
      rather: "return accept(person);",
    },
    noticedBy: ["lib/campus/connect.db.test.ts"],
  },
  {
    name: "campus account: no operator connects one",
    without: {
      file: "lib/campus/store/finish-request.ts",
      text: "isOperator: isOperator || isOperators([own.email])",
      rather: "isOperator",
    },
    noticedBy: ["lib/campus/connect.db.test.ts"],
  },
  {
    name: "campus sign-in: with campus sign-in only, other sessions don't hold",
    without: {
      file: "lib/auth/store/sign-in.ts",
      text: "\n      AND ${isAllowedSession()}",
      rather: "",
    },
    noticedBy: ["lib/campus/campus-only.db.test.ts"],
  },
  {
    name: "campus sign-in: with campus sign-in only, a desk takes the campus account",
    without: {
      file: "lib/auth/store/sign-in.ts",
      text: "rolesAsJson(Prisma.sql`u.id`, at, isAllowedRole())",
      rather: "rolesAsJson(Prisma.sql`u.id`, at)",
    },
    noticedBy: ["lib/campus/campus-only.db.test.ts"],
  },
  {
    name: "campus sign-in: only an admin who came in that way closes the others",
    without: {
      file: "lib/campus/store/campus-sign-ins.ts",
      text: 'if (edit.isOnly && !cameIn) return refuse("sign-in-first");',
      rather: "",
    },
    noticedBy: ["lib/campus/settings.db.test.ts"],
  },
  {
    name: "campus sign-in: metadata isn't read from our own network",
    without: {
      file: "lib/jobs/fetch-metadata.ts",
      text: "env().saml?.readsPrivate ? new Agent() : PUBLIC_HOSTS_ONLY",
      rather: "new Agent({ rejectUnauthorized: false })",
    },
    noticedBy: ["lib/jobs/fetch-metadata.test.ts"],
  },
  {
    name: "campus sign-in: a logout is signed",
    without: {
      file: "lib/campus/saml/read-logout.ts",
      text: "return isSigned ?",
      rather: "return true ?",
    },
    noticedBy: ["lib/campus/logout.db.test.ts"],
  },
];
