import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { COMMANDS, type CommandName } from "@/lib/api/input/commands";
import { problemResource } from "@/lib/api/input/problem";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { GAMES, makeDesk, SEASON } from "./testing/desk-of-league";
import { makeMatches } from "./testing/matches-of-desk";
import { PREPARE_PLAY } from "./testing/prepare-play";
import { PREPARE_PLAYERS } from "./testing/prepare-players";
import { PREPARE_SEASON } from "./testing/prepare-season";
import { makeSeasons } from "./testing/seasons-of-desk";
import { type Preparing, type Versioned, versionFieldOf } from "./testing/versioned";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

let desk: Parameters<Preparing>[0];
beforeAll(async () => {
  const made = await makeDesk(await makeLeague({ players: 10 }), clock);
  desk = { ...made, ...makeSeasons(made), ...makeMatches(made) };
});
beforeEach(() => {
  clock.now = MONDAY;
});

const PREPARE: { readonly [Name in Versioned]: Preparing } = {
  ...PREPARE_SEASON,
  ...PREPARE_PLAYERS,
  ...PREPARE_PLAY,
};

describe("a command that answers an older version", () => {
  test("every command that takes a version is tried", () => {
    const versioned = (Object.keys(COMMANDS) as CommandName[]).filter((name) => versionFieldOf(name));
    expect(Object.keys(PREPARE).sort()).toEqual(versioned.sort());
  });

  test.each(Object.keys(PREPARE) as Versioned[])(
    "%s: 409, and with the version that’s current it’s done",
    async (name) => {
      const field = versionFieldOf(name) ?? "";
      const { body, current, by = desk.program } = await PREPARE[name](desk);
      expect(current).not.toBe("");
      const older = typeof current === "number" ? current + 1 : "0";
      const stale = await by.send(name, { ...body, [field]: older });
      expect([stale.status, problemResource.parse(stale.body)]).toEqual([
        409,
        expect.objectContaining({ type: "urn:rookery:problem:conflict", status: 409 }),
      ]);
      expect(stale.headers.get("content-type")).toBe("application/problem+json");
      // What it would do is still to be done, so nothing else was wrong with it.
      expect(await by.send(name, { ...body, [field]: current })).toMatchObject({ status: 200 });
    },
  );
});

test("declining a request that was already answered changes nothing, and no request is open after that", async () => {
  const { program } = desk;
  const { body, current } = await PREPARE.declineLeaving(desk);
  const sent = { ...body, seen: current };
  expect(await program.send("declineLeaving", sent)).toMatchObject({ status: 200 });
  expect(await program.send("declineLeaving", sent)).toMatchObject({ status: 409 });
  const { season, division, entryId } = body as { season: string; division: string; entryId: string };
  expect((await program.entry(season, division, entryId)).leaveRequest).toBeNull();
});

describe("staff", () => {
  test("read the version of a match with their token, and enter its result", async () => {
    const staff = await desk.programOf(await newStaff("staff@lakeside.example"), ["read", "report"]);
    clock.now = new Date("2026-12-16T15:00:00Z");
    const match = (await staff.deskMatches()).items.find(({ season }) => season === SEASON);
    const id = match?.id ?? "";
    expect(match).toEqual(await staff.deskMatch(id));
    expect(match).toMatchObject({ season: SEASON, division: "open", status: "open" });
    const result = { matchId: id, source: "paper-slip", games: GAMES };
    expect(await staff.send("enterResult", { ...result, seen: "0" })).toMatchObject({ status: 409 });
    expect(await staff.send("enterResult", { ...result, seen: match?.seen })).toMatchObject({ status: 200 });
    expect(await staff.deskMatch(id)).toMatchObject({ status: "final" });
  });

  test("don’t read the desk of directors, nor matches elsewhere, and players read no desk", async () => {
    const staff = await desk.programOf(await newStaff("other@lakeside.example"));
    await expect(staff.season(SEASON)).rejects.toThrow("404");
    const harrow = await makeLeague({ slug: "harrow", players: 2 });
    const [elsewhere] = await listTestMatches(harrow);
    await expect(staff.deskMatch(elsewhere?.id ?? "")).rejects.toThrow("404");
    await expect(staff.deskMatch("1")).rejects.toThrow("404");
    const player = await desk.programOf(desk.league.players[0]?.userId ?? "");
    await expect(player.deskMatches()).rejects.toThrow("404");
  });
});

async function newStaff(email: string): Promise<string> {
  await desk.must("grantRole", { email, role: "staff" });
  return (await prisma().user.findUniqueOrThrow({ where: { email } })).id;
}
