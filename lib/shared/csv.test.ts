import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growthOf, LINEAR } from "@/lib/testing/growth";
import { decodeText, makeCsv, parseCsv } from "./csv";

describe("writing", () => {
  test("begins with the mark by which a spreadsheet knows UTF-8, and ends each line in CR and LF", () => {
    expect(
      makeCsv([
        ["name", "points"],
        ["Zoë", 1.5],
        [null, -1],
      ]),
    ).toBe("\uFEFFname,points\r\nZoë,1.5\r\n,-1\r\n");
  });

  test.each(["=1+1", "+1 312 555 0100", "-2", "@SUM(A1)", "\tx", "\rx", "=a\nb", "'=1", "＝1"])(
    "guards %j",
    (cell) => {
      const [line] = parseCsvRaw(makeCsv([[cell]]));
      expect(line).toBe(`'${cell}`);
    },
  );

  test.each(["O'Neill", "'Tis", "a=1", "2–1", "½", ""])("leaves %j alone", (cell) => {
    expect(parseCsvRaw(makeCsv([[cell, "x"]]))[0]).toBe(cell);
  });
});

describe("reading", () => {
  test.each([
    { why: "commas", text: "name,email\r\nAmara,a@x.example\r\n" },
    { why: "semicolons, as spreadsheets of other countries have it", text: "name;email\nAmara;a@x.example" },
    { why: "tabs", text: "name\temail\rAmara\ta@x.example" },
    { why: "a byte order mark, and empty lines at the end", text: "\uFEFFname,email\nAmara,a@x.example\n\n" },
    { why: "quotes", text: '"name","email"\n"Amara","a@x.example"' },
  ])("$why", ({ text }) => {
    expect(parseCsv(text)).toEqual([
      ["name", "email"],
      ["Amara", "a@x.example"],
    ]);
  });

  test("a quoted cell may hold line breaks, separators and quotes", () => {
    expect(parseCsv('name,note\n"Osei, ""Ama""\nJr.",x')[1]).toEqual(['Osei, "Ama"\nJr.', "x"]);
  });

  test("an empty line keeps its number", () => {
    expect(parseCsv("a,b\n\n,\nc,d")).toEqual([["a", "b"], [""], ["", ""], ["c", "d"]]);
  });

  test.each([
    { why: "Windows first", text: "a,b\r\n1,\r\n2,\n3,\n" },
    { why: "Windows last", text: "a,b\n1,\n2,\r\n3,\r\n" },
    { why: "an old Mac's in between", text: "a,b\n1,\r2,\r\n3," },
  ])("each line is a row if the line ends differ: $why", ({ text }) => {
    expect(parseCsv(text)).toEqual([
      ["a", "b"],
      ["1", ""],
      ["2", ""],
      ["3", ""],
    ]);
  });

  test("an apostrophe comes off only where it guards", () => {
    expect(parseCsv("a,b,c,d\n'+1,'Tis,''=x,O'Neill")[1]).toEqual(["+1", "'Tis", "'=x", "O'Neill"]);
  });
});

test("reading gives what was written, with line ends as one character", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^['=+\-@\t\r\n,;"a]{0,6}$/));
  const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (body) => {
      const written = [["a", "b", "c"], ...body];
      const read = written.map((row) => row.map((each) => each.replace(/\r\n?/g, "\n")));
      expect(parseCsv(makeCsv(written))).toEqual(read);
    }),
  );
});

test.each([
  { why: "UTF-8", bytes: Buffer.from("Zoë", "utf8") },
  { why: "the Western letters of an old spreadsheet", bytes: Buffer.from("Zoë", "latin1") },
  { why: "UTF-16, a spreadsheet's Unicode text", bytes: Buffer.from("\uFEFFZoë", "utf16le") },
  { why: "UTF-16 with the larger byte first", bytes: Buffer.from("\uFEFFZoë", "utf16le").swap16() },
])("decodes $why", ({ bytes }) => {
  expect(decodeText(bytes)).toBe("Zoë");
});

/** Cells as they are in the file, without a CSV parser: these tests write one or two cells. */
function parseCsvRaw(csv: string): readonly string[] {
  const body = csv.slice(1, -2);
  if (!body.startsWith('"')) return body.split(",");
  return [body.slice(1, -1).replaceAll('""', '"')];
}

test("a file that's mostly line ends is read in linear time", () => {
  expect(parseCsv("a\n\r\n\r")).toEqual([["a"]]);
  expect(growthOf((length) => parseCsv(`${"\n".repeat(length)}x`))).toBeLessThan(LINEAR);
});
