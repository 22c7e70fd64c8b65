import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkImports } from "./check-imports";
import { findCycles } from "./find-cycles";
import { findImports } from "./find-imports";
import { IMPORT_TABLE } from "./import-table";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("the code keeps to the import table", () => {
  test.each(["chess-core/src", "lib", "components", "app"])("%s", (folder) => {
    const files = listSources(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => checkImports({ path, text: read(path) }, IMPORT_TABLE))).toEqual([]);
  });
});

describe("no file imports itself by a detour", () => {
  test("in the project", () => {
    const files = ["chess-core/src", "lib", "components", "app", "scripts"].flatMap(listSources);
    expect(findCycles(files.map((path) => ({ path, text: read(path) })))).toEqual([]);
  });

  test.each([
    {
      why: "two files",
      files: { "lib/a.ts": `import "./b";`, "lib/b.ts": `import "@/lib/a";` },
      cycles: [["lib/a.ts", "lib/b.ts"]],
    },
    {
      why: "three files, two of them pictures",
      files: {
        "lib/a.ts": `import "@/components/b";`,
        "components/b.tsx": `import "./c";`,
        "components/c.tsx": `export { a } from "../lib/a";`,
      },
      cycles: [["components/b.tsx", "components/c.tsx", "lib/a.ts"]],
    },
    {
      why: "one of them needs only a type",
      files: { "lib/a.ts": `import "./b";`, "lib/b.ts": `import type { A } from "./a";` },
      cycles: [["lib/a.ts", "lib/b.ts"]],
    },
    {
      why: "a package isn't the file of that name beside it",
      files: { "lib/next-auth.ts": `import "./b";`, "lib/b.ts": `import "next-auth";` },
      cycles: [],
    },
    {
      why: "a diamond is no cycle",
      files: { "lib/a.ts": `import "./b"; import "./c";`, "lib/b.ts": `import "./c";`, "lib/c.ts": "" },
      cycles: [],
    },
  ])("in a sample: $why", ({ files, cycles }) => {
    expect(findCycles(Object.entries(files).map(([path, text]) => ({ path, text })))).toEqual(cycles);
  });
});

describe("the check can fail", () => {
  test.each([
    {
      why: "chess-core asks Node",
      path: "chess-core/src/notation/fen.ts",
      text: `import fs from "node:fs";`,
    },
    {
      why: "chess-core reaches into the league",
      path: "chess-core/src/notation/fen.ts",
      text: `import { x } from "../../../lib/match/rules/x";`,
    },
    { why: "a rule asks the clock", path: "lib/match/rules/due.ts", text: "const now = new Date();" },
    { why: "a rule throws dice", path: "lib/stages/rules/draw.ts", text: "return Math.random() < 0.5;" },
    {
      why: "a rule reads a schema at run time",
      path: "lib/match/rules/due.ts",
      text: `import { pack } from "@/lib/season/input/rule-pack";`,
    },
    {
      why: "a rule reads the database",
      path: "lib/match/rules/due.ts",
      text: `import { prisma } from "@/lib/db/client";`,
    },
    {
      why: "data knows pages",
      path: "lib/people/store/people.ts",
      text: `import { cache } from "next/cache";`,
    },
    {
      why: "data knows sessions",
      path: "lib/people/store/people.ts",
      text: `const auth = await import("../auth/gates");`,
    },
    {
      why: "an action writes by itself",
      path: "lib/match/actions/match.ts",
      text: `import { prisma } from "@/lib/db/client";`,
    },
    {
      why: "an action uses Prisma's types",
      path: "lib/match/actions/match.ts",
      text: `import type { Match } from "@/lib/db/generated/client";`,
    },
    {
      why: "a route writes by itself",
      path: "app/api/me/route.ts",
      text: `import { PrismaClient } from "@prisma/client";`,
    },
    {
      why: "a page writes by itself",
      path: "app/(public)/page.tsx",
      text: `export { prisma } from "@/lib/db/client";`,
    },
    {
      why: "a public page reads a match with full names",
      path: "app/(public)/[org]/matches/[id]/page.tsx",
      text: `import { findMatchOfDesk } from "@/lib/match/store/read-match";`,
    },
    {
      why: "a component fetches",
      path: "components/match/card.tsx",
      text: `import { findMatch } from "@/lib/match/store/read-match";`,
    },
    {
      why: "a component takes its types from the tables",
      path: "components/match/card.tsx",
      text: `import type { Match } from "@/lib/db/generated/client";`,
    },
    {
      why: "a component asks who is there",
      path: "components/layout/head.tsx",
      text: `import "@/lib/auth/current-actor";`,
    },
    {
      why: "a component decides",
      path: "components/match/card.tsx",
      text: `import { decide } from "@/lib/match/rules/decide";`,
    },
    {
      why: "a picture without a form acts",
      path: "components/match/card.tsx",
      text: `import { approve } from "@/lib/match/actions/match";`,
    },
    {
      why: "a letter sends itself",
      path: "lib/mail/letters/reminder.ts",
      text: `import nodemailer from "nodemailer";`,
    },
    {
      why: "a page of the app shows the gallery",
      path: "app/(public)/page.tsx",
      text: `import { ROOMS } from "@/components/gallery/rooms";`,
    },
    {
      why: "a component needs the gallery",
      path: "components/match/card.tsx",
      text: `import { LONG_NAME } from "../gallery/names";`,
    },
    { why: "a folder that no one planned", path: "lib/helpers/x.ts", text: "" },
  ])("$why", ({ path, text }) => {
    expect(checkImports({ path, text }, IMPORT_TABLE)).toHaveLength(1);
  });

  test("a violation names the file, the import and the rule", () => {
    const file = { path: "lib/shared/dates.ts", text: `import { env } from "@/lib/env";` };
    expect(checkImports(file, IMPORT_TABLE)).toEqual([
      'lib/shared/dates.ts imports "@/lib/env"; lib/shared may import zod, papaparse, next/navigation, temporal-polyfill: what all rooms need depends on no room.',
    ]);
  });
});

test.each([
  {
    why: "types of a schema in a rule",
    path: "lib/match/rules/due.ts",
    text: `import type { RulePack } from "@/lib/season/input/rule-pack";`,
  },
  {
    why: "an instant from a number is no clock",
    path: "lib/match/rules/due.ts",
    text: "new Date(milliseconds)",
  },
  {
    why: "a clock in a comment",
    path: "lib/match/rules/due.ts",
    text: "/** Not new Date(): see the caller. */",
  },
  {
    why: "a form with its action",
    path: "components/match/form.tsx",
    text: `import { approve } from "@/lib/match/actions/match"; <form action={approve} />`,
  },
  {
    why: "a neighbor",
    path: "lib/match/store/read-match.ts",
    text: `import { prisma } from "@/lib/db/client";`,
  },
])("allowed: $why", ({ path, text }) => {
  expect(checkImports({ path, text }, IMPORT_TABLE)).toEqual([]);
});

test.each([
  {
    why: "over several lines",
    text: 'import {\n  a,\n  type B,\n} from "./x";',
    expected: [{ from: "./x", isType: false }],
  },
  { why: "for its effects", text: 'import "./x.css";', expected: [{ from: "./x.css", isType: false }] },
  {
    why: "everything under a name",
    text: 'import * as x from "x";',
    expected: [{ from: "x", isType: false }],
  },
  { why: "passed on", text: 'export * from "./x";', expected: [{ from: "./x", isType: false }] },
  {
    why: "types passed on",
    text: 'export type { X } from "./x";',
    expected: [{ from: "./x", isType: true }],
  },
  {
    why: "two on one line",
    text: 'import a from "a"; const b = await import("b");',
    expected: [
      { from: "a", isType: false },
      { from: "b", isType: false },
    ],
  },
  { why: "not in a comment", text: '// import a from "a";\n/* import("b") */', expected: [] },
  { why: "not an exported string", text: 'export const title = "from here";', expected: [] },
  {
    why: "after an address that looks like a comment",
    text: 'const a = "https://a.example";\nimport b from "b";',
    expected: [{ from: "b", isType: false }],
  },
])("an import is found: $why", ({ text, expected }) => {
  expect(findImports(text)).toEqual(expected);
});

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(generated|testing|node_modules)$/.test(entry.name) ? [] : listSources(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
