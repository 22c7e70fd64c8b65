/** The kinds of problem that the API answers with, with the section of docs/api.md that each is about. */
export const PROBLEMS = {
  "bad-request": { status: 400, title: "We can’t read this request" },
  "no-token": { status: 401, title: "This needs a token" },
  "not-allowed": { status: 403, title: "This token can’t do that" },
  "not-found": { status: 404, title: "Not found" },
  conflict: { status: 409, title: "Something has changed" },
  refused: { status: 422, title: "The rules don’t allow this" },
  "too-often": { status: 429, title: "Too many requests" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemKind = keyof typeof PROBLEMS;

/** What it says where nothing else does. */
export const PROBLEM_SENTENCES = {
  "not-found": "There’s nothing at this address. Check it against the description of the API.",
  absent: "Something that the request names doesn’t exist, or this token’s maker can’t see it.",
  "no-token": "Send a token: Authorization: Bearer rk_… You make one in your profile.",
  "wrong-token": "This token doesn’t work. It may have been revoked.",
  "no-json": "Send a JSON object in UTF-8, with Content-Type: application/json.",
  "bad-key": "An Idempotency-Key has 1 to 255 visible ASCII characters, without spaces.",
  "used-key": "This Idempotency-Key belongs to a different request. Make a new one.",
  invalid: "Some fields of the request can’t be read. Check them against the description of the API.",
  "wrong-cursor": "Use the “next” address of the previous page, unchanged.",
} as const;
