import { Prisma } from "@/lib/db/generated/client";
import { emailOrNull } from "@/lib/shared/no-email";
import { instant } from "../../rules/part";
import { byTime, fromSql, OF_ORGANIZATION, type OwnPart } from "../own-list";

export const ACCOUNT: OwnPart = {
  key: "account",
  title: "Your account",
  lists: [
    {
      key: "person",
      title: "You",
      about:
        "The secret address of your calendar is in your profile. It’s left out here, because it shows your match times to anyone who has it.",
      tables: ["user"],
      columns: {
        id: "ID",
        email: "Email",
        emailVerified: instant("Email proven"),
        name: "Name",
        phone: "Phone",
        image: "Picture",
        createdAt: instant("Account made"),
        hasCalendarAddress: "Has a calendar address",
      },
      read: fromSql<{ email: string }>(
        ({ id }) => Prisma.sql`
          SELECT id::text AS key, id, email, email_verified AS "emailVerified", name, phone, image,
            created_at AS "createdAt", calendar_token IS NOT NULL AS "hasCalendarAddress"
          FROM "user" WHERE id = ${id}::uuid`,
        (row) => ({ ...row, email: emailOrNull(row.email) }),
      ),
    },
    {
      key: "formerIdentities",
      title: "Names, addresses, and usernames you had before",
      about: "Kept so that deleting your account finds them in older emails and games, too.",
      tables: ["former_identity"],
      columns: { kind: "Kind", value: "Name, address, or username", changedAt: instant("Changed") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`changed_at`, Prisma.sql`md5(kind || value)`)} AS key, kind, value,
            changed_at AS "changedAt"
          FROM former_identity WHERE user_id = ${id}::uuid AND kind <> 'claimed-email'`,
      ),
    },
    {
      key: "campusAccounts",
      title: "Accounts you sign in with",
      about: "What the provider said at the last sign-in.",
      tables: ["account"],
      columns: {
        provider: "Provider",
        type: "Kind",
        providerAccountId: "Your ID there",
        email: "Email there",
        scope: "What it allows",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT id::text AS key, provider, type, provider_account_id AS "providerAccountId", email, scope
          FROM account WHERE user_id = ${id}::uuid`,
      ),
    },
    {
      key: "sessions",
      title: "Where you’re signed in",
      tables: ["sign_in_session", "campus_session"],
      columns: {
        createdAt: instant("Signed in"),
        expiresAt: instant("Ends"),
        revokedAt: instant("Signed out"),
        campus: "By the campus of",
        campusId: "Your ID there",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`i.created_at`, Prisma.sql`i.id`)} AS key, i.created_at AS "createdAt",
            i.expires_at AS "expiresAt", i.revoked_at AS "revokedAt", o.name AS campus, c.name_id AS "campusId"
          FROM sign_in_session i
          LEFT JOIN campus_session c ON c.session_id = i.id
          LEFT JOIN organization o ON o.id = c.organization_id
          WHERE i.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "signInLinks",
      title: "Sign-in links that weren’t used yet",
      tables: ["verification_token"],
      columns: { expiresAt: instant("Works until") },
      read: fromSql(
        ({ email }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`expires`, Prisma.sql`md5(token)`)} AS key, expires AS "expiresAt"
          FROM verification_token WHERE identifier = ${email}`,
      ),
    },
    {
      key: "claimCode",
      title: "Claim code",
      about:
        "A code that a director made for you. We keep only its fingerprint, so the code itself can’t be read.",
      tables: ["claim_code"],
      columns: {
        organization: "Organization",
        createdAt: instant("Made"),
        expiresAt: instant("Works until"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT c.user_id::text AS key, ${OF_ORGANIZATION}, c.created_at AS "createdAt", c.expires_at AS "expiresAt"
          FROM claim_code c JOIN organization o ON o.id = c.organization_id WHERE c.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "tokens",
      title: "API tokens",
      about: "We keep only their fingerprints.",
      tables: ["api_token"],
      columns: {
        name: "Name",
        organization: "Organization",
        scopes: "What it’s for",
        createdAt: instant("Made"),
        lastUsedAt: instant("Last used"),
        revokedAt: instant("Revoked"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`a.created_at`, Prisma.sql`a.id`)} AS key, a.name, ${OF_ORGANIZATION}, a.scopes,
            a.created_at AS "createdAt", a.last_used_at AS "lastUsedAt", a.revoked_at AS "revokedAt"
          FROM api_token a LEFT JOIN organization o ON o.id = a.organization_id WHERE a.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "tokenRequests",
      title: "Requests with your tokens in the last 24 hours",
      about:
        "They keep a request that’s sent twice from being done twice. Their answers can be about others, so they’re left out.",
      tables: ["api_answer"],
      columns: { token: "Token", at: instant("When"), status: "Status" },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`n.at`, Prisma.sql`md5(concat(n.token_id, n.key))`)} AS key, a.name AS token, n.at,
            n.status
          FROM api_token a JOIN api_answer n ON n.token_id = a.id WHERE a.user_id = ${id}::uuid`,
      ),
    },
  ],
};
