import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { questionWords } from "@/lib/shared/search-words";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { recordStatements } from "@/lib/testing/record-statements";
import { CAMPUSES_ON_A_PAGE, findCampuses, listCampuses } from "./campuses";

const AT = instantOf(MONDAY);
const MORE = Array.from({ length: 60 }, (_, index) => String(index + 1).padStart(2, "0"));

beforeAll(async () => {
  await freshDatabase();
  await makeLeague({ players: 2 });
  await prisma().organization.createMany({
    data: MORE.map((number) => ({
      slug: `campus-${number}`,
      name: `zürich campus ${number}`,
      timeZone: "America/Chicago",
      office: "Recreation",
      contactEmail: `rec${number}@campus.example`,
    })),
  });
});

test("campuses come page by page, by name, each with the seasons one could play in or follow", async () => {
  const first = await listCampuses(1, AT);
  expect(first.hasMore).toBe(true);
  expect(first.campuses).toHaveLength(CAMPUSES_ON_A_PAGE);
  expect(first.campuses[0]).toMatchObject({
    slug: "lakeside",
    seasons: [{ slug: "fall-2026", name: "Fall 2026", status: "running" }],
  });
  const [second, last] = [await listCampuses(2, AT), await listCampuses(3, AT)];
  expect([second.hasMore, last.hasMore]).toEqual([true, false]);
  const rest = [...second.campuses, ...last.campuses];
  expect([...first.campuses, ...rest].map(({ slug }) => slug)).toEqual([
    "lakeside",
    ...MORE.map((number) => `campus-${number}`),
  ]);
  expect((await listCampuses(4, AT)).campuses).toEqual([]);
});

test("registration is open until the end of the last day", async () => {
  const { org, season } = await makeLeague({ players: 2, slug: "zenith", publish: false });
  const registrationClosesOn = new Date("2026-11-20");
  await prisma().season.update({ where: { id: season.id }, data: { registrationClosesOn } });
  const statusAt = async (at: Instant) => (await findCampuses([org], at))[0]?.seasons[0]?.status;
  expect(await statusAt("2026-11-21T05:59:00.000Z")).toBe("registration");
  expect(await statusAt("2026-11-21T06:00:00.000Z")).toBe("closed");
});

test("a season that's played while registration reopened for another division stays in progress", async () => {
  const { org, season } = await makeLeague({ players: 2, slug: "zugzwang" });
  const data = { status: "registration", registrationClosesOn: new Date("2026-11-20") } as const;
  await prisma().season.update({ where: { id: season.id }, data });
  const [campus] = await findCampuses([org], "2026-11-21T06:00:00.000Z");
  expect(campus?.seasons[0]?.status).toBe("running");
});

test.each([
  { why: "the beginnings of words", question: "camp 07", found: ["campus-07"] },
  { why: "without its accents", question: "zurich 60", found: ["campus-60"] },
  { why: "operators are words like others", question: "07 | 08", found: [] },
  { why: "no letters", question: "&", found: [] },
  { why: "nothing like it", question: "zoltan", found: [] },
])("found by name: $why", async ({ question, found }) => {
  expect((await findCampuses(questionWords(question), AT)).map(({ slug }) => slug)).toEqual(found);
});

test("a page takes as many statements for many campuses as for one", async () => {
  const statements = await recordStatements(() => listCampuses(1, AT));
  expect(statements.length).toBeLessThanOrEqual(2);
});
