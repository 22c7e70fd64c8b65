import type { NextRequest } from "next/server";
import { takeLogout } from "@/lib/auth/campus-logout";
import { goTo } from "@/lib/auth/reply";
import { tooManyFrom } from "@/lib/limits/visitor-uses";

export { refuseHead as HEAD } from "@/lib/auth/reply";

type Context = { params: Promise<{ org: string }> };

/** Where an organization's identity provider sends browsers to log out, and back to after a logout (single logout). */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;
  const next = await takeLogout((await params).org, new URL(request.url).search.slice(1));
  return next ? goTo(next) : new Response(null, { status: 404 });
}
