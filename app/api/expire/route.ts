import { expireEverything, expirePublicPages } from "@/lib/actions/expire";
import type { PublicChange } from "@/lib/data/changes";
import { env } from "@/lib/env";

/** The process tells itself that public pages are out of date; see lib/jobs/background.ts. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get("authorization") !== `Bearer ${env().authSecret}`)
    return new Response(null, { status: 404 });
  const change = (await request.json()) as PublicChange | "everything";
  if (change === "everything") expireEverything();
  else expirePublicPages(change);
  return new Response(null, { status: 204 });
}
