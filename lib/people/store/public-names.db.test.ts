import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addEntry } from "@/lib/entries/store/add-entry";
import { insertEntry } from "@/lib/entries/store/entries";
import { importEntries } from "@/lib/entries/store/import-entries";
import { entryStamp, moveEntry } from "@/lib/entries/store/move-entry";
import { findSeason } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { claim, insertClaimCode } from "./claims";

const NAMES = [{ organization: "lakeside", season: null, divisions: [], names: true }];

let league: TestLeague;
let minorsId: string;

beforeAll(async () => {
  await freshDatabase();
  league = await makeLeague({ publish: false, players: 6 });
  const { organizationId } = league;
  const { id } = await prisma().division.create({
    data: {
      ...{ organizationId, seasonId: league.season.id, slug: "minors", name: "Minors", position: 2 },
      publicNames: "number",
    },
  });
  minorsId = id;
});

test("a player who registers in a division for minors is a minor everywhere, and a new one changes nothing", async () => {
  const { userId, name } = player(0);
  const entry = { divisionId: minorsId, name, acceptedRulePackId: league.season.rulePackId };
  expect(await namesChangedBy(insertEntry({ ...entry, userId }, MONDAY))).toEqual(NAMES);
  const { id } = await prisma().user.create({ data: { email: "new@lakeside.example" } });
  expect(await namesChangedBy(insertEntry({ ...entry, userId: id }, MONDAY))).toEqual([]);
});

test("so are those whom a director adds, imports or moves there", async () => {
  const { scope } = league;
  const added = { ...(await said(1)), bornOn: null, handle: "" };
  expect(await namesChangedBy(addEntry(scope, minorsId, added, MONDAY))).toEqual(NAMES);

  const season = await findSeason("lakeside", "fall-2026");
  if (!season) throw new Error("There is a season");
  const rows = [{ line: 2, ...(await said(2)), division: "Minors", status: "", bornOn: null, handle: "" }];
  expect(await namesChangedBy(importEntries(scope, season, { rows }, MONDAY))).toEqual(NAMES);

  const { entryId } = player(3);
  const seen = entryStamp(await prisma().entry.findUniqueOrThrow({ where: { id: entryId } }));
  const move = { entryId, to: minorsId, bornOn: null, waits: false };
  expect(await namesChangedBy(moveEntry(scope, move, { seen, at: MONDAY }))).toEqual(NAMES);
});

test.each([
  { who: "account", of: 4 },
  { who: "guest", of: 5 },
])("a claim by code hides names where the name of the $who is withheld", async ({ who, of }) => {
  const { organizationId, scope } = league;
  const guest = { name: `Gus ${of}`, email: null, phone: null, bornOn: null, handle: "" };
  await prisma().division.create({
    data: { organizationId, seasonId: league.season.id, slug: `d${of}`, name: `D${of}`, position: of },
  });
  const { id: divisionId } = await prisma().division.findFirstOrThrow({ where: { slug: `d${of}` } });
  const added = await addEntry(scope, divisionId, guest, MONDAY);
  const entryId = added?.ok ? added.value.entryId : "";
  const { userId } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  const accountId = player(of).userId;
  await prisma().withheldName.create({
    data: { organizationId, userId: who === "guest" ? userId : accountId, at: MONDAY },
  });
  const made = await insertClaimCode(scope, { userId, name: guest.name }, MONDAY);
  const by = { userId: accountId, origin: undefined };
  expect(await namesChangedBy(claim(by, made?.ok ? made.value.code : "", MONDAY))).toEqual(NAMES);
});

function player(index: number) {
  const found = league.players[index];
  if (!found) throw new Error("Six players");
  return found;
}

async function said(index: number) {
  const { name, email } = await prisma().user.findUniqueOrThrow({ where: { id: player(index).userId } });
  return { name: name ?? "", email, phone: null };
}

type Changing = Promise<
  | { readonly ok: true; readonly value: { readonly changes: readonly object[] } }
  | { readonly ok: false }
  | null
>;

/** What the action expires, which is what other processes are told. */
async function namesChangedBy(act: Changing): Promise<readonly object[]> {
  const answer = await act;
  if (!answer?.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.value.changes.filter((change) => "names" in change);
}
