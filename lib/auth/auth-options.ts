import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { findCampusOnly } from "@/lib/campus/store/campus-only";
import { saveOidcGroups } from "@/lib/campus/store/groups";
import { now } from "@/lib/clock";
import { env, type OidcSettings } from "@/lib/env";
import { paths } from "@/lib/paths";
import { type CampusRefusal, refuseCampusAccount } from "@/lib/people/rules/campus-account";
import {
  CAMPUS,
  findCampusFacts,
  forgetOtherIssuersOf,
  updateCampusAddress,
} from "@/lib/people/store/campus-accounts";
import { findPerson } from "@/lib/people/store/people";
import { emailAddress } from "@/lib/shared/email-address";
import { userId } from "@/lib/shared/form-fields";
import { readClaims } from "./campus-claims";
import { isSecure } from "./cookies";
import { LINK_MINUTES, sendSignInLink } from "./sign-in-link";
import { insertSession, signInStore } from "./store/sign-in";

export const SESSION_DAYS = 30;

/** What is specific to one sign-in. */
export type Flow = {
  /** The secret of the sign-in link being sent. */
  readonly linkToken?: string | undefined;
  /** The signed-in person who asks to connect their campus account. */
  readonly connects?: string | undefined;
  /** The browser's session before this sign-in. */
  readonly replaces?: string | undefined;
};

/** How next-auth signs people in here. The cookie names a session row and contains nothing about the person. */
export function authOptions(flow: Flow): AuthOptions {
  const { authSecret, appUrl, oidc, isDemo } = env();
  process.env.NEXTAUTH_URL = appUrl;
  return {
    secret: authSecret,
    useSecureCookies: isSecure(),
    adapter: signInStore(flow.connects) as unknown as NonNullable<AuthOptions["adapter"]>,
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
    pages: { signIn: paths.signIn(), verifyRequest: paths.signInSent(), error: paths.signIn() },
    providers: [
      linkProvider(flow),
      ...(oidc ? [campusProvider(oidc)] : []),
      ...(isDemo ? [demoProvider()] : []),
    ],
    callbacks: {
      signIn: async ({ account, profile, user, email }) => {
        const address = emailAddress.safeParse(profile?.email ?? user.email).data;
        const only = address && (await findCampusOnly(address, !email?.verificationRequest));
        if (only) return `${appUrl}/api/auth/error?error=CampusOnly`;
        if (account?.provider !== CAMPUS) return true;
        const refusal = await refuseCampus(account.providerAccountId, profile ?? {}, flow.connects);
        return refusal === undefined || `${appUrl}/api/auth/error?error=${refusal}`;
      },
      jwt: async ({ user }) => ({
        sub: user.id,
        sessionId: await insertSession(user.id, now(), SESSION_DAYS, flow.replaces, Boolean(flow.connects)),
      }),
    },
    events: {
      signIn: async ({ account, profile, user }) => {
        if (account?.provider !== CAMPUS) return;
        await updateCampusAddress(
          account.providerAccountId,
          emailAddress.safeParse(profile?.email).data ?? null,
        );
        await saveOidcGroups(user.id, profile ?? {}, now());
      },
    },
  };
}

type Provider = AuthOptions["providers"][number];

/** Written here because next-auth's own email provider depends on an older nodemailer. */
function linkProvider({ linkToken }: Flow): Provider {
  return {
    id: "email",
    type: "email",
    name: "Email",
    server: "",
    from: "",
    maxAge: LINK_MINUTES * 60,
    options: {},
    normalizeIdentifier: (typed: string) => emailAddress.parse(typed),
    generateVerificationToken: () => linkToken,
    sendVerificationRequest: ({ identifier, url }: { identifier: string; url: string }) =>
      sendSignInLink(identifier, url),
  } as unknown as Provider;
}

function campusProvider(oidc: OidcSettings): Provider {
  return {
    id: CAMPUS,
    type: "oauth",
    name: oidc.name,
    wellKnown: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    idToken: true,
    checks: ["pkce", "state"],
    authorization: { params: { scope: "openid email profile" } },
    // One provider, chosen by the operator, verifies addresses: the same verified address is the same person.
    allowDangerousEmailAccountLinking: true,
    profile: (claims: { readonly sub: string }) => {
      const read = readClaims(claims, oidc.trustsEmail);
      return { id: claims.sub, ...(read.ok ? read.value : { email: "", name: null }) };
    },
  };
}

/** Why this campus account can't be used; see `refuseCampusAccount`. */
async function refuseCampus(
  sub: string,
  claims: object,
  connects: string | undefined,
): Promise<CampusRefusal | undefined> {
  const read = readClaims(claims, env().oidc?.trustsEmail ?? false);
  if (!read.ok) return read.refusal;
  const account = { sub, email: read.value.email };
  await forgetOtherIssuersOf(account, connects);
  return refuseCampusAccount(await findCampusFacts(account, connects));
}

/** Sign-in by choosing a person; exists in demo mode only. */
function demoProvider(): Provider {
  return CredentialsProvider({
    id: "demo",
    credentials: { userId: {} },
    authorize: async (credentials) => {
      const id = userId.safeParse(credentials?.userId);
      const person = id.success ? await findPerson(id.data) : undefined;
      return person?.email.endsWith(".example")
        ? { id: person.id, email: person.email, name: person.name }
        : null;
    },
  });
}
