import { expect } from "vitest";
import { problemResource } from "@/lib/api/input/problem";
import { SCOPES } from "@/lib/api/rules/scopes";
import { prisma } from "@/lib/db/client";
import { insertLeaveWish } from "@/lib/entries/store/ask-to-leave";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { giveRating } from "@/lib/sportsmanship/store/rate";
import { listTestMatches, makeLeague, mustExecute } from "@/lib/testing/league";
import { LIST, REASON, SEASON } from "./desk-of-league";
import type { Preparing, Versioned } from "./versioned";

/** Commands that answer a version of a player, or of what a season asks of players. */
export const PREPARE_PLAYERS = {
  removePlayer: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { leavingStamp } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, by: "asked", reason: REASON }, current: leavingStamp };
  },
  declineLeaving: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { divisionId, userId, registeredAt } = await prisma().entry.findUniqueOrThrow({
      where: { id: entryId },
    });
    await insertLeaveWish(divisionId, userId, "Exams.", registeredAt);
    const { leaveRequest } = await program.entry(named.season, named.division, entryId);
    expect(leaveRequest).toMatchObject({ note: "Exams." });
    return { body: { ...named, entryId, reason: REASON }, current: leaveRequest?.seen ?? "" };
  },
  movePlayer: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { seen } = await program.entry(named.season, named.division, entryId);
    const to = (await program.season(named.season)).divisions.at(-1)?.id;
    return { body: { ...named, entryId, to }, current: seen };
  },
  correctName: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { nameSeen } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, name: "Amara Osei" }, current: nameSeen };
  },
  correctEmail: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { emailSeen } = await program.entry(named.season, named.division, entryId);
    const email = `${named.season}-corrected@lakeside.example`;
    return { body: { ...named, entryId, email }, current: emailSeen };
  },
  correctCampusId: async ({ program, newEntry }) => {
    const { entryId, ...named } = await newEntry();
    const { campusIdSeen } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, campusId: "A1234567" }, current: campusIdSeen };
  },
  keepPlayer: async ({ program, league, must, heldRound, declare }) => {
    await heldRound(4);
    await declare(4);
    const { rulesVersion: madeFrom, settings } = await program.season(SEASON);
    const strict = { ...settings, "forfeits.strikes": "1" };
    await must("changeRules", { season: SEASON, madeFrom, settings: strict });
    const body = { season: SEASON, division: "open", entryId: league.players[0]?.entryId ?? "" };
    const { forfeits } = await program.entry(SEASON, "open", body.entryId);
    expect(forfeits.isAsked).toBe(true);
    return { body: { ...body, reason: REASON }, current: forfeits.counting };
  },
  saveEligibilityList: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    const { list } = await program.eligibility(season);
    return { body: { season, mode: "replace", csv: LIST }, current: list.version };
  },
  removeEligibilityList: async ({ program, must, newSeason }) => {
    const { season } = await newSeason("registration");
    await must("saveEligibilityList", { season, madeFrom: 0, mode: "replace", csv: LIST });
    return { body: { season }, current: (await program.eligibility(season)).list.version };
  },
  chooseGroups: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    return { body: { season, groups: [] }, current: (await program.eligibility(season)).list.version };
  },
  saveWaiver: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    return {
      body: { season, text: "At my own risk." },
      current: (await program.eligibility(season)).waiver.version,
    };
  },
  removeWaiver: async ({ program, must, newSeason }) => {
    const { season } = await newSeason("registration");
    await must("saveWaiver", { season, madeFrom: 0, text: "At my own risk." });
    return { body: { season }, current: (await program.eligibility(season)).waiver.version };
  },
  recordPaperWaiver: async ({ program, must }) => {
    const before = (await program.eligibility(SEASON)).waiver.version;
    await must("saveWaiver", { season: SEASON, madeFrom: before, text: `At my own risk, ${before}.` });
    const { waiver } = await program.eligibility(SEASON);
    const { userId } = waiver.players[0] ?? {};
    const body = { season: SEASON, userId, signedName: "Nia Okafor", note: "In the folder" };
    return { body, current: waiver.version };
  },
  saveFee: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    const body = { season, name: "Pass", amount: "25", due: "registration" };
    return { body, current: (await program.eligibility(season)).fee.version };
  },
  removeFee: async ({ program, must, newSeason }) => {
    const { season } = await newSeason("registration");
    await must("saveFee", { season, madeFrom: 0, name: "Pass", due: "publication" });
    return { body: { season }, current: (await program.eligibility(season)).fee.version };
  },
  markFee: async ({ program, league, must }) => {
    const { version: madeFrom } = (await program.eligibility(SEASON)).fee;
    await must("saveFee", { season: SEASON, madeFrom, name: "Pass", amount: "25", due: "registration" });
    const named = { season: SEASON, userId: league.players[0]?.userId };
    await must("markFee", { ...named, kind: "paid", seen: "0" });
    const { players } = (await program.eligibility(SEASON)).fee;
    const current = players.find(({ userId }) => userId === named.userId)?.seen ?? "";
    return { body: { ...named, kind: "undone", note: REASON }, current };
  },
  revokeRole: async ({ program, must, contestedMatch }) => {
    await contestedMatch();
    await must("grantRole", { email: "second@lakeside.example", role: "director" });
    const { id: userId } = await prisma().user.findUniqueOrThrow({
      where: { email: "second@lakeside.example" },
    });
    const body = { userId, role: "director" };
    const { body: problem } = await program.send("revokeRole", body);
    return { body, current: problemResource.parse(problem).newest ?? "" };
  },
  leaveOutRating: async ({ clock, programOf }) => {
    const rules = PRESET_RULES["texas-state"];
    const own = await makeLeague({ slug: "ratings", players: 4, rules });
    const by = await programOf(own.directorId, SCOPES, "ratings");
    const [match] = await listTestMatches(own);
    if (!match) throw new Error("There is a match");
    const { id: matchId } = match;
    const games = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;
    await mustExecute(matchId, { type: "report", games: [...games] }, { userId: match.home }, clock.now);
    await mustExecute(matchId, { type: "approve" }, { userId: match.away }, clock.now);
    const change = { organization: "ratings", season: SEASON, divisions: ["open"], isMatch: true as const };
    const given = { of: "home", rating: 1, userId: match.away, at: clock.now } as const;
    await giveRating({ matchId, rules, change }, given);
    const [rating] = (await by.ratings(SEASON, "open")).items;
    return { body: { matchId, of: "home", reason: REASON }, current: rating?.rating ?? "", by };
  },
} as const satisfies Partial<Record<Versioned, Preparing>>;
