import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { type Desk, requireDirector, requireStaff } from "@/lib/auth/gates";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { problemAnswer, taggedAnswer } from "./answer";
import { withToken } from "./with-token";

/** Answers a read of a director's desk with a token. Anything they can't see doesn't exist. */
export function deskRead(request: Request, org: string, read: Read<DirectorScope>): Promise<Response> {
  return answerRead(request, org, requireDirector, read);
}

/** Answers a read of the front desk with a token. */
export function staffRead(request: Request, org: string, read: Read<StaffScope>): Promise<Response> {
  return answerRead(request, org, requireStaff, read);
}

/** Reads what is answered, or answers by itself. */
type Read<Scope> = (scope: Scope, organization: OrganizationFacts) => Promise<object | Response | undefined>;
type Gate<Scope> = (org: string) => Promise<Desk<Scope>>;

function answerRead<Scope>(
  request: Request,
  org: string,
  gate: Gate<Scope>,
  read: Read<Scope>,
): Promise<Response> {
  return withToken(request, { org, scope: "read" }, async () => {
    const desk = await deskAt(gate, org);
    const body = desk && (await read(desk.scope, desk.organization));
    if (!body) return problemAnswer("not-found", PROBLEM_SENTENCES.absent);
    if (body instanceof Response) return body;
    return taggedAnswer(request, body, "private, no-cache");
  });
}

async function deskAt<Scope>(gate: Gate<Scope>, org: string): Promise<Desk<Scope> | undefined> {
  try {
    return await gate(org);
  } catch (thrown) {
    if ((thrown as { digest?: unknown }).digest === "NEXT_HTTP_ERROR_FALLBACK;404") return undefined;
    throw thrown;
  }
}
