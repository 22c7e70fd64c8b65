/** Who may import whom: the table of the architecture, as data that imports.test.ts compares with the code. */
export type FolderRule = {
  readonly folder: string;
  /** Folders and packages; a folder covers what lies below it. The folder itself is always allowed. */
  readonly may: readonly string[];
  /** Only with `import type`, which leaves nothing behind when the code runs. */
  readonly mayTypes?: readonly string[];
  /** Closed although something in `may` covers it. */
  readonly never?: readonly string[];
  /** Words that must not stand in the code at all. */
  readonly neverSays?: readonly RegExp[];
  /** Folders that only a file which says these words may import. */
  readonly onlyWhere?: { readonly folder: string; readonly says: RegExp };
  readonly because: string;
};

const REACT = ["react", "react-dom", "lucide"];
const PRISMA = ["@prisma/client", "@prisma/adapter-pg", "@next-auth/prisma-adapter"];
const PRISMA_MODULES = ["lib/data/prisma", "lib/data/generated"];
const CLOCK_AND_CHANCE = [
  /\bnew Date\(\)/,
  /\bDate\.now\(/,
  /\bMath\.random\(/,
  /\bTemporal\.Now\b/,
  /\bperformance\.now\(/,
];

export const IMPORT_TABLE: readonly FolderRule[] = [
  {
    folder: "chess-core",
    may: [],
    neverSays: CLOCK_AND_CHANCE,
    because: "chess is true in any league: it needs nothing from outside, no clock and no chance",
  },
  {
    folder: "lib/domain",
    may: ["chess-core", "temporal-polyfill"],
    mayTypes: ["lib/schemas"],
    neverSays: CLOCK_AND_CHANCE,
    because: "league rules are pure: now and chance come in as arguments",
  },
  {
    folder: "lib/schemas",
    may: ["zod", "lib/domain", "lib/paths", "chess-core", "temporal-polyfill"],
    because: "what people type is checked in the browser and on the server alike",
  },
  {
    folder: "lib/format",
    may: ["lib/domain", "chess-core", "temporal-polyfill", "papaparse"],
    mayTypes: ["lib/schemas"],
    because: "the same data always reads the same",
  },
  {
    folder: "lib/letters",
    may: ["lib/format", "lib/paths", "lib/domain", "node:crypto"],
    mayTypes: ["lib/schemas"],
    because: "a letter is a pure function of its data, and so is what a bounce says",
  },
  {
    folder: "lib/calendars",
    may: [
      "ical-generator",
      "timezones-ical-library",
      "temporal-polyfill",
      "lib/domain",
      "lib/format",
      "lib/paths",
    ],
    mayTypes: ["lib/schemas"],
    because: "a calendar feed is a pure function of its data",
  },
  {
    folder: "lib/data",
    may: [
      ...PRISMA,
      "pg",
      "pg-boss",
      "postal-mime",
      "lib/domain",
      "chess-core",
      "lib/env",
      "lib/letters",
      "lib/calendars",
      "lib/schemas",
      "lib/format",
      "lib/telemetry",
      "lib/clock",
      "lib/paths",
      "temporal-polyfill",
      "node:",
    ],
    because: "the only door to PostgreSQL knows neither pages nor sessions",
  },
  {
    folder: "lib/auth",
    may: [
      "next-auth",
      "next",
      "react",
      "lib/data",
      "lib/domain",
      "lib/env",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/paths",
      "lib/letters",
      "lib/jobs",
      "lib/schemas",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "who is asking is read through lib/data",
  },
  {
    folder: "lib/jobs",
    may: [
      "lib/data",
      "lib/domain",
      "lib/letters",
      "lib/format",
      "lib/env",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/paths",
      "pg-boss",
      "nodemailer",
      "rate-limiter-flexible",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "what happens on time goes through the same doors as a click",
  },
  {
    folder: "lib/actions",
    may: [
      "lib/auth",
      "lib/schemas",
      "lib/domain",
      "lib/data",
      "lib/paths",
      "lib/format",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/env",
      "chess-core",
      "next",
      "zod",
    ],
    never: PRISMA_MODULES,
    because: "an action names who, what and which rule; lib/data saves it",
  },
  {
    folder: "lib/telemetry",
    may: ["pino", "prom-client", "@opentelemetry", "lib/env", "node:"],
    because: "logs, metrics and traces know nothing of the league, so that they can't tell of anybody",
  },
  {
    folder: "lib/limits",
    may: [
      "rate-limiter-flexible",
      "lib/data",
      "lib/auth",
      "lib/env",
      "lib/clock",
      "lib/telemetry",
      "next",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "how often something may be asked is counted in one place",
  },
  {
    folder: "lib/front",
    may: ["next", "compression", "lib/telemetry", "lib/env", "lib/paths", "node:"],
    because: "what stands before the pages is there before the pages are, and when they fail",
  },
  {
    folder: "lib/env.ts",
    may: ["zod", "lib/schemas/email-address"],
    because: "settings depend on nothing but the shape of an address",
  },
  {
    folder: "lib/paths.ts",
    may: [],
    mayTypes: ["lib/domain", "lib/schemas"],
    because: "an address depends on nothing",
  },
  {
    folder: "lib/clock.ts",
    may: ["lib/env", "temporal-polyfill"],
    because: "the clock depends on nothing",
  },
  {
    folder: "components",
    may: [
      ...REACT,
      "next",
      "uqr",
      "chess-core",
      "lib/domain",
      "lib/format",
      "lib/paths",
      "lib/schemas",
      "lib/actions",
    ],
    never: ["lib/domain/match/decide"],
    onlyWhere: { folder: "lib/actions", says: /<form\b|<\w*Form\b|useActionState|formAction/ },
    because: "a component draws what it is given; it may ask a rule but never fetches and never decides",
  },
  {
    folder: "app/api",
    may: [
      "lib/auth",
      "lib/schemas",
      "lib/domain",
      "lib/data",
      "lib/paths",
      "lib/format",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/env",
      "lib/actions",
      "chess-core",
      "next",
      "zod",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "an address that is not a page goes through lib/data like every other",
  },
  {
    folder: "app",
    may: [...REACT, "next", "components", "chess-core", "lib", "@fontsource-variable", "temporal-polyfill"],
    never: [...PRISMA_MODULES, "lib/testing"],
    because: "a page turns an address into components and does nothing else",
  },
];
