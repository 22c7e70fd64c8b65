import type { NextRequest } from "next/server";
import { type AuthReply, askNextAuth } from "@/lib/auth/next-auth";
import { requestOrigin } from "@/lib/auth/origin";
import { ownPath, toResponse } from "@/lib/auth/reply";
import { env } from "@/lib/env";
import { spend, type Use } from "@/lib/limits/spend";
import { usedUpAnswer, usedUpSentence } from "@/lib/limits/too-often";
import { visitorOf } from "@/lib/limits/visitor";
import { absolute, paths } from "@/lib/paths";
import { emailAddress } from "@/lib/schemas/fields";

type Context = { params: Promise<{ provider: string }> };

const PROVIDERS: readonly string[] = ["email", "oidc", "demo"];

/** Starts a sign-in: a plain form, so that it works without JavaScript. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { provider } = await params;
  if (!PROVIDERS.includes(provider)) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return new Response("This is not what the form sends.", { status: 400 });
  const next = ownPath(form.get("next")?.toString(), paths.me());
  const email = emailAddress.safeParse(form.get("email")?.toString() ?? "");
  if (provider === "email" && !email.success) return backToForm(next, "email", form);
  const spent = await spend(usesOf(provider, email.data ?? "", visitorOf(await requestOrigin())));
  if (!spent.ok) return new Response(`${usedUpSentence(spent.usedUp)}\n`, usedUpAnswer(spent.usedUp));

  const reply = await askNextAuth({
    method: "POST",
    path: [provider === "demo" ? "callback" : "signin", provider],
    body: {
      callbackUrl: absolute(env().appUrl, next),
      email: email.data ?? "",
      userId: form.get("userId")?.toString() ?? "",
    },
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
    headers: Object.fromEntries(request.headers),
  });
  if (wasNotSent(reply)) await spent.giveBack();
  return toResponse(reply);
}

/** The demo counts nothing: it runs on one machine, for whoever sits at it. */
function usesOf(provider: string, email: string, visitor: string): readonly Use[] {
  if (provider === "demo") return [];
  if (provider === "oidc") return [{ limit: "sign-in", by: visitor }];
  return [
    { limit: "link-from-visitor", by: visitor },
    { limit: "link-to-address", by: email },
  ];
}

/** The mail server did not take the link, which is not the fault of whoever asked for it. */
function wasNotSent({ headers }: AuthReply): boolean {
  return /[?&]error=EmailSignin\b/.test(headers.get("location") ?? "");
}

function backToForm(next: string, error: "email", form: FormData): Response {
  const query = new URLSearchParams({ next, error, email: form.get("email")?.toString() ?? "" });
  return new Response(null, { status: 303, headers: { location: `${paths.signIn()}?${query}` } });
}
