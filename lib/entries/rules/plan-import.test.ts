import { describe, expect, test } from "vitest";
import { type ImportContext, type ImportDivision, type ImportRow, planImport } from "./plan-import";

const OPEN: ImportDivision = {
  id: "open",
  slug: "open",
  name: "Open",
  underAge: null,
  capacity: null,
  isPublished: false,
  taken: 0,
  entries: new Map(),
};
const GRADE: ImportDivision = { ...OPEN, id: "u18", slug: "under-18", name: "Under 18", underAge: 18 };

function row(name: string, facts: Partial<ImportRow> = {}): ImportRow {
  const email = `${name.toLowerCase()}@x.example`;
  return {
    line: 2,
    name,
    email,
    phone: null,
    division: "Open",
    status: "",
    bornOn: null,
    handle: "",
    ...facts,
  };
}

function context(facts: Partial<ImportContext> = {}): ImportContext {
  return {
    divisions: [OPEN, GRADE],
    age: { startsOn: "2026-11-16", eligibility: { ageOn: "season-start" } },
    site: null,
    handles: new Map(),
    unlisted: new Map(),
    ...facts,
  };
}

/** "enter", "wait", or the refusal of each row. */
function fates(rows: readonly ImportRow[], facts: Partial<ImportContext> = {}): readonly string[] {
  return planImport(rows, context(facts)).map(({ fate }) =>
    fate.kind === "refused" ? fate.refusal : fate.kind,
  );
}

describe("a row", () => {
  test.each([
    { why: "a new player", row: row("Amara"), fate: "enter" },
    {
      why: "a division by its address, in capitals",
      row: row("Amara", { division: "OPEN" }),
      fate: "enter",
    },
    { why: "an unknown division", row: row("Amara", { division: "Blitz" }), fate: "division-unknown" },
    { why: "no division when there are two", row: row("Amara", { division: "" }), fate: "division-missing" },
    { why: "young enough", row: row("Amara", { division: "Under 18", bornOn: "2009-05-17" }), fate: "enter" },
    { why: "too old", row: row("Amara", { division: "Under 18", bornOn: "2008-05-17" }), fate: "too-old" },
    { why: "no date of birth", row: row("Amara", { division: "Under 18" }), fate: "birth-date-missing" },
    { why: "the file says that they left", row: row("Amara", { status: "Withdrawn" }), fate: "left-out" },
    { why: "an exported status", row: row("Amara", { status: "active" }), fate: "enter" },
  ])("$why: $fate", ({ row, fate }) => {
    expect(fates([row])).toEqual([fate]);
  });

  test("goes to the division of that name, even if another one was called that before and kept its address", () => {
    const divisions = [
      { ...OPEN, id: "championship", name: "Championship" },
      { ...OPEN, slug: "open-2" },
    ];
    const named = ["Open", "open-2", "championship"].map((division) => row("Amara", { division }));
    const plan = named.flatMap((each) => planImport([each], context({ divisions })));
    expect(plan.map(({ fate }) => fate)).toEqual([
      { kind: "enter", divisionId: "open" },
      { kind: "enter", divisionId: "open" },
      { kind: "enter", divisionId: "championship" },
    ]);
  });

  test("needs no division in a season with one division", () => {
    expect(fates([row("Amara", { division: "" })], { divisions: [OPEN] })).toEqual(["enter"]);
  });

  test.each([
    { status: "in", fate: "in-already" },
    { status: "withdrawn", fate: "has-left" },
    { status: "removed", fate: "was-removed" },
  ] as const)("for a player who is $status: $fate", ({ status, fate }) => {
    const known = { ...OPEN, entries: new Map([["amara@x.example", status]]) };
    expect(fates([row("Amara")], { divisions: [known] })).toEqual([fate]);
  });

  test("for a division that's paired is refused, also for players who left it", () => {
    const entries = new Map([["amara@x.example", "removed" as const]]);
    expect(fates([row("Amara")], { divisions: [{ ...OPEN, isPublished: true }] })).toEqual([
      "already-paired",
    ]);
    expect(fates([row("Amara")], { divisions: [{ ...OPEN, isPublished: true, entries }] })).toEqual([
      "already-paired",
    ]);
  });
});

describe("rows together", () => {
  test("the same address is refused twice in one division, but not in two divisions", () => {
    const young = { bornOn: "2010-01-01", division: "Under 18" };
    expect(fates([row("Amara"), row("Amara", { line: 3 }), row("Amara", young)])).toEqual([
      "enter",
      "twice",
      "enter",
    ]);
  });

  test("earlier rows get the last spots and later ones wait; refused rows take none", () => {
    const full = { ...OPEN, capacity: 3, taken: 1 };
    const rows = [row("Amara"), row("Bela", { status: "removed" }), row("Amara"), row("Chen"), row("Dana")];
    expect(fates(rows, { divisions: [full] })).toEqual(["enter", "left-out", "twice", "enter", "wait"]);
  });

  test("an online season needs a username on the site, and each username once", () => {
    const handles = new Map([["taken", "somebody@x.example"]]);
    const rows = [
      row("Amara", { handle: "Amara7" }),
      row("Bela", { handle: "amara7" }),
      row("Chen"),
      row("Dana", { handle: "d!" }),
      row("Emil", { handle: "Taken" }),
    ];
    expect(fates(rows, { site: "chess.com", handles })).toEqual([
      "enter",
      "handle-taken",
      "handle-missing",
      "chess-com-shape",
      "handle-taken",
    ]);
  });

  test("a player whose username is known from another division doesn't need to give it again", () => {
    const handles = new Map([["amara7", "amara@x.example"]]);
    expect(fates([row("Amara"), row("Amara", { handle: "AMARA7" })], { site: "chess.com", handles })).toEqual(
      ["enter", "twice"],
    );
  });
});
