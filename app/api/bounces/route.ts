import { createHash, timingSafeEqual } from "node:crypto";
import { now } from "@/lib/clock";
import { takeBounce } from "@/lib/data/bounces";
import { env } from "@/lib/env";
import { bounceSentence } from "@/lib/format/bounce-sentence";

/** Takes a bounce from a mail provider: the body is the mail as it came, the bearer the secret of the settings. */
export async function POST(request: Request): Promise<Response> {
  const { bounceSecret } = env();
  const said = request.headers.get("authorization") ?? "";
  if (!bounceSecret || !isSame(said, `Bearer ${bounceSecret}`)) return new Response(null, { status: 404 });
  const answer = await takeBounce(request.body ?? new Blob().stream(), now());
  return new Response(`${bounceSentence(answer)}\n`, { status: answer.ok ? 200 : 422 });
}

/** Takes as long whatever is said, so that nobody finds the secret letter by letter. */
function isSame(said: string, expected: string): boolean {
  const [one, two] = [said, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && two !== undefined && timingSafeEqual(one, two);
}
