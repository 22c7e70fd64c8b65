import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DBFFile } from "dbffile";
import { expect, test } from "vitest";
import type { ReportedGame } from "@/lib/match/rules/games";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import { HEADER_COLUMNS, SECTION_COLUMNS } from "./columns";
import { inAscii } from "./in-ascii";
import type { RatedMatch } from "./rated-games";
import { ratingSystem } from "./rating-system";
import { makeUsChessFile, type RatedBy, type RatedEvent, type UsChessFile } from "./report";

const game = (
  white: "home" | "away",
  outcome: ReportedGame["outcome"],
  ending: ReportedGame["ending"] = "unstated",
) => ({ white, outcome, ending }) satisfies ReportedGame;
const match = (home: string, away: string, facts: Partial<RatedMatch>): RatedMatch => ({
  home,
  away,
  outcome: null,
  games: null,
  ...facts,
});
const WON = wonBy("home", "agreed", { home: 2, away: 1 });

const EVENT: RatedEvent = {
  name: "Fall 2026, Łódź “Open” University of the Northern Lakes",
  from: "2026-10-26",
  until: "2026-12-13",
  sections: [
    {
      name: "Open",
      isRoundRobin: false,
      players: ["Amara Osei", "Bela Šťastný", "Chen", "Dana Fox", "Emil Never"].map((name) => ({
        id: name.charAt(0).toLowerCase(),
        name,
      })),
      rounds: [
        [
          match("a", "b", {
            outcome: WON,
            games: [game("home", "white"), game("away", "white"), game("home", "draw")],
          }),
          match("c", "d", { outcome: wonBy("away", "forfeit", null) }),
        ],
        [
          match("b", "c", { outcome: bothLose("double-forfeit") }),
          match("d", "a", { outcome: WON, games: [game("away", "black", "forfeit"), game("home", "white")] }),
        ],
        [
          match("a", "c", {
            outcome: WON,
            games: [game("home", "white", "match-time")],
          }),
          match("d", "b", { outcome: wonBy("home", "ruling", { home: 2, away: 0 }) }),
        ],
        [match("a", "b", {})],
      ],
    },
  ],
};
const BY: RatedBy = {
  affiliate: "A1234567",
  director: "12345678",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  timeControl: "G/60;d5",
  system: "D",
  members: new Map([["a", "30665747"]]),
};

/** Reads a file with a library that knows nothing of ours. */
async function read(file: UsChessFile, event = EVENT) {
  const made = makeUsChessFile(file, event, BY, "2026-12-14");
  if (!made.ok) throw new Error(made.refusal);
  const path = join(mkdtempSync(join(tmpdir(), "us-chess-")), file);
  writeFileSync(path, made.value);
  const table = await DBFFile.open(path);
  return { table, rows: await table.readRecords(), bytes: made.value };
}

test("the header says what the event is, in ASCII and cut to its columns", async () => {
  const { table, rows, bytes } = await read("THEXPORT.DBF");
  expect(table.fields.map(({ name, type, size }) => [name, type, size])).toEqual(
    HEADER_COLUMNS.map(([name, width]) => [name, "C", width]),
  );
  expect([bytes[0], bytes.at(-1), table.dateOfLastUpdate.getFullYear()]).toEqual([3, 0x1a, 2026]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    H_FORMAT: "2C",
    H_EVENT_ID: "",
    H_NAME: 'Fall 2026, Lodz "Open" University o',
    H_TOT_SECT: "1",
    H_BEG_DATE: "20261026",
    H_END_DATE: "20261213",
    H_AFF_ID: "A1234567",
    H_CITY: "Chicago",
    H_STATE: "IL",
    H_ZIPCODE: "60614",
    H_COUNTRY: "USA",
    H_CTD_ID: "12345678",
  });
});

test("a division is a section; each game of a match is a round", async () => {
  const { table, rows } = await read("TSEXPORT.DBF");
  expect(table.fields.map(({ name, type, size }) => [name, type, size])).toEqual(
    SECTION_COLUMNS.map(([name, width]) => [name, "C", width]),
  );
  expect(rows[0]).toMatchObject({
    S_SEC_NUM: "1",
    S_SEC_NAME: "Open",
    S_R_SYSTEM: "D",
    S_TIMECTL: "G/60;d5",
    S_TRN_TYPE: "S",
    S_TOT_RNDS: "7",
    S_LST_PAIR: "4",
  });
});

test("players have their games; forfeits and what can't be rated are marked, and players who never played aren't listed", async () => {
  const { rows } = await read("TDEXPORT.DBF");
  const games = rows.map((row) => [1, 2, 3, 4, 5, 6, 7].map((number) => row[`D_RND0${number}`]));
  expect(rows.map((row) => [row.D_PAIR_NUM, row.D_MEM_ID, row.D_NAME])).toEqual([
    ["1", "30665747", "OSEI, AMARA"],
    ["2", "", "STASTNY, BELA"],
    ["3", "", "CHEN"],
    ["4", "", "FOX, DANA"],
  ]);
  expect(games).toEqual([
    ["W2W", "L2B", "D2W", "F0", "L4B", "U0", "U0"],
    ["L1B", "W1W", "D1B", "F0", "U0", "U0", "U0"],
    ["F0", "U0", "U0", "F0", "U0", "U0", "U0"],
    ["X0", "U0", "U0", "X0", "W1W", "U0", "U0"],
  ]);
});

test("more games than the format has columns are refused", () => {
  const [section] = EVENT.sections;
  const rounds = Array.from({ length: 34 }, () => section?.rounds[0] ?? []);
  const event = { ...EVENT, sections: section ? [{ ...section, rounds }] : [] };
  expect(makeUsChessFile("TDEXPORT.DBF", event, BY, "2026-12-14")).toEqual({
    ok: false,
    refusal: "too-many-games",
  });
});

test.each([
  { control: "G/60;d5", system: "D" },
  { control: "G/60;d6", system: "R" },
  { control: "G/90;+30", system: "R" },
  { control: "40/90,SD/30;d10", system: "R" },
  { control: "G/25;d5", system: "D" },
  { control: "G/25;d4", system: "Q" },
  { control: "G/11;d0", system: "Q" },
  { control: "G/5;d0", refusal: "blitz" },
  { control: "G/60", refusal: "unreadable" },
  { control: "60 minutes", refusal: "unreadable" },
])("$control", ({ control, system, refusal }) => {
  expect(ratingSystem(control)).toEqual(system ? { ok: true, value: system } : { ok: false, refusal });
});

test.each([
  ["Łukasz Šťastný", "Lukasz Stastny"],
  ["Bjørn Þór Großmann", "Bjorn Thor Grossmann"],
  ["李", "?"],
])("%s in ASCII is %s", (text, ascii) => {
  expect(inAscii(text)).toBe(ascii);
});
