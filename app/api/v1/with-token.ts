import { hasScope, rolesFor, type Scope } from "@/lib/api/rules/scopes";
import { findBearer } from "@/lib/api/store/tokens";
import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { asBearer } from "@/lib/auth/bearer";
import { now } from "@/lib/clock";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { problemAnswer } from "./answer";
import { tooManyBy } from "./too-many";

/**
 * Answers a request with a token that has a scope, in the name of its maker: with the roles that count for the scope,
 * in the organization that the address names and no other.
 */
export async function withToken(
  request: Request,
  { org, scope }: { readonly org: string; readonly scope: Scope },
  answer: (tokenId: string) => Promise<Response>,
): Promise<Response> {
  const [, text] = /^Bearer +([\w-]{1,200})$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (text === undefined) return unknown("no-token");
  const found = await findBearer(text, now());
  if (!found) return (await tooManyBy("wrong-token", visitorIn(request))) ?? unknown("wrong-token");

  const tooMany = await tooManyBy("api-token", found.tokenId);
  if (tooMany) return tooMany;
  if (!hasScope(found.scopes, scope))
    return problemAnswer(
      "not-allowed",
      `This needs a token with the scope “${scope}”. Make one that has it.`,
    );
  const rolesEverywhere = found.person.rolesEverywhere
    .filter(({ organization }) => organization.slug === org)
    .map((own) => ({ ...own, roles: rolesFor(scope, own.roles) }));
  return asBearer({ ...found.person, rolesEverywhere }, () => answer(found.tokenId));
}

function unknown(why: "no-token" | "wrong-token"): Response {
  const headers = { "www-authenticate": 'Bearer realm="Rookery"' };
  return problemAnswer("no-token", PROBLEM_SENTENCES[why], { headers });
}
