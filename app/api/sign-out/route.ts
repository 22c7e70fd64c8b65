import type { NextRequest } from "next/server";
import { askNextAuth } from "@/lib/auth/next-auth";
import { toResponse } from "@/lib/auth/reply";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";

/** Signs out: revokes the session row and drops the cookie. */
export async function POST(request: NextRequest): Promise<Response> {
  const reply = await askNextAuth({
    method: "POST",
    path: ["signout"],
    body: { callbackUrl: absolute(env().appUrl, paths.home()) },
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
    headers: Object.fromEntries(request.headers),
  });
  return toResponse(reply);
}
