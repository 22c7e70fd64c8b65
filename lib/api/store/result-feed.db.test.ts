import { beforeAll, expect, test, vi } from "vitest";
import { tellListeners } from "@/lib/db/change-listeners";
import { prisma } from "@/lib/db/client";
import * as divisions from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { followResults } from "./result-feed";

const held = { next: null as null | (() => Promise<void>) };
const find = divisions.findDivision;
vi.spyOn(divisions, "findDivision").mockImplementation(async (...asked) => {
  const view = await find(...asked);
  const hold = held.next;
  held.next = null;
  await hold?.();
  return view;
});

/** Has the next read of a division wait after it has read. */
function holdRead(): () => void {
  let letGo = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  held.next = () => end;
  return letGo;
}

const ADDRESS = { org: "lakeside", season: "fall-2026", division: "open" };
const CHANGE = { organization: "lakeside", season: "fall-2026", divisions: ["open"], isMatch: true } as const;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
beforeAll(async () => {
  await freshDatabase();
  league = await makeLeague({ players: 6 });
  matches = await listTestMatches(league);
});

/** A reader who remembers what it got. */
function makeReader() {
  const got: { event: string; id: string | undefined; data: Record<string, unknown> }[] = [];
  const ended = vi.fn();
  const take = vi.fn((messages: Uint8Array) => {
    for (const text of new TextDecoder().decode(messages).split(/(?<=\n\n)/)) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];
      got.push({ event: field("event") ?? "", id: field("id"), data: JSON.parse(field("data") ?? "null") });
    }
    return true;
  });
  return { got, ended, take, reader: { take, end: ended } };
}

async function decide(index: number, hours: number): Promise<string> {
  const match = matches[index];
  if (!match) throw new Error("A match");
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, later(hours));
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, later(hours));
  return match.id;
}

test("readers get new results once, those who come back get what they missed, and what's reopened is removed", async () => {
  const first = makeReader();
  const leave = await followResults(ADDRESS, first.reader, null);
  const one = await decide(0, 1);
  tellListeners(CHANGE);
  tellListeners({ ...CHANGE, divisions: ["blitz"] });
  await expect.poll(() => first.got.length).toBe(1);
  expect(first.got[0]).toMatchObject({
    event: "result",
    id: later(1).toISOString(),
    data: { id: one, decidedAt: later(1).toISOString(), outcome: { home: "win" } },
  });

  const two = await decide(1, 2);
  tellListeners("everything");
  await expect.poll(() => first.got.map(({ data }) => data.id)).toEqual([one, two]);

  const second = makeReader();
  const leaveToo = await followResults(ADDRESS, second.reader, later(1).toISOString());
  expect(second.got.map(({ data }) => data.id)).toEqual([one, two]);

  const deadlineAt = later(24 * 5).toISOString();
  await mustExecute(
    one,
    { type: "reopen", deadlineAt, reason: "Played on the wrong board." },
    { userId: league.directorId },
    later(3),
  );
  tellListeners(CHANGE);
  await expect.poll(() => second.got.at(-1)).toEqual({ event: "removed", id: undefined, data: { id: one } });

  leaveToo?.();
  await prisma().withheldName.create({
    data: { organizationId: league.organizationId, userId: matches[1]?.home ?? "", at: MONDAY },
  });
  tellListeners({ organization: "lakeside", season: null, divisions: [], names: true });
  await expect.poll(() => first.got.at(-1)?.data).toMatchObject({ id: two });
  expect(JSON.stringify(first.got.at(-1)?.data)).toMatch(/Player\u00a0\d/);
  expect(second.got).toHaveLength(3);
  leave?.();
  leave?.();
});

test("a result that was stored late isn't missed by those who come back", async () => {
  const last = await decide(2, 10);
  const late = await decide(3, 10 - 5 / 60);
  const { got, reader } = makeReader();
  const leave = await followResults(ADDRESS, reader, later(10).toISOString());
  expect(got.map(({ data }) => data.id)).toEqual([late, last]);
  leave?.();
});

test("a result that comes in while the first reader is let in is sent to them", async () => {
  const { got, reader } = makeReader();
  const letGo = holdRead();
  const following = followResults(ADDRESS, reader, null);
  await expect.poll(() => held.next).toBeNull();
  const id = await decide(4, 20);
  tellListeners(CHANGE);
  await new Promise((resolve) => setTimeout(resolve, 500));
  letGo();
  const leave = await following;
  await expect.poll(() => got.map(({ data }) => data.id)).toEqual([id]);
  leave?.();
});

test("results that come together are sent together, so a reader isn’t behind for their number", async () => {
  const here = makeReader();
  const leave = await followResults(ADDRESS, here.reader, null);
  const ids = [await decide(5, 30), await decide(6, 31)];
  tellListeners(CHANGE);
  await expect.poll(() => here.got.map(({ data }) => data.id)).toEqual(ids);
  expect(here.take).toHaveBeenCalledTimes(1);
  const back = makeReader();
  const leaveToo = await followResults(ADDRESS, back.reader, later(30).toISOString());
  expect(back.got.map(({ data }) => data.id)).toEqual(ids);
  expect(back.take).toHaveBeenCalledTimes(1);
  leave?.();
  leaveToo?.();
});

test.each([
  { why: "another campus", address: { ...ADDRESS, org: "harrow" } },
  { why: "no such division", address: { ...ADDRESS, division: "blitz" } },
])("nothing to follow: $why", async ({ address }) => {
  expect(await followResults(address, makeReader().reader, null)).toBeNull();
});

test("the stream of a division that isn't public anymore ends", async () => {
  const { reader, ended } = makeReader();
  const leave = await followResults(ADDRESS, reader, null);
  await prisma().season.updateMany({ data: { status: "draft" } });
  tellListeners(CHANGE);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  leave?.();
});
