import { afterAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import type { ReportedGame } from "@/lib/match/rules/games";
import { readRecord } from "@/lib/match/rules/read-record";
import { countDifferingMatches } from "@/lib/match/store/rebuild";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { erase } from "../testing/erase";

await freshDatabase();
afterAll(closeConnections);

const NAMES = ["betty white", "White", "Betty White", "Joe Black", "home", "Ed draw"];

test.each(NAMES.map((name, index) => ({ name, slug: `erase-${index}` })))(
  "the history of $name says the same without the name",
  async ({ name, slug }) => {
    const { played, contested, userId } = await playAs(name, slug);
    const before = await readMatches([played, contested]);

    expect(await erase(userId)).toMatchObject({ ok: true });

    const after = await readMatches([played, contested]);
    expect(after[0]?.row).toEqual(before[0]?.row);
    for (const [index, { games, outcomes }] of before.entries()) {
      expect(after[index]?.games).toEqual(games);
      expect(after[index]?.outcomes.slice(0, outcomes.length)).toEqual(outcomes);
    }
    expect(after.flatMap(({ games }) => games).filter(({ sans }) => sans?.length === 7)).toHaveLength(2);
    expect(await countDifferingMatches()).toMatchObject({ differing: 0 });
    const texts = after.flatMap((match) => match.texts);
    expect(texts).toHaveLength(12);
    const last = name.split(" ").at(-1) ?? name;
    expect(texts.filter((text) => text.includes(last))).toEqual([]);
  },
);

/** One match that counts, and one whose report is contested; both with a record that names the player. */
async function playAs(name: string, slug: string) {
  const league = await makeLeague({ slug, players: 5 });
  const [player] = league.players;
  if (!player) throw new Error("Five players");
  const { userId, entryId } = player;
  await prisma().user.update({ where: { id: userId }, data: { name } });
  await prisma().entry.update({ where: { id: entryId }, data: { name } });
  const own = (await listTestMatches(league)).filter((match) => [match.home, match.away].includes(userId));
  const [played, contested] = own;
  if (!played || !contested) throw new Error("Four matches");
  const otherOf = (match: typeof played) => ({
    userId: match.home === userId ? match.away : match.home,
  });
  const games = [{ ...TWO_NIL[0], pgn: recordOf(name) }, TWO_NIL[1]];
  for (const { id } of [played, contested])
    await mustExecute(id, { type: "report", games }, { userId }, MONDAY);
  await mustExecute(played.id, { type: "approve" }, otherOf(played), MONDAY);
  const statement = `It was\n${name}.`;
  await mustExecute(contested.id, { type: "contest", statement, games: null }, otherOf(contested), MONDAY);
  await mustExecute(
    contested.id,
    { type: "add-statement", statement: `I mean ${name}` },
    otherOf(contested),
    MONDAY,
  );
  return { userId, played: played.id, contested: contested.id };
}

function recordOf(name: string): string {
  return `[Event "Campus league"]
[Site "https://lichess.org/abcdefgh"]
[White "${name}"]
[Black "Theo Lindqvist"]
[Result "1-0"]

1. e4 {${name} was late.} e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0`;
}

async function readMatches(ids: readonly string[]) {
  return Promise.all(ids.map(readMatch));
}

/** A match, and of its events the games, the outcomes, and what someone wrote. */
async function readMatch(id: string) {
  const { events, ...row } = await prisma().match.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { seq: "asc" } } },
  });
  const told = events.map(({ data }) => data as Told);
  const games = told.flatMap((data) => data.games ?? []);
  const records = games.flatMap(({ pgn }) => readRecord(pgn) ?? []);
  return {
    row,
    outcomes: told.map(({ outcome }) => outcome),
    games: games.map(({ pgn, ...game }) => ({
      ...game,
      sans: readRecord(pgn)?.moves.map(({ san }) => san),
    })),
    texts: [
      ...told.flatMap(({ statement }) => statement ?? []),
      ...records.flatMap(({ tags, moves }) => [
        ...["White", "Black", "Event", "Site"].map((tag) => tags.get(tag) ?? `No ${tag}`),
        ...moves.flatMap(({ comment }) => comment ?? []),
      ]),
    ],
  };
}

type Told = {
  readonly games?: readonly ReportedGame[] | null;
  readonly outcome?: unknown;
  readonly statement?: string;
};
