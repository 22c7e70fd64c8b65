import { makeChance } from "../../../prisma/seed/chance.ts";
import { ask, type Target } from "../ask.ts";
import { inBatches } from "../batches.ts";
import { check } from "../findings.ts";
import type { Plan } from "../plan.ts";
import type { World } from "../world.ts";
import { readDescription } from "./description.ts";
import { makeJudge } from "./judge.ts";
import { makeAsking } from "./questions.ts";
import { makeTokens } from "./tokens.ts";

/**
 * Asks each read of the API this many times, by the API's own description, the same requests for the same seed. Every
 * answer must be one that the description has for the read, and match its schema. Rows that exist are found, and rows of
 * another organization aren't.
 */
export async function attackApiReads(
  target: Target,
  world: World,
  { findings, count, seed }: Plan & { readonly count: number; readonly seed: number },
): Promise<void> {
  const description = await readDescription(target);
  const judge = makeJudge(description);
  const tags = new Map<string, string>();
  const { home, elsewhere } = world;
  const tokens = await makeTokens(world);
  const supplies = { root: description.root, home: home.ids, elsewhere: elsewhere.ids, tokens, tags };
  const chance = makeChance(seed);
  const statuses = new Set<string>();

  const turns = Array.from({ length: count }, (_, turn) => turn);
  await inBatches(
    turns.flatMap((turn) => description.reads.map((read) => ({ turn, read }))),
    async ({ turn, read }) => {
      const asking = makeAsking(read, supplies, chance);
      // A visitor of its own for every request, so that none is over the limit of its network.
      const headers = { "x-forwarded-for": `10.${turn >> 8}.${turn & 255}.9`, ...asking.headers };
      const reply = await ask(target, { path: asking.path, headers });
      statuses.add(`${read.operationId} ${reply.status}`);
      if (reply.status === 200 && typeof reply.headers.etag === "string")
        tags.set(asking.path, reply.headers.etag);
      const { expected = [reply.status] } = asking;
      const wrong = expected.includes(reply.status)
        ? judge(read, reply)
        : `${reply.status}, expected ${expected.join(" or ")}`;
      check(findings, wrong === null, () => {
        const sent = JSON.stringify(asking.headers).slice(0, 200);
        return `${read.operationId}: ${wrong}: GET ${asking.path.slice(0, 200)} ${sent}`;
      });
    },
  );
  // If no request were good, everything would be refused as described.
  for (const { operationId } of description.reads)
    for (const status of [200, 404])
      check(
        findings,
        count < ENOUGH || statuses.has(`${operationId} ${status}`) || isEverywhere(operationId, status),
        () => `${operationId} was never answered with ${status}`,
      );
}

const ENOUGH = 50;

/** The list of organizations is always there. */
function isEverywhere(operationId: string, status: number): boolean {
  return operationId === "listOrganizations" && status === 404;
}
