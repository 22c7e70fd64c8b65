import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { READ_OPERATIONS } from "@/lib/api/input/operations";
import { SCOPES } from "@/lib/api/rules/scopes";
import { PUBLIC_READS } from "@/lib/api/store/public-reads";
import { insertToken } from "@/lib/api/store/tokens";
import { SCOPE_WORDS } from "@/lib/api/words/scopes";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { projectPath } from "@/scripts/process/project";
import { makeProgram } from "./testing/ask-api";

stopClock(MONDAY);

await freshDatabase();

const text = readFileSync(projectPath("docs/api.md"), "utf8");
const EXAMPLES = [...text.matchAll(/```http\n([\s\S]*?)```\n+```json\n([\s\S]*?)```/g)].map(
  ([, request = "", answer = ""]) => ({ request: request.trim(), answer: JSON.parse(answer) as object }),
);

const league = await makeLeague();
const made = await insertToken(league.directorId, { name: "Docs", scopes: SCOPES }, MONDAY);
const program = makeProgram(league.org, made.ok ? made.value : "");

test("there are examples", () => expect(EXAMPLES.length).toBeGreaterThanOrEqual(4));

test.each(EXAMPLES)("$request is answered as docs/api.md says", async ({ request, answer }) => {
  expect(partOf(await answerTo(request), answer)).toEqual(answer);
});

test("every scope is explained", () => {
  for (const scope of Object.keys(SCOPE_WORDS)) expect(text).toContain(`| \`${scope}\``);
});

async function answerTo(request: string): Promise<unknown> {
  const [head = "", body = "{}"] = request.split("\n\n");
  const [line = "", ...headers] = head.split("\n");
  const [method = "", address = ""] = line.split(" ");
  if (method === "POST") {
    const key = headers.find((each) => each.startsWith("Idempotency-Key: "))?.slice(17);
    return (await program.send(address.split("/").at(-1) ?? "", body, key ? { "idempotency-key": key } : {}))
      .body;
  }
  for (const name of Object.keys(PUBLIC_READS) as (keyof typeof PUBLIC_READS)[]) {
    const pattern = READ_OPERATIONS[name].path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const asked = new RegExp(`^/api/v1${pattern}$`).exec(address)?.groups;
    const found = asked && (await PUBLIC_READS[name]({ ...asked }));
    if (found && "body" in found) return found.body;
  }
  throw new Error(`No read at ${address}`);
}

/** The part of an answer that an example shows: its fields, and the first items of its lists. */
function partOf(answer: unknown, example: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(answer))
    return example.map((each, index) => partOf(answer[index], each));
  if (!isObject(example) || !isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(example).map(([name, each]) => [name, partOf(answer[name], each)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
