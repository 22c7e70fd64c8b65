import { describe, expect, test } from "vitest";
import { parseCsv } from "@/lib/shared/csv";
import { MOST_ROWS, readEntriesFile } from "./entries-file";

const HEAD = ["name", "email", "division"];

describe("a file", () => {
  test("names its columns in any order and case, with others in between", () => {
    const file = readEntriesFile([
      ["Shirt", " E-Mail", "BORN", "Name", "division", "Username"],
      ["M", " Amara@Lakeside.example ", "5/7/2009", " Osei, Amara ", "Under 18", "amara7"],
    ]);
    expect(file).toEqual({
      ok: true,
      rows: [
        {
          line: 2,
          name: "Amara Osei",
          email: "amara@lakeside.example",
          phone: null,
          division: "Under 18",
          status: "",
          bornOn: "2009-05-07",
          handle: "amara7",
        },
      ],
      unread: [],
    });
  });

  test.each([
    ["E-mail Address", "Full_Name"],
    ["email_address", "PLAYER"],
    ["e-mail", " Full  name "],
  ])("reads %s and %s as lists do, with spaces, hyphens, or underscores", (email, name) => {
    expect(
      readEntriesFile([
        [email, name],
        ["a@x.example", "Amara"],
      ]),
    ).toMatchObject({ rows: [{ name: "Amara", email: "a@x.example" }] });
  });

  test.each([
    {
      why: "before it",
      head: ["grade", "name", "email", "division"],
      row: ["7", "Amara", "a@x.example", "Open"],
    },
    {
      why: "behind it",
      head: ["name", "email", "division", "grade"],
      row: ["Amara", "a@x.example", "Open", "7"],
    },
  ])(
    "takes the division from the column of that name, also with the school's grade $why",
    ({ head, row }) => {
      expect(readEntriesFile([head, row])).toMatchObject({ rows: [{ name: "Amara", division: "Open" }] });
    },
  );

  test.each([
    { why: "it's never closed", text: 'name,email,notes\nBela,b@x.example,"likes chess\nCai,c@x.example,' },
    {
      why: "a quotation mark of a later row closes it",
      text: 'name,email,notes\nBela,b@x.example,"likes chess\r\nCai,c@x.example,"plays, too"\r\nDee,d@x.example,',
    },
  ])("doesn't use a row whose quotation mark hides others: $why", ({ text }) => {
    const file = readEntriesFile(parseCsv(text));
    expect(file.ok && file.rows.map(({ name }) => name)).not.toContain("Bela");
    expect(file).toMatchObject({
      unread: [{ line: 2, name: "Bela", sentence: expect.stringMatching(/quotation mark/) }],
    });
  });

  test("takes notes of several lines", () => {
    const text = 'name,email,notes\nBela,b@x.example,"likes\nchess"\nCai,c@x.example,';
    const file = readEntriesFile(parseCsv(text));
    expect(file).toMatchObject({ rows: [{ name: "Bela" }, { name: "Cai" }], unread: [] });
  });

  test("keeps the row numbers of the spreadsheet over empty rows", () => {
    const file = readEntriesFile([[""], HEAD, ["", "", ""], ["Amara", "a@x.example", "Open"], ["Bela"]]);
    expect(file.ok && file.rows.map(({ line }) => line)).toEqual([4]);
    expect(file.ok && file.unread.map(({ line }) => line)).toEqual([5]);
  });

  test.each([
    { why: "nothing at all", cells: [[""]], says: /no rows/ },
    { why: "only the names of the columns", cells: [HEAD], says: /no rows/ },
    {
      why: "an Excel file",
      cells: parseCsv("PK\u0003\u0004\u0014\u0006\bÎ‘\n#,"),
      says: /^This isn’t a CSV file\./,
    },
    {
      why: "an old Excel file",
      cells: parseCsv("ÐÏ\u0011à¡±\u001aá\n;\n"),
      says: /^This isn’t a CSV file\./,
    },
    {
      why: "two email columns",
      cells: [
        ["name", "email", "E-mail"],
        ["Amara", "", "a@x.example"],
      ],
      says: /^More than one column is the email: email and E-mail\. Remove all but one, then choose the file again\.$/,
    },
    {
      why: "two columns that go by other names",
      cells: [
        ["full name", "player", "email"],
        ["Amara", "yes", "a@x.example"],
      ],
      says: /^More than one column is the name: full name and player\./,
    },
    {
      why: "no email column",
      cells: [
        ["name", "phone"],
        ["Amara", "1"],
      ],
      says: /doesn’t include email\.$/,
    },
    {
      why: "no names of columns",
      cells: [
        ["Amara", "a@x.example"],
        ["Bela", "b@x.example"],
      ],
      says: /include name and email/,
    },
    {
      why: "too many rows",
      cells: [HEAD, ...Array.from({ length: MOST_ROWS + 1 }, () => ["Amara", "a@x.example", "Open"])],
      says: /1001 rows/,
    },
  ])("is refused: $why", ({ cells, says }) => {
    expect(readEntriesFile(cells)).toEqual({ ok: false, sentence: expect.stringMatching(says) });
  });
});

test.each([
  { why: "a bad address", row: ["Amara", "amara at lakeside", ""], says: /email address/ },
  { why: "no address", row: ["Amara", "", ""], says: /email address/ },
  { why: "no name", row: ["", "a@x.example", ""], says: "The name is missing." },
  { why: "a long name", row: ["A".repeat(81), "a@x.example", ""], says: "The name is too long." },
  { why: "a date that doesn't exist", row: ["Amara", "a@x.example", "2009-02-30"], says: /2009-05-17/ },
  {
    why: "a date in another country's format",
    row: ["Amara", "a@x.example", "17.5.2009"],
    says: /2009-05-17/,
  },
])("a row does not read well: $why", ({ row, says }) => {
  const file = readEntriesFile([["name", "email", "born"], row]);
  expect(file).toMatchObject({
    ok: true,
    rows: [],
    unread: [{ line: 2, name: row[0], sentence: expect.stringMatching(says) }],
  });
});
