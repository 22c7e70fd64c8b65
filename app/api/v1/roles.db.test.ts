import { beforeAll, describe, expect, test } from "vitest";
import { COMMANDS, type CommandName } from "@/lib/api/input/commands";
import { SCOPES, type Scope } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { describeApi } from "@/lib/api/view/description";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeChance } from "@/prisma/seed/chance";
import { makeProgram } from "./testing/ask-api";
import { randomBody } from "./testing/random-body";

stopClock(MONDAY);

await freshDatabase();

const document = JSON.parse(JSON.stringify(describeApi("/api/v1")));
/** Bodies of commands that random ones hardly ever fit. */
const BODIES: Partial<Record<CommandName, object>> = {
  saveVenueHours: { venue: "center", seen: "0", days: Array.from({ length: 7 }, () => []) },
  announce: {
    season: "fall-2026",
    division: "open",
    to: "everybody",
    subject: "Hello",
    words: "Hello.",
    nonce: "3b241101-e2bb-4255-8caf-4136c566a962",
  },
};

const tokens = new Map<string, string>();
beforeAll(async () => {
  const league = await makeLeague({ players: 4 });
  const other = await makeLeague({ slug: "harrow", players: 4 });
  tokens.set("player", await tokenOf(league.players[0]?.userId ?? "", SCOPES));
  tokens.set("elsewhere", await tokenOf(other.directorId, SCOPES));
  for (const scope of SCOPES)
    tokens.set(
      `all but ${scope}`,
      await tokenOf(
        league.directorId,
        SCOPES.filter((each) => each !== scope),
      ),
    );
});

async function tokenOf(userId: string, scopes: readonly Scope[]): Promise<string> {
  const made = await insertToken(userId, { name: "Test", scopes }, MONDAY);
  if (!made.ok) throw new Error("There is room");
  return made.value;
}

/** How many bodies are sent at most, and how many get the answer that's expected before no more are. */
const BODIES_AT_MOST = 12;
const ENOUGH = 2;

describe.each(Object.keys(COMMANDS) as CommandName[])("%s", (name) => {
  const { post } = document.paths[`/organizations/{org}/commands/${name}`];
  const { schema } = post.requestBody.content["application/json"];
  test.each([
    { who: "nobody", token: () => null, expected: 401, others: [] },
    {
      who: "a token without the scope",
      token: () => `all but ${COMMANDS[name].scope}`,
      expected: 403,
      others: [],
    },
    // A body that doesn't fit is refused first, no matter who asks.
    { who: "a player", token: () => "player", expected: 404, others: [400, 422] },
    { who: "a director elsewhere", token: () => "elsewhere", expected: 404, others: [400, 422] },
  ])("is nothing for $who", async ({ token, expected, others }) => {
    const named = token();
    const program = makeProgram("lakeside", named && (tokens.get(named) ?? null));
    const chance = makeChance(name.length);
    const before = await prisma().auditEvent.count();
    const seen: number[] = [];
    const isAsExpected = (status: number) => status === expected;
    while (seen.length < BODIES_AT_MOST && seen.filter(isAsExpected).length < ENOUGH) {
      const body =
        BODIES[name] ?? randomBody(schema, document, chance.next, ["fall-2026", "open", "1", "2026-11-23"]);
      seen.push((await program.send(name, body)).status);
    }
    expect(seen).toContain(expected);
    expect([expected, ...others]).toEqual(expect.arrayContaining(seen));
    expect(await prisma().auditEvent.count()).toBe(before);
  });
});
