import { type Outcome, runCommand } from "@/lib/api/actions/run-command";
import { idempotencyKey } from "@/lib/api/input/command";
import { COMMANDS, type CommandName, isCommand, readCommand } from "@/lib/api/input/commands";
import {
  AnsweredMeanwhile,
  findKeptAnswer,
  fingerprintOf,
  keepAnswer,
  keepingAnswer,
  type Repeatable,
  type RepeatableResponse,
} from "@/lib/api/store/kept-answers";
import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { now } from "@/lib/clock";
import type { FormErrors } from "@/lib/shared/form";
import { currentRequest } from "@/lib/telemetry/request";
import { errorsAnswer, problemAnswer } from "./answer";
import { withToken } from "./with-token";

/**
 * Answers a command: checks the token and the body, then does what the page's own form does. With an Idempotency-Key,
 * the same request does it once and gets the same answer for 24 hours.
 */
export async function answerCommand(request: Request, org: string, name: string): Promise<Response> {
  if (!isCommand(name)) return problemAnswer("not-found", PROBLEM_SENTENCES["not-found"]);
  return withToken(request, { org, scope: COMMANDS[name].scope }, async (tokenId) => {
    const text = await readText(request);
    const body = readObject(text);
    if (!body) return problemAnswer("bad-request", PROBLEM_SENTENCES["no-json"]);
    const key = request.headers.get("idempotency-key");
    if (key === null) return answerOf(name, await attempt(name, org, body));
    if (!idempotencyKey.safeParse(key).success)
      return problemAnswer("bad-request", PROBLEM_SENTENCES["bad-key"]);
    const fingerprint = fingerprintOf(`${org}/${name}`, text);
    return once(name, org, body, { tokenId, key, fingerprint });
  });
}

/** The text of a JSON request; nothing of another type, or of one that isn't UTF-8 (RFC 8259, 8.1). */
async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

function readObject(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a command once. A repeated request gets the first answer, even if both arrive at the same time. */
async function once(name: CommandName, org: string, body: object, asked: Repeatable): Promise<Response> {
  const before = await repeatOf(asked);
  if (before) return before;
  const at = now();
  const done = { status: 200, body: { done: name } };
  try {
    const outcome = await keepingAnswer(asked, done, at, () => attempt(name, org, body));
    if (outcome.kind === "done") await keepAnswer(asked, done, at);
    else return (await repeatOf(asked)) ?? answerOf(name, outcome);
    return answerOf(name, outcome);
  } catch (error) {
    const answered = error instanceof AnsweredMeanwhile ? await repeatOf(asked) : undefined;
    if (answered) return answered;
    throw error;
  }
}

async function repeatOf(asked: Repeatable): Promise<Response | undefined> {
  const kept = await findKeptAnswer(asked, now());
  if (kept === "other") return problemAnswer("refused", PROBLEM_SENTENCES["used-key"]);
  return kept && answerAgain(kept);
}

function answerAgain({ status, body }: RepeatableResponse): Response {
  return Response.json(body, { status, headers: { ...PRIVATE, "idempotency-replayed": "true" } });
}

const PRIVATE = { "cache-control": "private, no-store" };

type Attempt =
  | Outcome
  | {
      readonly kind: "invalid";
      readonly errors: readonly { readonly field: string; readonly detail: string }[];
    };

async function attempt(name: CommandName, org: string, body: object): Promise<Attempt> {
  const read = readCommand(name, body);
  return read.ok ? runCommand(name, org, read.fields) : { kind: "invalid", errors: read.errors };
}

function answerOf(name: CommandName, outcome: Attempt): Response {
  switch (outcome.kind) {
    case "done":
      return Response.json({ done: name }, { headers: PRIVATE });
    case "absent":
      return problemAnswer("not-found", PROBLEM_SENTENCES.absent);
    case "invalid":
      return problemAnswer("refused", PROBLEM_SENTENCES.invalid, { errors: [...outcome.errors] });
    case "changed": {
      const { newest, rows } = outcome;
      return problemAnswer("conflict", outcome.sentence, {
        ...(newest === undefined ? {} : { newest }),
        ...(rows ? { rows: rows.map(({ sentence, ...row }) => ({ ...row, detail: sentence })) } : {}),
      });
    }
    case "refused":
      return refusedAnswer(outcome.errors);
  }
}

/** A form that was sent too often says so to its request. */
function refusedAnswer(errors: FormErrors): Response {
  const wish = currentRequest()?.answer;
  if (wish?.status === 429)
    return problemAnswer("too-often", errors.sentence, { headers: { ...wish.headers } });
  return errorsAnswer(errors);
}
