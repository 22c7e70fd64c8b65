import NextAuth, { type AuthOptions, getServerSession } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { now } from "@/lib/clock";
import { findPerson } from "@/lib/data/people";
import { insertSession, signInStore, updateSessionRevoked } from "@/lib/data/sign-in";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { userId } from "@/lib/schemas/fields";
import { isVouchedFor } from "./is-vouched-for";
import { sendSignInLink } from "./sign-in-link";

// The only module that knows next-auth. Everything else asks `askNextAuth` and `currentSessionId`.

export const LINK_MINUTES = 10;
const SESSION_DAYS = 30;

/** What next-auth answered, ready to be turned into a Response by a route. */
export type AuthReply = { readonly status: number; readonly headers: Headers; readonly body: string };

type Provider = AuthOptions["providers"][number];

type Question = {
  readonly method: "GET" | "POST";
  /** Path below /api/auth, as in ["callback", "email"]. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Puts a request to next-auth. A POST gets its anti-forgery token here, because forms must work without JavaScript on
 * pages that set no cookie; who may post at all has been checked by `proxy.ts` from the Origin header.
 */
export async function askNextAuth(question: Question): Promise<AuthReply> {
  if (question.method === "GET") return ask(question);
  const csrf = await ask({ ...question, method: "GET", path: ["csrf"], query: {}, body: {} });
  const cookies = { ...question.cookies, ...readSetCookies(csrf.headers) };
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string };
  const reply = await ask({ ...question, cookies, body: { ...question.body, csrfToken } });
  for (const cookie of csrf.headers.getSetCookie()) {
    if (cookie.includes("csrf-token")) reply.headers.append("set-cookie", cookie);
  }
  return reply;
}

/** The id of the session row that the request's signed cookie names. */
export async function currentSessionId(): Promise<string | undefined> {
  const session = await getServerSession(options());
  return (session as { sessionId?: string } | null)?.sessionId;
}

function options(): AuthOptions {
  const { authSecret, appUrl, oidc, isDemo } = env();
  process.env.NEXTAUTH_URL = appUrl;
  return {
    secret: authSecret,
    adapter: signInStore(),
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
    pages: { signIn: paths.signIn(), verifyRequest: paths.signInSent(), error: paths.signIn() },
    providers: [linkProvider(), ...(oidc ? [oidcProvider(oidc)] : []), ...(isDemo ? [demoProvider()] : [])],
    callbacks: {
      signIn: ({ profile }) => isVouchedFor(profile),
      jwt: async ({ token, user }) =>
        user ? { ...token, sessionId: await insertSession(user.id, now(), SESSION_DAYS) } : token,
      session: ({ session, token }) => ({ ...session, sessionId: token.sessionId }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionId === "string") await updateSessionRevoked(token.sessionId, now());
      },
    },
  };
}

/** Written out rather than taken from next-auth, whose own e-mail provider brings an older nodemailer. */
function linkProvider(): Provider {
  return {
    id: "email",
    type: "email",
    name: "E-mail",
    server: "",
    from: "",
    maxAge: LINK_MINUTES * 60,
    options: {},
    sendVerificationRequest: ({ identifier, url }: { identifier: string; url: string }) =>
      sendSignInLink(identifier, url, LINK_MINUTES),
  } as unknown as Provider;
}

function oidcProvider(oidc: NonNullable<ReturnType<typeof env>["oidc"]>): Provider {
  return {
    id: "oidc",
    type: "oauth",
    name: oidc.name,
    wellKnown: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    idToken: true,
    checks: ["pkce", "state"],
    authorization: { params: { scope: "openid email profile" } },
    // One provider, chosen by the operator, vouches for addresses: the same address is the same person.
    allowDangerousEmailAccountLinking: true,
    profile: (profile: { sub: string; email?: string; name?: string }) => ({
      id: profile.sub,
      email: (profile.email ?? "").toLowerCase(),
      name: profile.name ?? null,
    }),
  };
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

/** next-auth's own Node interface, fed from plain data: its route handler would read the cookies by itself. */
async function ask({ method, path, query = {}, body = {}, cookies, headers }: Question): Promise<AuthReply> {
  const reply = { status: 200, headers: new Headers(), body: "" };
  const response = {
    status(status: number) {
      reply.status = status;
      return response;
    },
    getHeader: (name: string) =>
      name.toLowerCase() === "set-cookie" ? reply.headers.getSetCookie() : reply.headers.get(name),
    setHeader(name: string, value: string | readonly string[]) {
      reply.headers.delete(name);
      for (const each of [value].flat()) reply.headers.append(name, each);
      return response;
    },
    json(value: unknown) {
      reply.body = JSON.stringify(value);
    },
    send(value: unknown) {
      reply.body = typeof value === "string" ? value : JSON.stringify(value ?? "");
    },
    end: () => undefined,
  };
  await askNode({ method, query: { ...query, nextauth: path }, body, cookies, headers }, response, options());
  return reply;
}

// next-auth types this interface as the pages router's request and response; the parts it uses are the ones above.
const askNode = NextAuth as unknown as (
  request: object,
  response: object,
  options: AuthOptions,
) => Promise<void>;

function readSetCookies(headers: Headers): Record<string, string> {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf("=");
      return [pair.slice(0, split), decodeURIComponent(pair.slice(split + 1))];
    }),
  );
}
