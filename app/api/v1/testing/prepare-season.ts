import { expect } from "vitest";
import { problemResource } from "@/lib/api/input/problem";
import type { Preparing, Versioned } from "./versioned";

/** Commands that answer a version of a season or a division. */
export const PREPARE_SEASON = {
  openRegistration: ({ aStep }) => aStep("draft"),
  closeRegistration: ({ aStep }) => aStep("registration"),
  finishSeason: ({ aStep }) => aStep("running"),
  archiveSeason: ({ aStep }) => aStep("finished"),
  unarchiveSeason: ({ aStep }) => aStep("archived"),
  editSeason: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    const { seen } = await program.season(season);
    return { body: { season, name: `${season}, renamed`, slug: `${season}-renamed` }, current: seen };
  },
  deleteDraft: async ({ program, newSeason }) => {
    const { season } = await newSeason("draft");
    return { body: { season }, current: (await program.season(season)).seen };
  },
  editDivision: async ({ program, newSeason }) => {
    const { season } = await newSeason("draft");
    const [division] = (await program.season(season)).divisions;
    const body = { season, division: "open", name: "Championship", slug: "championship" };
    return { body: { ...body, publicNames: "initial" }, current: division?.seen ?? "" };
  },
  changeRules: async ({ program, newSeason }) => {
    const { season } = await newSeason("draft");
    const { rulesVersion, settings } = await program.season(season);
    return { body: { season, settings: { ...settings, "forfeits.strikes": "1" } }, current: rulesVersion };
  },
  chooseFormat: async ({ program, newSeason }) => {
    const { season } = await newSeason("draft");
    const { rulesVersion, shape } = await program.season(season);
    expect(shape).toMatch(/^round-robin/);
    return { body: { season, shape: "knockout" }, current: rulesVersion };
  },
  importEntries: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    const csv = "name,email,division\nRobin Vale,robin@lakeside.example,Open";
    const { body } = await program.send("importEntries", { season, csv });
    return { body: { season, csv }, current: problemResource.parse(body).newest ?? "" };
  },
  setSpots: async ({ program, newSeason }) => {
    const { season } = await newSeason("registration");
    const [division] = (await program.season(season)).divisions;
    return { body: { season, division: "open", places: 8 }, current: division?.spotsSeen ?? "" };
  },
  publishSchedule: async ({ program, newSeason, addGuest }) => {
    const { season } = await newSeason("registration");
    for (const name of ["Robin Vale", "Kim Sato"]) await addGuest({ season, division: "open", name });
    const { seen } = await program.division(season, "open");
    return { body: { season, division: "open", firstDay: "2026-11-23" }, current: seen };
  },
  publishPlayoff: async ({ program, playedSeason }) => {
    const season = await playedSeason();
    const { seen } = await program.division(season, "open");
    return { body: { season, division: "open", firstDay: "2027-02-01" }, current: seen };
  },
  chooseSeasonVenue: async ({ must, newVenue, newSeason }) => {
    const { season } = await newSeason("draft");
    const { slug: venue, hoursSeen: seen } = await newVenue();
    const days = Array.from({ length: 7 }, () => [{ opensAt: "09:00", closesAt: "21:00" }]);
    await must("saveVenueHours", { venue, days, seen });
    await must("addStock", { venue, kind: "table", label: "Table 1" });
    return { body: { season, venue }, current: "nowhere" };
  },
} as const satisfies Partial<Record<Versioned, Preparing>>;
