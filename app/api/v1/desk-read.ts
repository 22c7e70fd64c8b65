import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { requireDirector } from "@/lib/auth/gates";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { problemAnswer, taggedAnswer } from "./answer";
import { withToken } from "./with-token";

/** Answers a read of a director's desk with a token. What isn't theirs to see doesn't exist. */
export function deskRead(
  request: Request,
  org: string,
  read: (scope: DirectorScope) => Promise<object | undefined>,
): Promise<Response> {
  return withToken(request, { org, scope: "read" }, async () => {
    const scope = await directorOf(org);
    const body = scope && (await read(scope));
    if (!body) return problemAnswer("not-found", PROBLEM_SENTENCES.absent);
    return taggedAnswer(request, body, "private, no-cache");
  });
}

async function directorOf(org: string): Promise<DirectorScope | undefined> {
  try {
    return (await requireDirector(org)).scope;
  } catch (thrown) {
    if ((thrown as { digest?: unknown }).digest === "NEXT_HTTP_ERROR_FALLBACK;404") return undefined;
    throw thrown;
  }
}
