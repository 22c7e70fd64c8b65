import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
} from "@/lib/testing/league";
import type { RulePack } from "../input/rule-pack";
import { DEPAUL } from "../rules/presets/depaul";
import { TEXAS_STATE } from "../rules/presets/texas-state";

await freshDatabase();
const { prisma } = await import("@/lib/db/client");
const { insertRulePack, listRulesVersions } = await import("./rule-packs");
const { publishDivision } = await import("@/lib/stages/store/publish");
const { findSeason, insertSeason, updateSeasonStatus } = await import("./seasons");

const SLOWER: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 180 } };
const HOUR: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, minutesPerMatch: 60 } };

let made = 0;
const newLeague = (options: Parameters<typeof makeLeague>[0] = {}) => {
  made += 1;
  return makeLeague({ slug: `campus-${made}`, ...options });
};
const change = (league: TestLeague, rules: RulePack, madeFrom = 1) =>
  insertRulePack(league.scope, league.season, { rules, madeFrom }, MONDAY);
const lettersTo = (league: TestLeague) =>
  prisma().letter.findMany({
    where: { organizationId: league.organizationId, key: { startsWith: "rules:" } },
  });

test("a change is a new version: the open round keeps its own, the others move", async () => {
  const league = await newLeague();
  expect(await change(league, SLOWER)).toEqual({
    ok: true,
    value: { version: 2, changes: [{ setting: "clock.secondsPerMove", from: "120", to: "180" }] },
  });
  const [second, first] = await listRulesVersions(league.season.id);
  expect(first?.rules).toEqual(DEPAUL);
  expect(first?.rounds).toEqual([{ division: "Open", format: "round-robin", number: 1, of: 3 }]);
  expect(second?.rules).toEqual(SLOWER);
  expect(second?.rounds.map(({ number }) => number)).toEqual([2, 3]);
  expect((await findSeason(league.org, "fall-2026"))?.rulesVersion).toBe(2);
});

test("it's logged with what changed, and each player who's in gets one letter", async () => {
  const league = await newLeague();
  const [gone] = league.players;
  await prisma().entry.updateMany({ where: { id: gone?.entryId ?? "" }, data: { status: "withdrawn" } });
  await change(league, SLOWER);
  const letters = await lettersTo(league);
  expect(letters.length).toBe(league.players.length - 1);
  expect(letters[0]?.text).toContain("- Seconds for a move: 180 (before: 120).");
  const [note] = await prisma().auditEvent.findMany({
    where: { organizationId: league.organizationId, type: "rules-changed" },
  });
  expect(note).toMatchObject({
    subject: "Fall 2026, version 2: Seconds for a move",
    actorUserId: league.directorId,
    data: { version: 2, changes: [{ setting: "clock.secondsPerMove", from: "120", to: "180" }] },
  });
});

test("players who are waiting are told, too", async () => {
  const league = await newLeague();
  const [first, second] = league.players;
  const become = (entryId = "", status: "waitlisted" | "pending") =>
    prisma().entry.update({ where: { id: entryId }, data: { status } });
  await become(first?.entryId, "waitlisted");
  await become(second?.entryId, "pending");
  await change(league, SLOWER);
  expect(await lettersTo(league)).toHaveLength(league.players.length);
});

test("another day that decides ages is refused if it makes a player too old, and nothing changes", async () => {
  const newYear: RulePack = { ...DEPAUL, eligibility: { ageOn: "new-year" } };
  const league = await newLeague({ rules: newYear });
  const [player] = league.players;
  const entry = await prisma().entry.update({
    where: { id: player?.entryId ?? "" },
    data: { bornOn: new Date("2008-06-01T00:00:00Z") },
  });
  const divisionId = entry.divisionId;
  await prisma().division.update({ where: { id: divisionId }, data: { underAge: 18 } });
  const refused = { ok: false, refusal: { tooOld: [player?.name] } };
  expect(await change(league, { ...newYear, eligibility: { ageOn: "season-start" } })).toEqual(refused);
  expect(await listRulesVersions(league.season.id)).toHaveLength(1);
  expect(await change(league, { ...newYear, clock: HOUR.clock })).toMatchObject({ ok: true });
});

test("a director's own rule is part of its version, and players read it in their email", async () => {
  const league = await newLeague();
  const phones = { number: 1, title: "Phones", text: "Phones stay off <b>now</b>." };
  const snacks = { number: 2, title: "Snacks", text: "No snacks at the table." };
  await change(league, { ...DEPAUL, ownRules: [phones] });
  await change(league, { ...DEPAUL, ownRules: [snacks] }, 2);

  const versions = await listRulesVersions(league.season.id);
  expect(versions.map(({ rules }) => rules.ownRules)).toEqual([[snacks], [phones], []]);
  const texts = (await lettersTo(league)).map(({ text }) => text);
  expect(
    texts.filter((text) => text.includes("- New rule 12.1, Phones: Phones stay off <b>now</b>.")).length,
  ).toBe(league.players.length);
  expect(texts.filter((text) => text.includes("- Rule 12.1, Phones, no longer applies.")).length).toBe(
    league.players.length,
  );
  const notes = await prisma().auditEvent.findMany({
    where: { organizationId: league.organizationId, type: "rules-changed" },
    orderBy: { id: "asc" },
  });
  expect(notes.map(({ subject }) => subject)).toEqual([
    "Fall 2026, version 2: Rule 12.1",
    "Fall 2026, version 3: Rule 12.1, Rule 12.2",
  ]);
});

test("the same rules don't make a version, and no one is told", async () => {
  const league = await newLeague();
  expect(await change(league, structuredClone(DEPAUL))).toEqual({
    ok: true,
    value: { version: 1, changes: [] },
  });
  expect((await listRulesVersions(league.season.id)).length).toBe(1);
  expect(await lettersTo(league)).toEqual([]);
});

test("of two directors who save at the same time, the second is told that the rules have changed", async () => {
  const league = await newLeague();
  const answers = await Promise.all([change(league, SLOWER), change(league, HOUR)]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers).toContainEqual({ ok: false, refusal: "changed" });
  expect((await listRulesVersions(league.season.id)).length).toBe(2);
});

test("a round in which a player has done something stays, open or not", async () => {
  const league = await newLeague();
  const early = (await listTestMatches(league)).find(({ round }) => round === 2);
  const at = new Date(MONDAY.getTime() + 8 * 86_400_000);
  const time = new Date(at.getTime() + 86_400_000).toISOString();
  const command = { type: "propose-times", times: [time] } as const;
  await mustExecute(early?.id ?? "", command, { userId: early?.home ?? "" }, at);
  await change(league, SLOWER);
  const [second] = await listRulesVersions(league.season.id);
  expect(second?.rounds.map(({ number }) => number)).toEqual([3]);
});

test("a round moves on if players only left it, or the league only changed its deadline", async () => {
  const league = await newLeague();
  const later = (await listTestMatches(league)).filter(({ round }) => round > 1);
  const reason = "Left the season.";
  const deadlineAt = new Date(MONDAY.getTime() + 60 * 86_400_000).toISOString();
  const commands = [
    { type: "withdraw-side", side: "home", reason },
    { type: "void", reason },
    { type: "extend-deadline", deadlineAt, reason: "A closed building." },
  ] as const;
  for (const [index, command] of commands.entries())
    await mustExecute(later[index]?.id ?? "", command, { userId: league.directorId }, MONDAY);
  await change(league, SLOWER);
  const [second] = await listRulesVersions(league.season.id);
  expect(second?.rounds.map(({ number }) => number)).toEqual([2, 3]);
});

test("the format stays once a division is published, and can change before", async () => {
  const playoff: RulePack = { ...DEPAUL, stages: TEXAS_STATE.stages };
  expect(await change(await newLeague(), playoff)).toEqual({ ok: false, refusal: "stages-published" });
  expect(await change(await newLeague({ publish: false }), playoff)).toMatchObject({ ok: true });
});

test("a season that's over keeps its rules, and so does another organization's", async () => {
  const league = await newLeague();
  const other = await newLeague();
  const foreign = await insertRulePack(other.scope, league.season, { rules: SLOWER, madeFrom: 1 }, MONDAY);
  expect(foreign).toEqual({ ok: false, refusal: "season-over" });
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  expect(await change(league, SLOWER)).toEqual({ ok: false, refusal: "season-over" });
});

test("nothing is published under rules that have changed since they were read", async () => {
  const league = await newLeague({ publish: false });
  await change(league, SLOWER);
  const plan = {
    divisionId: league.season.divisions[0]?.id ?? "",
    lots: league.players.map(({ entryId }) => entryId),
    firstDay: FIRST_DAY,
  };
  const publish = (season: typeof league.season) => publishDivision(league.scope, season, plan, MONDAY);
  expect(await publish(league.season)).toEqual({ ok: false, refusal: "rules-changed" });
  const now = await findSeason(league.org, "fall-2026");
  expect(now && (await publish(now))).toMatchObject({ ok: true });
});

test("a draft changes without letters", async () => {
  const league = await newLeague();
  const plan = { slug: "next", name: "Next", startsOn: FIRST_DAY, rules: DEPAUL };
  await insertSeason(league.scope, { ...plan, divisions: [{ slug: "open", name: "Open" }] }, MONDAY);
  const season = await findSeason(league.org, "next");
  if (!season) throw new Error("The season is there");
  expect(await insertRulePack(league.scope, season, { rules: HOUR, madeFrom: 1 }, MONDAY)).toMatchObject({
    ok: true,
  });
  expect(await lettersTo(league)).toEqual([]);
});
