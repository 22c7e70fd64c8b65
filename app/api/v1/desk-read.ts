import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { type Desk, requireDirector, requireStaff } from "@/lib/auth/gates";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { problemAnswer, taggedAnswer } from "./answer";
import { withToken } from "./with-token";

/** Answers a read of a director's desk with a token. What isn't theirs to see doesn't exist. */
export function deskRead(request: Request, org: string, read: Read<DirectorScope>): Promise<Response> {
  return answerRead(request, org, requireDirector, read);
}

/** Answers a read of the front desk with a token. */
export function staffRead(request: Request, org: string, read: Read<StaffScope>): Promise<Response> {
  return answerRead(request, org, requireStaff, read);
}

type Read<Scope> = (scope: Scope) => Promise<object | undefined>;
type Gate<Scope> = (org: string) => Promise<Desk<Scope>>;

function answerRead<Scope>(
  request: Request,
  org: string,
  gate: Gate<Scope>,
  read: Read<Scope>,
): Promise<Response> {
  return withToken(request, { org, scope: "read" }, async () => {
    const scope = await scopeAt(gate, org);
    const body = scope && (await read(scope));
    if (!body) return problemAnswer("not-found", PROBLEM_SENTENCES.absent);
    return taggedAnswer(request, body, "private, no-cache");
  });
}

async function scopeAt<Scope>(gate: Gate<Scope>, org: string): Promise<Scope | undefined> {
  try {
    return (await gate(org)).scope;
  } catch (thrown) {
    if ((thrown as { digest?: unknown }).digest === "NEXT_HTTP_ERROR_FALLBACK;404") return undefined;
    throw thrown;
  }
}
