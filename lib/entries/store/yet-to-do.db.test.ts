import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { PASS } from "@/lib/fees/testing/pass";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { addEntry } from "./add-entry";
import { importEntries } from "./import-entries";
import { entryStamp, moveEntry } from "./move-entry";
import { updateCapacity } from "./waitlist";

await freshDatabase();

const IN_SPOT =
  "Before the schedule is published, accept the waiver and pay for the season (Intramural pass, $25.00). Sign in";
const WAITING = "Before the schedule is published, accept the waiver. Sign in";

test("a player added into a spot is asked for the waiver and the fee", async () => {
  const league = await makeAsking("spot");
  await add(league, "Sol");
  expect(await asked("sol@yet.example")).toEqual([IN_SPOT]);
});

test("imported players are asked for the fee if they have a spot", async () => {
  const league = await makeAsking("file", 3);
  const line = { line: 2, phone: null, division: "", status: "", bornOn: null, handle: "" };
  const rows = ["Ida", "Wim"].map((name) => ({ ...line, name, email: addressOf(name) }));
  expect(await importEntries(league.scope, league.season, { rows }, MONDAY)).toMatchObject({ ok: true });
  expect(await asked("ida@yet.example")).toEqual([IN_SPOT]);
  expect(await asked("wim@yet.example")).toEqual([WAITING]);
});

test("a player on the waitlist is asked for the fee when they move up", async () => {
  const league = await makeAsking("up", 2);
  await add(league, "Uwe");
  expect(await asked("uwe@yet.example")).toEqual([WAITING]);
  const moved = await updateCapacity(league.scope, divisionOf(league), { capacity: 3 }, MONDAY);
  expect(moved).toMatchObject({ ok: true });
  expect(await asked("uwe@yet.example")).toEqual([WAITING, IN_SPOT].toSorted());
});

test("a player on the waitlist is asked for the fee when the director moves them into a spot", async () => {
  const league = await makeAsking("moved", 2);
  const id = await add(league, "Mo");
  const division = { name: "Beginners", underAge: null, capacity: null };
  await insertDivision(league.scope, league.season.id, division, MONDAY);
  const { id: to } = await prisma().division.findFirstOrThrow({
    where: { seasonId: league.season.id, slug: "beginners" },
  });
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id } });
  const form = { seen: entryStamp(entry), at: MONDAY };
  expect(await moveEntry(league.scope, { entryId: id, to, bornOn: null, waits: false }, form)).toMatchObject({
    ok: true,
    value: { status: "active" },
  });
  expect(await asked("mo@yet.example")).toEqual([WAITING, IN_SPOT].toSorted());
});

/** A season with a waiver and a fee, with so many spots, two of them taken. */
async function makeAsking(slug: string, capacity: number | null = null): Promise<TestLeague> {
  const league = await makeLeague({ slug, players: 2, publish: false });
  const { scope, season } = league;
  await saveWaiver(scope, season.id, { text: "At my own risk.", seen: 0 }, MONDAY);
  await saveFee(scope, season.id, { fee: { ...PASS, due: "publication" }, seen: 0 }, MONDAY);
  await updateCapacity(scope, divisionOf(league), { capacity }, MONDAY);
  return league;
}

function divisionOf({ season }: TestLeague): string {
  return season.divisions[0]?.id ?? "";
}

function addressOf(name: string): string {
  return `${name.toLowerCase()}@yet.example`;
}

async function add(league: TestLeague, name: string): Promise<string> {
  const player = { name, email: addressOf(name), phone: null, bornOn: null, handle: "" };
  const added = await addEntry(league.scope, divisionOf(league), player, MONDAY);
  if (!added?.ok) throw new Error("They can be added");
  return added.value.entryId;
}

/** What the emails to an address ask for. */
async function asked(toEmail: string): Promise<readonly string[]> {
  const letters = await readLetters({ toEmail });
  return letters
    .map(
      ({ text }) =>
        text.replace(/\s+/g, " ").match(/Before the schedule is published, .*? Sign in/)?.[0] ?? "",
    )
    .toSorted();
}
