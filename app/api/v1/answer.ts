import { createHash } from "node:crypto";
import type { Problem } from "@/lib/api/input/problem";
import { makeProblem } from "@/lib/api/view/problem";
import { PROBLEM_SENTENCES, type ProblemKind } from "@/lib/api/words/problems";
import { ASKED_EACH_TIME } from "@/lib/shared/asked-each-time";
import type { FormErrors } from "@/lib/shared/form";

/** Answers with a problem (RFC 9457). */
export function problemAnswer(
  kind: ProblemKind,
  detail: string,
  {
    headers = {},
    ...more
  }: Pick<Problem, "errors" | "newest" | "rows"> & { readonly headers?: HeadersInit } = {},
): Response {
  const problem = makeProblem(kind, detail, more);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...headers, "content-type": "application/problem+json", "cache-control": "no-store" },
  });
}

/** Answers with what a form says is wrong. */
export function errorsAnswer({
  sentence,
  fields,
  answers = {},
}: Pick<FormErrors, "sentence" | "fields" | "answers">): Response {
  const errors = Object.entries(fields).map(([field, detail]) => ({
    field,
    detail,
    ...(answers[field] && { answers: [...answers[field]] }),
  }));
  return problemAnswer("refused", sentence, errors.length > 0 ? { errors } : {});
}

/** A list was asked for what comes after something that it never gave. */
export function wrongCursorAnswer(): Response {
  const { invalid, "wrong-cursor": after } = PROBLEM_SENTENCES;
  return errorsAnswer({ sentence: invalid, fields: { after } });
}

/** Answers with what was found and its ETag, or says that the reader's copy is still right (RFC 9110, 13.1.2). */
export function taggedAnswer(request: Request, body: object, cacheControl = ASKED_EACH_TIME) {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": cacheControl };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  const isKnown = known.some((each) => each.trim().replace(/^W\//, "") === etag || each.trim() === "*");
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
