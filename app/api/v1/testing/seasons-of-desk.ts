import { problemResource } from "@/lib/api/input/problem";
import type { Preset } from "@/lib/season/input/rule-pack";
import { type DeskOfLeague, GAMES, type Prepared } from "./desk-of-league";

const STEPS = {
  draft: [],
  registration: ["openRegistration"],
  running: ["openRegistration", "closeRegistration"],
  finished: ["openRegistration", "closeRegistration", "finishSeason"],
  archived: ["openRegistration", "closeRegistration", "finishSeason", "archiveSeason"],
} as const;

/** Makes venues, and seasons beside the league's, that have come as far as a command needs. */
export function makeSeasons({ program, must }: DeskOfLeague) {
  let venues = 0;

  async function newVenue() {
    venues += 1;
    const slug = `venue-${venues}`;
    await must("createVenue", { name: `Venue ${venues}`, slug });
    const venue = (await program.venues()).items.find((each) => each.slug === slug);
    if (!venue) throw new Error("There is a venue");
    return venue;
  }

  let seasons = 0;

  /** A season without players that has come this far. */
  async function newSeason(
    status: keyof typeof STEPS,
    preset: Preset = "depaul",
  ): Promise<{ readonly season: string }> {
    seasons += 1;
    const season = `season-${seasons}`;
    const made = {
      preset,
      name: `Season ${seasons}`,
      slug: season,
      startsOn: "2026-11-23",
      venue: "Library",
    };
    await must("createSeason", { ...made, divisions: [{ name: "Open" }, { name: "Novice" }] });
    for (const step of STEPS[status])
      await must(step, { season, seen: (await program.season(season)).status });
    return { season };
  }

  async function aStep(status: keyof typeof STEPS): Promise<Prepared> {
    return { body: await newSeason(status), current: status };
  }

  /** A player of a season that isn't drawn. */
  async function newEntry() {
    const named = { ...(await newSeason("registration")), division: "open" };
    await must("addPlayer", { ...named, name: "Robin Vale", email: `${named.season}@lakeside.example` });
    const [entry] = (await program.division(named.season, named.division)).entries;
    return { ...named, entryId: entry?.id ?? "" };
  }

  /** Enters someone new without an email, even if another season has someone of that name. */
  async function addGuest(guest: {
    readonly season: string;
    readonly division: string;
    readonly name: string;
    readonly handle?: string;
  }) {
    const body = { ...guest, email: null };
    const asked = await program.send("addPlayer", body);
    if (asked.status === 200) return;
    const { errors } = problemResource.parse(asked.body);
    const someoneElse = errors?.find(({ field }) => field === "person")?.answers?.at(-1);
    await must("addPlayer", { ...body, person: someoneElse?.value });
  }

  /** A season whose first stage is decided. */
  async function playedSeason(): Promise<string> {
    const { season } = await newSeason("registration", "texas-state");
    const body = { season, division: "open" };
    for (const name of ["Ana Ruiz", "Ben Ode", "Cy Park"])
      await addGuest({ ...body, name, handle: name.replace(" ", "") });
    const { seen } = await program.division(season, "open");
    await must("publishSchedule", { ...body, seen, firstDay: "2026-11-23" });
    for (const { id: matchId, seen } of (await program.division(season, "open")).matches)
      await must("enterResult", { matchId, seen, source: "paper-slip", games: GAMES.slice(0, 1) });
    return season;
  }

  return { newVenue, newSeason, aStep, newEntry, addGuest, playedSeason };
}
