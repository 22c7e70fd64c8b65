import { beforeAll, expect, test } from "vitest";
import type { CommandName } from "@/lib/api/input/commands";
import { problemResource } from "@/lib/api/input/problem";
import { SCOPES } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeProgram } from "./testing/ask-api";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

const season = "spring-2027";
let program: ReturnType<typeof makeProgram>;
beforeAll(async () => {
  clock.now = MONDAY;
  const league = await makeLeague({ players: 4 });
  const made = await insertToken(league.directorId, { name: "Test", scopes: SCOPES }, clock.now);
  if (!made.ok) throw new Error("There is room");
  program = makeProgram("lakeside", made.value);
  await must("createSeason", {
    preset: "depaul",
    name: "Spring 2027",
    slug: season,
    startsOn: "2027-01-18",
    venue: "Library",
    divisions: [{ name: "Open" }],
  });
  await must("openRegistration", { season, seen: "draft" });
});

async function must(name: CommandName, body: object) {
  const answer = await program.send(name, body);
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
}

const fileOf = (...rows: readonly string[]) => ["name,email,division", ...rows].join("\n");
const names = async () =>
  (await prisma().entry.findMany({ where: { division: { season: { slug: season } } } })).map(
    ({ name }) => name,
  );

test("the first answer says what becomes of each row", async () => {
  const csv = fileOf(
    "Robin Vale,robin@lakeside.example,Open",
    "Kim Sato,kim,Open",
    "Jo Ray,jo@lakeside.example,Blitz",
  );
  const { status, body } = await program.send("importEntries", { season, csv });
  const { rows, newest } = problemResource.parse(body);
  expect(status).toBe(409);
  expect(rows?.map(({ line, kind }) => [line, kind])).toEqual([
    [2, "enter"],
    [3, "refused"],
    [4, "refused"],
  ]);
  expect(rows?.at(-1)?.detail).toBe("There is no division Blitz. Use Open.");
  expect(await names()).toEqual([]);

  await must("importEntries", { season, csv, seen: newest });
  expect(await names()).toEqual(["Robin Vale"]);
});

test("a version is only for the file that it was made for", async () => {
  const first = await program.send("importEntries", {
    season,
    csv: fileOf("Ada Roe,ada@lakeside.example,Open"),
  });
  const { newest: seen } = problemResource.parse(first.body);
  const csv = fileOf("Abe Roe,abe@lakeside.example,Open");
  expect(await program.send("importEntries", { season, csv, seen })).toMatchObject({ status: 409 });
  expect(await names()).not.toContain("Abe Roe");
});

test("a file with only rows that can’t be imported is refused, with their lines", async () => {
  const csv = fileOf("Jo Ray,jo@lakeside.example,Blitz");
  const { status, body } = await program.send("importEntries", { season, csv });
  expect(status).toBe(422);
  expect(problemResource.parse(body)).toMatchObject({
    detail: "No one would be added.",
    errors: [{ field: "csv, line 2", detail: "There is no division Blitz. Use Open." }],
  });
});

test("a file of players who are all in already is done", async () => {
  const csv = fileOf("Robin Vale,robin@lakeside.example,Open");
  expect(await program.send("importEntries", { season, csv })).toMatchObject({ status: 200 });
  expect(await names()).toEqual(["Robin Vale"]);
});

test("a retry is done, although one row is refused each time", async () => {
  const csv = fileOf("Robin Vale,robin@lakeside.example,Open", "Kim Sato,kim,Open");
  expect(await program.send("importEntries", { season, csv })).toMatchObject({ status: 200 });
  expect(await names()).toEqual(["Robin Vale"]);
});
