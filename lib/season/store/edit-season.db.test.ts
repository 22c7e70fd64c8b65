import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { MOST_DIVISIONS } from "@/lib/season/rules/edit-season";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";

await freshDatabase();
const { findDivisionCalendar } = await import("@/lib/calendars/store/calendars");
const { insertEntry } = await import("@/lib/entries/store/entries");
const { findDivision } = await import("@/lib/standings/store/divisions");
const { divisionEditStamp, deleteDivision, insertDivision, updateDivision } = await import(
  "./edit-divisions"
);
const { deleteDraft, seasonStamp, updateSeason } = await import("./edit-season");
const { findSeason, insertSeason, updateSeasonStatus } = await import("./seasons");

const at = MONDAY;

describe("an edited season", () => {
  test("is found by its old addresses too, and its divisions by theirs", async () => {
    const league = await makeLeague({ slug: "moved" });
    const before = await current(league);
    const edited = await edit(league, { name: "Autumn 2026", slug: "autumn-2026" });
    expect(edited.ok && edited.value.map(({ season }) => season).sort()).toEqual([
      "autumn-2026",
      "fall-2026",
    ]);
    const division = divisionOf(before);
    const ids = { seasonId: before.id, divisionId: division.id };
    const renamed = await updateDivision(
      league.scope,
      ids,
      { name: "Everyone", slug: "everyone", publicNames: null },
      { seen: divisionEditStamp(division), at },
    );
    expect(renamed).toMatchObject({ ok: true });

    const view = await findDivision(league.org, "fall-2026", "open");
    expect(view?.season).toMatchObject({ name: "Autumn 2026", slug: "autumn-2026" });
    expect(view?.division).toMatchObject({ name: "Everyone", slug: "everyone" });
    expect(await findDivisionCalendar(league.org, "fall-2026", "open", at)).toContain("Everyone");
  });

  test("keeps its old address from other seasons and takes it back itself", async () => {
    const league = await makeLeague({ slug: "kept", publish: false });
    await edit(league, { slug: "autumn-2026" });
    expect(await makeDraft(league, "fall-2026")).toEqual({ ok: false, refusal: "name-taken" });
    const other = await makeDraft(league, "spring-2027");
    expect(other.ok).toBe(true);
    const spring = await findSeason(league.org, "spring-2027");
    expect(
      await updateSeason(
        league.scope,
        { id: spring?.id ?? "" },
        { name: "Spring", slug: "fall-2026", startsOn: FIRST_DAY, registrationClosesOn: null },
        { seen: spring ? seasonStamp(spring) : "", at },
      ),
    ).toEqual({ ok: false, refusal: "address-taken" });
    expect(await edit(league, { slug: "fall-2026" })).toMatchObject({ ok: true });
  });

  test("is refused if someone edited it first", async () => {
    const league = await makeLeague({ slug: "twice", publish: false });
    const seen = seasonStamp(await current(league));
    const facts = { startsOn: FIRST_DAY, slug: "fall-2026", registrationClosesOn: null };
    const both = await Promise.all(
      ["One", "Two"].map((name) =>
        updateSeason(league.scope, league.season, { ...facts, name }, { seen, at }),
      ),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: "changed" });
  });

  test("keeps its first day once a schedule is published", async () => {
    const league = await makeLeague({ slug: "fixed" });
    expect(await edit(league, { startsOn: "2026-11-30" })).toEqual({ ok: false, refusal: "first-day-fixed" });
  });

  test("keeps a first day on which its players are young enough", async () => {
    const league = await makeLeague({ slug: "young", publish: false });
    const { id: seasonId } = await current(league);
    await insertDivision(league.scope, seasonId, { name: "Under 12", underAge: 12, capacity: null }, at);
    const under12 = (await current(league)).divisions.find(({ underAge }) => underAge === 12);
    const player = league.players[0];
    await prisma().entry.update({
      where: { id: player?.entryId ?? "" },
      data: { divisionId: under12?.id ?? "", bornOn: new Date("2015-06-01T00:00:00Z") },
    });
    expect(await edit(league, { startsOn: "2027-11-16" })).toEqual({
      ok: false,
      refusal: { tooOld: [player?.name] },
    });
    expect(await edit(league, { startsOn: "2026-12-16" })).toMatchObject({ ok: true });
  });

  test("isn't another organization's", async () => {
    const league = await makeLeague({ slug: "ours", publish: false });
    const other = await makeLeague({ slug: "theirs", publish: false });
    const { name, slug, startsOn } = await current(league);
    const seen = seasonStamp(await current(league));
    const asked = updateSeason(
      other.scope,
      league.season,
      { name, slug, startsOn, registrationClosesOn: null },
      { seen, at },
    );
    expect(await asked).toEqual({ ok: false, refusal: "changed" });
  });
});

describe("the last day to register", () => {
  const lastDay = (league: TestLeague, day: string) =>
    prisma().season.update({
      where: { id: league.season.id },
      data: { registrationClosesOn: new Date(`${day}T00:00:00Z`) },
    });
  const register = async (league: TestLeague, email: string, on: Date) => {
    const { id: userId } = await prisma().user.create({ data: { email } });
    const divisionId = league.season.divisions[0]?.id ?? "";
    const { rulePackId: acceptedRulePackId } = league.season;
    return insertEntry({ divisionId, userId, name: "Late", acceptedRulePackId }, on);
  };
  const FAR = "2100-11-16";
  const lateThatDay = new Date("2100-11-17T05:59:00Z");
  const refused = { ok: false, refusal: "last-day-over" };

  test("counts to its end in the organization's time zone", async () => {
    const league = await makeLeague({ slug: "closing", publish: false });
    await lastDay(league, FAR);
    expect(await register(league, "in-time@closing.example", lateThatDay)).toMatchObject({ ok: true });
    const minutesLater = new Date("2100-11-17T06:00:00Z");
    expect(await register(league, "late@closing.example", minutesLater)).toEqual(refused);
  });

  test("is over by the database's clock, whatever a server's clock says", async () => {
    const league = await makeLeague({ slug: "clock", publish: false });
    await lastDay(league, "2026-01-05");
    expect(await register(league, "slow@clock.example", new Date("2026-01-05T12:00:00Z"))).toEqual(refused);
  });

  test("can't be set to a day that has passed", async () => {
    const league = await makeLeague({ slug: "passed", publish: false });
    expect(await edit(league, { registrationClosesOn: "2026-11-15" })).toEqual({
      ok: false,
      refusal: "last-day-past",
    });
    expect(await edit(league, { registrationClosesOn: "2026-11-16" })).toMatchObject({ ok: true });
  });

  test("no longer counts when registration is opened again", async () => {
    const league = await makeLeague({ slug: "again", publish: false });
    await lastDay(league, "2026-01-05");
    await updateSeasonStatus(league.scope, league.season.id, "close", at);
    await updateSeasonStatus(league.scope, league.season.id, "open", at);
    expect((await current(league)).registrationClosesOn).toBeNull();
  });
});

describe("divisions", () => {
  test("are added, with an address that no other division has had", async () => {
    const league = await makeLeague({ slug: "more", publish: false });
    const { id: seasonId } = league.season;
    const add = (name: string) =>
      insertDivision(league.scope, seasonId, { name, underAge: null, capacity: 8 }, at);
    expect(await add("Beginners")).toMatchObject({ ok: true });
    expect(await add("Beginners")).toEqual({ ok: false, refusal: "name-taken" });
    expect(await add("beginners")).toEqual({ ok: false, refusal: "name-taken" });
    const beginners = (await current(league)).divisions.find(({ slug }) => slug === "beginners");
    const ids = { seasonId, divisionId: beginners?.id ?? "" };
    const rename = (name: string) =>
      updateDivision(
        league.scope,
        ids,
        { name, slug: "beginners", publicNames: null },
        { seen: beginners ? divisionEditStamp(beginners) : "", at },
      );
    expect(await rename("OPEN")).toEqual({ ok: false, refusal: "name-taken" });
    await updateDivision(
      league.scope,
      { seasonId, divisionId: beginners?.id ?? "" },
      { name: "Novices", slug: "novices", publicNames: null },
      { seen: beginners ? divisionEditStamp(beginners) : "", at },
    );
    expect(await add("Beginners")).toMatchObject({ ok: true });
    expect((await current(league)).divisions.map(({ slug }) => slug)).toEqual([
      "open",
      "novices",
      "beginners-2",
    ]);
  });

  test("are as many as a season can have, also if they're added at the same time", async () => {
    const league = await makeLeague({ slug: "crowd", publish: false });
    const { id: seasonId } = league.season;
    const added = await Promise.all(
      Array.from({ length: MOST_DIVISIONS + 2 }, (_, index) =>
        insertDivision(
          league.scope,
          seasonId,
          { name: `Group ${index}`, underAge: null, capacity: null },
          at,
        ),
      ),
    );
    const refused = added.filter(({ ok }) => !ok);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ({ ok: false, refusal: "too-many" })));
    expect((await current(league)).divisions).toHaveLength(MOST_DIVISIONS);
  });

  test("are removed when they're empty, and not under a registration", async () => {
    const league = await makeLeague({ slug: "empty", publish: false });
    const { id: seasonId } = league.season;
    await insertDivision(league.scope, seasonId, { name: "Beginners", underAge: null, capacity: null }, at);
    const [open, beginners] = (await current(league)).divisions;
    const remove = (divisionId = "") => deleteDivision(league.scope, { seasonId, divisionId }, at);
    expect(await remove(open?.id)).toEqual({ ok: false, refusal: "not-empty" });
    await prisma().entry.create({
      data: {
        organizationId: league.organizationId,
        divisionId: beginners?.id ?? "",
        userId: league.players[0]?.userId ?? "",
        name: "Gone",
        status: "withdrawn",
        acceptedRulePackId: league.season.rulePackId,
        registeredAt: at,
      },
    });
    await prisma().division.update({ where: { id: beginners?.id ?? "" }, data: { publicNames: "number" } });
    const removed = await remove(beginners?.id);
    expect(removed.ok && removed.value.some(({ names }) => names), "their full name is public again").toBe(
      true,
    );
    expect((await current(league)).divisions).toHaveLength(1);
  });
});

describe("a draft", () => {
  test("is deleted with its rules and divisions, and gives its address back", async () => {
    const league = await makeLeague({ slug: "drafts", publish: false });
    await makeDraft(league, "spring-2027");
    const draft = await findSeason(league.org, "spring-2027");
    if (!draft) throw new Error("There is a draft");
    expect(await deleteDraft(league.scope, draft, { seen: "older", at })).toEqual({
      ok: false,
      refusal: "changed",
    });
    expect(await deleteDraft(league.scope, draft, { seen: seasonStamp(draft), at })).toMatchObject({
      ok: true,
    });
    expect(await prisma().rulePack.count({ where: { seasonId: draft.id } })).toBe(0);
    expect(await makeDraft(league, "spring-2027")).toMatchObject({ ok: true });
  });

  test("gives back an address it no longer uses, because no one has seen it", async () => {
    const league = await makeLeague({ slug: "typo", publish: false });
    await makeDraft(league, "sprng-2027");
    const draft = await findSeason(league.org, "sprng-2027");
    if (!draft) throw new Error("There is a draft");
    const facts = {
      name: "Spring 2027",
      slug: "spring-2027",
      startsOn: FIRST_DAY,
      registrationClosesOn: null,
    };
    await updateSeason(league.scope, draft, facts, { seen: seasonStamp(draft), at });
    expect(await findSeason(league.org, "sprng-2027")).toBeUndefined();
    expect(await makeDraft(league, "sprng-2027")).toMatchObject({ ok: true });
  });

  test("stays if registration opens at the same time", async () => {
    for (let run = 0; run < 5; run += 1) {
      const league = await makeLeague({ slug: `race-${run}`, publish: false });
      await makeDraft(league, "spring-2027");
      const draft = await findSeason(league.org, "spring-2027");
      if (!draft) throw new Error("There is a draft");
      const [deleted, opened] = await Promise.all([
        deleteDraft(league.scope, draft, { seen: seasonStamp(draft), at }),
        updateSeasonStatus(league.scope, draft.id, "open", at),
      ]);
      expect([deleted.ok, opened.ok].filter(Boolean), `run ${run}`).toHaveLength(1);
    }
  });

  test("is all whose rules PostgreSQL deletes", async () => {
    const league = await makeLeague({ slug: "history", publish: false });
    await expect(prisma().rulePack.deleteMany({ where: { seasonId: league.season.id } })).rejects.toThrow(
      "append-only",
    );
  });
});

async function current({ org, season }: TestLeague) {
  const row = await prisma().season.findUniqueOrThrow({ where: { id: season.id } });
  const found = await findSeason(org, row.slug);
  if (!found) throw new Error("The league has a season");
  return found;
}

function divisionOf({ divisions }: Awaited<ReturnType<typeof current>>) {
  const [division] = divisions;
  if (!division) throw new Error("The season has a division");
  return division;
}

async function edit(
  league: TestLeague,
  change: Partial<Record<"name" | "slug" | "startsOn" | "registrationClosesOn", string>>,
) {
  const season = await current(league);
  const { name, slug, startsOn, registrationClosesOn } = season;
  return updateSeason(
    league.scope,
    season,
    { name, slug, startsOn, registrationClosesOn, ...change },
    { seen: seasonStamp(season), at },
  );
}

function makeDraft({ scope }: TestLeague, slug: string) {
  const divisions = [{ slug: "open", name: "Open" }];
  return insertSeason(scope, { slug, name: slug, startsOn: FIRST_DAY, rules: DEPAUL, divisions }, at);
}
