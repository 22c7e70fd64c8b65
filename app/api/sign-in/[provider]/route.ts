import type { NextRequest } from "next/server";
import { askNextAuth } from "@/lib/auth/next-auth";
import { ownPath, toResponse } from "@/lib/auth/reply";
import { now } from "@/lib/clock";
import { countWaitingLinks } from "@/lib/data/sign-in";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { emailAddress } from "@/lib/schemas/fields";

type Context = { params: Promise<{ provider: string }> };

const PROVIDERS: readonly string[] = ["email", "oidc", "demo"];

/** Links one address may have waiting; a sixth has to wait until one of them is ten minutes old. */
const MOST_WAITING_LINKS = 5;

/** Starts a sign-in: a plain form, so that it works without JavaScript. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { provider } = await params;
  if (!PROVIDERS.includes(provider)) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return new Response("This is not what the form sends.", { status: 400 });
  const next = ownPath(form.get("next")?.toString(), paths.me());
  const email = emailAddress.safeParse(form.get("email")?.toString() ?? "");
  if (provider === "email" && !email.success) return backToForm(next, "email", form);
  if (provider === "email" && (await hasTooManyLinks(email.data ?? "")))
    return backToForm(next, "wait", form);

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
  return toResponse(reply);
}

async function hasTooManyLinks(email: string): Promise<boolean> {
  return (await countWaitingLinks(email, now())) >= MOST_WAITING_LINKS;
}

function backToForm(next: string, error: "email" | "wait", form: FormData): Response {
  const query = new URLSearchParams({ next, error, email: form.get("email")?.toString() ?? "" });
  return new Response(null, { status: 303, headers: { location: `${paths.signIn()}?${query}` } });
}
