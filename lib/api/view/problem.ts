import type { Problem } from "../input/problem";
import { PROBLEMS, type ProblemKind } from "../words/problems";

/** A refusal as the API answers it (RFC 9457). */
export function makeProblem(
  kind: ProblemKind,
  detail: string,
  more: Pick<Problem, "errors" | "newest" | "rows"> = {},
): Problem {
  const { status, title } = PROBLEMS[kind];
  return { type: `urn:rookery:problem:${kind}`, title, status, detail, ...more };
}
