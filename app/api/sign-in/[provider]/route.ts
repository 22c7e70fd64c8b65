import type { NextRequest } from "next/server";
import { findCampus, startTrip } from "@/lib/auth/campus-trip";
import { type Cookies, readCookies } from "@/lib/auth/cookies";
import { type AuthReply, askNextAuth } from "@/lib/auth/next-auth";
import { ownPath } from "@/lib/auth/own-path";
import { failedPage, goTo, type Onward, toResponse } from "@/lib/auth/reply";
import { makeLinkToken, rememberLink } from "@/lib/auth/sign-in-link";
import { env } from "@/lib/env";
import { spend, type Use } from "@/lib/limits/spend";
import { tooManyRequests, visitorIn } from "@/lib/limits/visitor-uses";
import { absolute, paths } from "@/lib/paths";
import { emailAddress } from "@/lib/shared/email-address";
import { storable } from "@/lib/shared/form-fields";

type Context = { params: Promise<{ provider: string }> };

/** What the form that starts a sign-in sends. */
type Asked = {
  readonly form: FormData;
  readonly cookies: Cookies;
  readonly visitor: string;
  readonly onward: Onward;
};

const WAYS: Readonly<Record<string, (asked: Asked) => Promise<Response>>> = {
  email: sendLink,
  campus: startCampus,
  oidc: (asked) => start(["signin", "oidc"], {}, asked, [{ limit: "sign-in", by: asked.visitor }]),
  // The demo doesn't count attempts: it runs on one machine, for one person.
  demo: (asked) => start(["callback", "demo"], { userId: textOf(asked.form, "userId") }, asked, []),
};

/** Starts a sign-in. It takes a plain form, so it works without JavaScript. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { provider } = await params;
  const way = Object.hasOwn(WAYS, provider) ? WAYS[provider] : undefined;
  if (!way) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return new Response("This isn’t what the form sends.", { status: 400 });

  const cookies = readCookies(request.cookies);
  const visitor = visitorIn(request);
  const onward = { failed: paths.signIn(), next: ownPath(textOf(form, "next"), paths.desks()) };
  return way({ form, cookies, visitor, onward });
}

/** Sends the browser to the identity provider of the organization that the form names. */
async function startCampus({ form, cookies, visitor, onward }: Asked): Promise<Response> {
  const found = await findCampus(textOf(form, "org"));
  if (!found) return new Response(null, { status: 404 });
  const spent = await spend([{ limit: "sign-in", by: visitor }]);
  if (!spent.ok) return tooManyRequests(spent.usedUp);
  const { url, cookie } = await startTrip(found, { cookies, next: onward.next });
  return goTo(url, [cookie]);
}

async function sendLink(asked: Asked): Promise<Response> {
  const typed = textOf(asked.form, "email");
  const email = emailAddress.safeParse(typed);
  if (!email.success) return backToForm(typed, asked.onward);

  const linkToken = makeLinkToken();
  const uses = [
    { limit: "link-from-visitor", by: asked.visitor },
    { limit: "link-to-address", by: email.data },
  ] as const;
  const response = await start(["signin", "email"], { email: email.data }, asked, uses, linkToken);
  // After a refusal the browser keeps the link it has.
  if (response.status === 429) return response;
  for (const cookie of rememberLink(linkToken, email.data)) response.headers.append("set-cookie", cookie);
  return response;
}

async function start(
  path: readonly string[],
  body: Readonly<Record<string, string>>,
  { cookies, onward }: Asked,
  uses: readonly Use[],
  linkToken?: string,
): Promise<Response> {
  const spent = await spend(uses);
  if (!spent.ok) return tooManyRequests(spent.usedUp);

  const callbackUrl = absolute(env().appUrl, onward.next);
  const question = { method: "POST", path, body: { ...body, callbackUrl }, cookies } as const;
  const reply = await askNextAuth(question, { linkToken });
  if (wasNotSent(reply)) await spent.giveBack();
  return toResponse(reply, onward);
}

/** The mail server didn't accept the link, so this request isn't counted. */
function wasNotSent({ headers }: AuthReply): boolean {
  return /[?&]error=EmailSignin\b/.test(headers.get("location") ?? "");
}

/** Puts what was typed back into the field, as far as it fits in an address. */
const LONGEST_TYPED = 254;

function backToForm(typed: string, onward: Onward): Response {
  const email = new URLSearchParams({ email: storable(typed).slice(0, LONGEST_TYPED) });
  return goTo(`${failedPage(onward, "email")}&${email}`);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
