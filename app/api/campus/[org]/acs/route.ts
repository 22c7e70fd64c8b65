import type { NextRequest } from "next/server";
import { findCampus, takeAnswer } from "@/lib/auth/campus-trip";
import { failedPage, goTo } from "@/lib/auth/reply";
import { CONNECTING } from "@/lib/campus/saml/service-provider";
import { campusErrorName } from "@/lib/campus/words/campus-errors";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { paths } from "@/lib/paths";
import { log } from "@/lib/telemetry/log";

type Context = { params: Promise<{ org: string }> };

/**
 * Takes what an organization's identity provider says, which the browser posts from the provider's page (assertion
 * consumer service). It opens no session: the browser finishes the sign-in with its own cookies.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { org } = await params;
  const found = await findCampus(org);
  if (!found) return new Response(null, { status: 404 });
  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;

  const form = await request.formData().catch(() => undefined);
  const posted = form?.get("SAMLResponse");
  const isConnecting = form?.get("RelayState") === CONNECTING;
  const answer = await takeAnswer(found, typeof posted === "string" ? posted : "");
  if (answer.ok) return goTo(paths.finishCampusSignIn(org, answer.value, isConnecting));
  log.warn(`A campus sign-in was refused: ${answer.refusal}`, { id: found.signIn.organizationId });
  const onward = isConnecting
    ? { failed: paths.profile(), next: paths.profile() }
    : { failed: paths.signIn(), next: paths.organization(org) };
  return goTo(failedPage(onward, campusErrorName(answer.refusal)));
}
