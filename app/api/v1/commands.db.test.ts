import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { COMMANDS, type CommandName, doneResource } from "@/lib/api/input/commands";
import { problemResource } from "@/lib/api/input/problem";
import { SCOPES, type Scope } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { describeApi } from "@/lib/api/view/description";
import { prisma } from "@/lib/db/client";
import { LIMITS } from "@/lib/limits/limits";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeChance } from "@/prisma/seed/chance";
import { makeProgram } from "./testing/ask-api";
import { randomBody } from "./testing/random-body";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

let league: TestLeague;
let other: TestLeague;
beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  other = await makeLeague({ slug: "harrow", players: 4 });
});
beforeEach(() => {
  clock.now = MONDAY;
});

async function tokenOf(userId: string, scopes: readonly Scope[] = SCOPES): Promise<string> {
  await prisma().apiToken.updateMany({ where: { userId }, data: { revokedAt: clock.now } });
  const made = await insertToken(userId, { name: "Test", scopes }, clock.now);
  if (!made.ok) throw new Error("There is room");
  return made.value;
}

async function director(scopes: readonly Scope[] = SCOPES) {
  return makeProgram("lakeside", await tokenOf(league.directorId, scopes));
}

const BREAK = { season: "fall-2026", name: "Thanksgiving", from: "2027-03-26", until: "2027-03-27" };
const countBreaks = () => prisma().seasonBreak.count();

describe("who asks", () => {
  test.each([
    { why: "without a token", program: async () => makeProgram("lakeside", null), status: 401 },
    {
      why: "with a token that isn’t one",
      program: async () => makeProgram("lakeside", "rk_no"),
      status: 401,
    },
    { why: "without the scope", program: () => director(["read", "report", "admin"]), status: 403 },
    {
      why: "a director elsewhere",
      program: async () => makeProgram("lakeside", await tokenOf(other.directorId)),
      status: 404,
    },
    {
      why: "a player",
      program: async () => makeProgram("lakeside", await tokenOf(league.players[0]?.userId ?? "")),
      status: 404,
    },
    {
      why: "for no organization",
      program: async () => makeProgram("nowhere", await tokenOf(league.directorId)),
      status: 404,
    },
  ])("$why: $status, and nothing is done", async ({ program, status }) => {
    const before = await countBreaks();
    const answer = await (await program()).send("addBreak", BREAK);
    expect(answer.status).toBe(status);
    expect(problemResource.parse(answer.body)).toMatchObject({ status });
    expect(await countBreaks()).toBe(before);
  });

  test("a director’s season elsewhere doesn’t exist", async () => {
    const elsewhere = makeProgram("lakeside", await tokenOf(other.directorId));
    await expect(elsewhere.division("fall-2026", "open")).rejects.toThrow(/^Error: 404|^404/);
  });

  test("a token that’s used too often waits", async () => {
    const program = await director();
    const { id } = await prisma().apiToken.findFirstOrThrow({
      where: { userId: league.directorId, revokedAt: null },
    });
    const { spend } = await import("@/lib/limits/spend");
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let turn = 0; turn < LIMITS["api-token"].most / 10; turn += 1)
          await spend([{ limit: "api-token", by: id }]);
      }),
    );
    const answer = await program.send("addBreak", BREAK);
    expect(answer).toMatchObject({ status: 429, body: { status: 429 } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }, 60_000);
});

describe("an Idempotency-Key", () => {
  const once = { "idempotency-key": "break-1" };

  test("does the same request once, also many at the same time, and answers all alike", async () => {
    const program = await director();
    const before = await countBreaks();
    const answers = await Promise.all(Array.from({ length: 8 }, () => program.send("addBreak", BREAK, once)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 8 }, () => [200, { done: "addBreak" }]),
    );
    expect(await countBreaks()).toBe(before + 1);
    expect((await program.send("addBreak", BREAK, once)).headers.get("idempotency-replayed")).toBe("true");
    expect(await program.send("addBreak", { ...BREAK, name: "Exams" }, once)).toMatchObject({ status: 422 });
    expect(await countBreaks()).toBe(before + 1);
  });

  test("is what the description says it can be", async () => {
    const program = await director();
    const key = (text: string) => program.send("addBreak", BREAK, { "idempotency-key": text });
    const { post } = describeApi("").paths?.["/organizations/{org}/commands/addBreak"] ?? {};
    expect(post?.parameters).toContainEqual(
      expect.objectContaining({
        name: "idempotency-key",
        schema: expect.objectContaining({ maxLength: 255, pattern: "^[!-~]+$" }),
      }),
    );
    for (const refused of ["two words", "Übung", "k".repeat(256)])
      expect(await key(refused), refused).toMatchObject({ status: 400 });
    expect(await key("k".repeat(255))).toMatchObject({ status: 200 });
  });

  test("keeps an answer for a day", async () => {
    const program = await director();
    const before = await countBreaks();
    await program.send("addBreak", BREAK, once);
    clock.now = new Date(MONDAY.getTime() + 24 * 3_600_000);
    const another = { ...BREAK, name: "Exams" };
    expect(await program.send("addBreak", another, once)).toMatchObject({ status: 200 });
    expect(await countBreaks()).toBe(before + 1);
  });

  test("keeps no refusal: what’s corrected can be sent again", async () => {
    const program = await director();
    const key = { "idempotency-key": "no-season" };
    expect(await program.send("addBreak", { ...BREAK, season: "fall-1926" }, key)).toMatchObject({
      status: 404,
    });
    expect(await program.send("addBreak", BREAK, key)).toMatchObject({ status: 200 });
  });

  test("of two commands about the same match: the second is told that it changed", async () => {
    const program = await director();
    const { matches } = await program.division("fall-2026", "open");
    const { id: matchId, seen } = matches.at(-1) ?? { id: "", seen: "" };
    const body = { matchId, seen, reason: "The gym is closed." };
    expect(await program.send("voidMatch", body)).toMatchObject({ status: 200 });
    const second = await program.send("voidMatch", { ...body, reason: "Again." });
    expect(second).toMatchObject({ status: 409, body: { newest: expect.any(String) } });
  });
});

test("a command that doesn’t fit an unchanged match says why, and not that the match has changed", async () => {
  const program = await director();
  const deadline = { deadline: "2026-12-20T21:00", reason: "The gym was closed." };
  const match = async () => {
    const [{ id: matchId, seen } = { id: "", seen: "" }] = (await program.division("fall-2026", "open"))
      .matches;
    return { matchId, seen };
  };
  expect(await program.send("reopenMatch", { ...(await match()), ...deadline })).toMatchObject({
    status: 422,
    body: {
      detail: "This match is already open. You can give it more time.",
    },
  });
  expect(
    await program.send("voidMatch", { ...(await match()), reason: "The gym was closed." }),
  ).toMatchObject({
    status: 200,
  });
  expect(await program.send("extendMatch", { ...(await match()), ...deadline })).toMatchObject({
    status: 422,
    body: { detail: "Only a match that’s still to be played gets more time. Reopen this one instead." },
  });
});

describe("whatever a program sends", () => {
  const document = JSON.parse(JSON.stringify(describeApi("/api/v1")));

  test.each(Object.keys(COMMANDS) as CommandName[])(
    "%s is done or refused, as its description says",
    async (name) => {
      const program = await director();
      const { post } = document.paths[`/organizations/{org}/commands/${name}`];
      const { schema } = post.requestBody.content["application/json"];
      const { entries, matches, rounds, seen } = await program.division("fall-2026", "open");
      const known = [
        ..."fall-2026 open everybody home 1 2026-11-23 2026-11-23T20:00".split(" "),
        ...[seen, rounds[0]?.seen, entries[0]?.id, matches[0]?.id, matches[0]?.seen].map(String),
      ];
      const chance = makeChance(name.length);
      for (let turn = 0; turn < 25; turn += 1) {
        const body = randomBody(schema, document, chance.next, known);
        const answer = await program.send(name, body);
        const why = `${JSON.stringify(body)} ${JSON.stringify(answer.body)}`;
        expect(Object.keys(post.responses), why).toContain(String(answer.status));
        const shape = answer.status === 200 ? doneResource : problemResource;
        expect(shape.parse(answer.body), why).toEqual(answer.body);
      }
    },
    60_000,
  );

  test.each(["", "null", "[]", "7", "{", '"text"', "\0", '{"__proto__":{}}', "{}"])(
    "text that’s no request is refused: %s",
    async (text) => {
      const answer = await (await director()).send("createSeason", text);
      expect([400, 422]).toContain(answer.status);
    },
  );

  test("a body that isn’t in UTF-8 is refused, so names keep their letters", async () => {
    const before = await countBreaks();
    const latin1 = new Blob([Buffer.from(JSON.stringify({ ...BREAK, name: "Café" }), "latin1")]);
    const answer = await (await director()).send("addBreak", latin1);
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: "Send a JSON object in UTF-8, with Content-Type: application/json." },
    });
    expect(await countBreaks()).toBe(before);
  });

  test.each([
    ["application/json", 422],
    ["Application/JSON ; charset=utf-8", 422],
    ["application/json-patch+json", 400],
    ["text/plain", 400],
  ])("a body of the type %s is answered with %i", async (type, status) => {
    const answer = await (await director()).send("addBreak", "{}", { "content-type": type });
    expect(answer.status).toBe(status);
  });
});
