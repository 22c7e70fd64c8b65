import { beforeAll, expect, test, vi } from "vitest";
import { SCOPES } from "@/lib/api/rules/scopes";
import * as keptAnswers from "@/lib/api/store/kept-answers";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { listRatings } from "@/lib/sportsmanship/store/ratings";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeChance } from "@/prisma/seed/chance";
import { brokenLaws, lawsOf } from "@/scripts/simulate/laws";
import { storedLaws } from "@/scripts/simulate/stored-laws";
import { makeProgram } from "./testing/ask-api";
import { directSeason } from "./testing/direct-season";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));
// So that only a transaction that does the work can keep the answer for its repetition.
vi.spyOn(keptAnswers, "keepAnswer").mockResolvedValue();

await freshDatabase();

let league: TestLeague;
let program: ReturnType<typeof makeProgram>;
beforeAll(async () => {
  league = await makeLeague({ players: 2 });
  const made = await insertToken(league.directorId, { name: "Test", scopes: SCOPES }, MONDAY);
  program = makeProgram("lakeside", made.ok ? made.value : "");
});

async function passTime(until: Date): Promise<void> {
  clock.now = until;
  await sweep(until);
}

test.each([
  { preset: "depaul", players: 5, games: 2 },
  { preset: "depaul", players: 10, games: 2 },
  { preset: "texas-state", players: 6, games: 1 },
  { preset: "texas-state", players: 4, games: 1 },
] as const)(
  "a program directs a season of $preset with $players players to its end, and every law holds",
  async ({ preset, players, games }) => {
    clock.now = MONDAY;
    const slug = `${preset}-${players}`;
    const days = { firstDay: "2026-11-23", playoffDay: "2027-02-15" };
    await directSeason(program, {
      ...days,
      preset,
      slug,
      players,
      games,
      chance: makeChance(players),
      passTime,
    });

    const asked = { organization: "lakeside", season: slug, division: "open" };
    const view = await findDivisionOfDesk(league.scope, asked);
    if (!view) throw new Error("There is a division");
    const ratings = await listRatings(prisma(), view.division.id);
    expect(view.season.status).toBe("finished");
    expect(brokenLaws(lawsOf({ ...view, ratings }))).toEqual([]);
    expect(brokenLaws(await storedLaws(league.organizationId))).toEqual([]);
    expect(view.entries.map(({ hasLeft }) => hasLeft).filter(Boolean)).toHaveLength(1);
    expect(view.entries.flatMap(({ forgiven = [] }) => forgiven)).toHaveLength(1);
  },
);

test.each([
  ["createVenue", { name: "Annex", slug: "annex" }],
  ["addStock", { venue: "annex", kind: "table", label: "Table 1" }],
  ["addException", { venue: "annex", from: "2026-11-27", reason: "Holiday" }],
  ["grantRole", { email: "second@lakeside.example", role: "director" }],
  ["setPublicName", () => ({ entryId: league.players[0]?.entryId, names: "withhold" })],
])("the transaction of %s keeps its answer", async (name, body) => {
  const key = { "idempotency-key": name };
  for (const replayed of [null, "true"]) {
    const answer = await program.send(name, typeof body === "function" ? body() : body, key);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    expect(answer.headers.get("idempotency-replayed")).toBe(replayed);
  }
});
