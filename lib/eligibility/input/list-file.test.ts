import { expect, test } from "vitest";
import { decodeText, parseCsv } from "@/lib/shared/csv";
import { MOST_LINES, readListFile } from "./list-file";

const read = (text: string) => readListFile(parseCsv(text));
const line = (email: string | null, campusId: string | null, validUntil: string | null) => ({
  email,
  campusId,
  validUntil,
});

test("a file as spreadsheets save it: a byte order mark, semicolons, quotes and Windows line ends", () => {
  const text =
    '\uFEFF"Name";"E-Mail";"Student_ID";"Valid-Until"\r\n"Osei; Amara";" Amara@Lakeside.example ";"0012 345";"5/15/2027"\r\n';
  expect(read(decodeText(new TextEncoder().encode(text)))).toEqual({
    ok: true,
    lines: [line("amara@lakeside.example", "12345", "2027-05-15")],
    repeated: 0,
  });
});

test("a person can be listed by email or by campus id alone, and without an end", () => {
  expect(read("email,campus id,valid until\na@x.example,,\n,A7,2027-05-15\n")).toMatchObject({
    lines: [line("a@x.example", null, null), line(null, "A7", "2027-05-15")],
  });
  expect(read("ID\n7\n")).toMatchObject({ lines: [line(null, "7", null)] });
});

test("repeated lines count once, with the later day, and one without an end is latest", () => {
  const file = read(
    "email,until\na@x.example,2027-05-15\nA@X.example,2026-12-01\na@x.example,2027-06-01\nb@x.example,2027-01-01\nb@x.example,\nb@x.example,2028-01-01",
  );
  expect(file).toMatchObject({
    lines: [line("a@x.example", null, "2027-06-01"), line("b@x.example", null, null)],
    repeated: 4,
  });
});

test("every line that can't be read is named with its number in the file, and none of the file is used", () => {
  const file = read(
    "email,campus id,valid until\na@x.example,,\n\nnot an address,,\n,%%,\n,,2027-05-15\nb@x.example,,Spring\n",
  );
  expect(file).toEqual({
    ok: false,
    sentence: "4 lines can’t be read. Nothing was saved.",
    problems: [
      { line: 4, sentence: "“not an address” isn’t an email address." },
      { line: 5, sentence: "“%%” isn’t a campus ID. Use letters and digits." },
      { line: 6, sentence: "It has no email and no campus ID." },
      { line: 7, sentence: "“Spring” isn’t a date we can read. Write it as 2027-05-15 or 5/15/2027." },
    ],
  });
});

test("a quotation mark that isn't closed doesn't swallow the lines after it", () => {
  const file = read('name,email\n"Amara,a@x.example\nBela,b@x.example\nCai,c@x.example');
  expect(file).toMatchObject({
    ok: false,
    problems: [{ line: 2, sentence: expect.stringContaining("quotation mark") }],
  });
});

test.each([
  { why: "an empty file", text: "", says: /no lines/ },
  { why: "only the columns", text: "email,valid until", says: /no lines/ },
  {
    why: "no column for people",
    text: "Name,Valid until\nAmara,",
    says: /email or campus id, but it says Name and Valid until\.$/,
  },
  {
    why: "people without a line for the columns",
    text: "a@x.example\nb@x.example",
    says: /but it says a@x.example\.$/,
  },
  { why: "an Excel file", text: "PK\u0003\u0004\u0014\u0006\bÎ‘\n#,", says: /^This isn’t a CSV file\./ },
  {
    why: "a column twice",
    text: "email,Mail\na@x.example,b@x.example",
    says: /^More than one column is the email: email and Mail\. /,
  },
])("refused: $why", ({ text, says }) => {
  expect(read(text)).toMatchObject({ ok: false, sentence: expect.stringMatching(says), problems: [] });
});

test("10,000 lines are read, and too many are refused", () => {
  const file = (count: number) =>
    read(`email\n${Array.from({ length: count }, (_, index) => `p${index}@x.example`).join("\n")}`);
  const big = file(10_000);
  expect(big.ok && big.lines.length).toBe(10_000);
  expect(file(MOST_LINES + 1)).toMatchObject({ ok: false, sentence: expect.stringContaining("20001 lines") });
});
