import NextAuth, { type AuthOptions } from "next-auth";
import { env } from "@/lib/env";
import { absolute } from "@/lib/paths";
import { authOptions, type Flow } from "./auth-options";
import { type Cookies, isSecure } from "./cookies";
import { ownPathOf } from "./own-path";
import { dropSessions, makePassingSession, readSessionId, sessionCookieName } from "./session-cookie";

/** next-auth's answer, for a route to turn into a Response. */
export type AuthReply = { readonly status: number; readonly headers: Headers; readonly body: string };

export type Question = {
  readonly method: "GET" | "POST";
  /** Path below /api/auth, as in ["callback", "email"]. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
};

/**
 * The only caller of next-auth. next-auth treats the person in the session cookie as the one signing in and links
 * accounts to them without asking, so we never show it the previous session; that session ends when a new one begins.
 * Accounts are linked only with `flow.connects`, when a signed-in person asked for it.
 */
export async function askNextAuth(question: Question, flow: Omit<Flow, "replaces"> = {}): Promise<AuthReply> {
  const replaces = await readSessionId(question.cookies);
  const options = authOptions({ ...flow, replaces });
  const passing = flow.connects ? await makePassingSession(flow.connects) : {};
  const cookies = { ...keepFlow(question.cookies), ...passing };
  const reply = await put({ ...question, cookies }, options);

  const set = reply.headers.getSetCookie();
  if (set.some((cookie) => cookie.startsWith(`${sessionCookieName()}=`)))
    for (const cookie of dropSessions(question.cookies, set)) reply.headers.append("set-cookie", cookie);
  return reply;
}

/** The cookies next-auth needs to recognize a browser that comes back from the provider, and where it was going. */
function keepFlow(cookies: Cookies): Cookies {
  const { appUrl } = env();
  const prefix = `${isSecure() ? "__Secure-" : ""}next-auth.`;
  const kept = ["state", "pkce.code_verifier"].map((name) => [prefix + name, cookies[prefix + name]]);
  const next = ownPathOf(cookies[`${prefix}callback-url`], appUrl, undefined);
  return Object.fromEntries([
    ...kept.filter(([, value]) => value !== undefined),
    ...(next ? [[`${prefix}callback-url`, absolute(appUrl, next)]] : []),
  ]);
}

/**
 * Adds the anti-forgery token to a POST, because forms must work without JavaScript on pages that set no cookie. The
 * Origin header has been checked before.
 */
async function put(question: Question, options: AuthOptions): Promise<AuthReply> {
  if (question.method === "GET") return ask(question, options);
  const csrf = await ask({ method: "GET", path: ["csrf"], cookies: {} }, options);
  const cookies = { ...question.cookies, ...readSetCookies(csrf.headers) };
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string };
  return ask({ ...question, cookies, body: { ...question.body, csrfToken } }, options);
}

/** Calls next-auth's Node interface with plain data, because its route handler would read the cookies itself. */
async function ask(
  { method, path, query = {}, body = {}, cookies }: Question,
  options: AuthOptions,
): Promise<AuthReply> {
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
  const request = { method, query: { ...query, nextauth: path }, body, cookies, headers: {} };
  await askNode(request, response, options);
  return reply;
}

// next-auth types this interface as the pages router's request and response; it only uses the parts above.
const askNode = NextAuth as unknown as (
  request: object,
  response: object,
  options: AuthOptions,
) => Promise<void>;

function readSetCookies(headers: Headers): Cookies {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf("=");
      return [pair.slice(0, split), decodeURIComponent(pair.slice(split + 1))];
    }),
  );
}
