import { expect, test } from "vitest";
import { entryCells } from "@/lib/entries/words/entries-file";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { makeCsv, parseCsv } from "@/lib/shared/csv";
import { crosstable } from "../rules/crosstable";
import { rankEntries } from "../rules/rank-entries";
import { entriesOf, resultsOf } from "../testing/results";
import { crosstableCells, standingsCells } from "./table-files";

const results = resultsOf("a 2-1 b", "b -/- c", "a ? c");
const rules = DEPAUL.standings;
const rows = rankEntries([...entriesOf("Amara", "Bela"), { id: "c", name: "=Chen()" }], results, rules);

test("the standings have numbers, and a name that would be a formula is guarded", () => {
  expect(standingsCells([{ name: null, rows }], rules.tieBreaks).slice(0, 2)).toEqual([
    [
      ..."place,player,points,played,won,drawn,lost,games won,games lost".split(","),
      ..."direct encounter,wins,sonneborn berger,game difference".split(","),
    ],
    [1, "Amara", 1, 1, 1, 0, 0, 2, 1, null, 1, 0, 1],
  ]);
  const csv = makeCsv(standingsCells([{ name: null, rows }], rules.tieBreaks));
  expect(csv).toContain('"\'=Chen()"');
  expect(parseCsv(csv).map(([, player]) => player)).toContain("=Chen()");
});

test("the crosstable reads along a row, and no score looks like a date", () => {
  const entries = entriesOf("Amara", "Bela", "Chen");
  const ranked = rankEntries(entries, results, rules);
  expect(crosstableCells(null, crosstable(ranked, results), ranked)).toEqual([
    ["place", "player", "Amara", "Chen", "Bela", "points"],
    [1, "Amara", null, "R3", "2–1", 1],
    [2, "Chen", "R3", null, "0 ff", 0],
    [3, "Bela", "1–2", "0 ff", null, 0],
  ]);
});

test("groups follow each other, each with its name", () => {
  const tables = [
    { name: "Group A", rows: rows.slice(0, 1) },
    { name: "Group B", rows: rows.slice(1, 2) },
  ];
  expect(standingsCells(tables, []).map(([group]) => group)).toEqual(["group", "Group A", "Group B"]);
  expect(crosstableCells("Group A", crosstable(rows, results), rows)[0]).toEqual(["Group A"]);
});

test("a name with line breaks becomes one line in a file", () => {
  const evil = "Amara\r\n1,Evil\u2028";
  const ranked = rankEntries([{ id: "a", name: evil }, ...entriesOf("Bela")], resultsOf("a 2-1 b"), rules);
  const entry = { name: evil, status: "active", bornOn: null, handle: null };
  const registered = { ...entry, registeredAt: new Date(0), user: { email: "a@x.example", phone: "1\n2" } };
  for (const cells of [
    standingsCells([{ name: null, rows: ranked }], rules.tieBreaks),
    crosstableCells(null, crosstable(ranked, []), ranked),
    [entryCells(registered, "Open\nX")],
  ])
    expect(
      makeCsv(cells)
        .trimEnd()
        .split(/[\r\n\u2028]+/),
    ).toHaveLength(cells.length);
});
