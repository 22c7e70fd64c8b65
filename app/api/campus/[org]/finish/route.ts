import type { NextRequest } from "next/server";
import { finishTrip } from "@/lib/auth/campus-trip";
import { readCookies } from "@/lib/auth/cookies";
import { failedPage, goTo } from "@/lib/auth/reply";
import { paths } from "@/lib/paths";
import { isSlug } from "@/lib/shared/form-fields";

export { refuseHead as HEAD } from "@/lib/auth/reply";

type Context = { params: Promise<{ org: string }> };

/** Finishes a campus sign-in, or connecting an account, in the browser that started it and only once. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { org } = await params;
  if (!isSlug(org)) return new Response(null, { status: 404 });
  const { searchParams } = request.nextUrl;
  const finished = await finishTrip(org, searchParams.get("code") ?? "", readCookies(request.cookies));
  if (finished.ok) return goTo(finished.value.next, finished.value.cookies);
  const { refusal, next = paths.organization(org) } = finished.refusal;
  if (searchParams.get("for") !== "profile")
    return goTo(failedPage({ failed: paths.signIn(), next }, refusal));
  const failed = refusal === "SessionEnded" ? paths.signIn() : paths.profile();
  return goTo(failedPage({ failed, next: paths.profile() }, refusal));
}
