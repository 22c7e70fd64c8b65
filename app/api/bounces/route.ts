import { hasBearer } from "@/lib/auth/is-same-secret";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { takeBounce } from "@/lib/mail/store/bounces";
import { bounceSentence } from "@/lib/mail/words/bounce-sentence";

/** Takes a bounce from a mail provider. The body is the raw email; the bearer token is the secret from the settings. */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env().bounceSecret)) return new Response(null, { status: 404 });
  const answer = await takeBounce(request.body ?? new Blob().stream(), now());
  return new Response(`${bounceSentence(answer)}\n`, { status: answer.ok ? 200 : 422 });
}
