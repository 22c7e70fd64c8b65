import { FORMATS } from "@/lib/stages/formats";

/**
 * What each kind of file may import: one row for each kind of file in a room, and one for each room that isn't a
 * feature. imports.test.ts compares this table with the code. In a folder's name `*` stands for any one folder.
 */
export type FolderRule = {
  readonly folder: string;
  /** Folders and packages; a folder includes its subfolders. The row's own folder is always allowed. */
  readonly may: readonly string[];
  /** Only with `import type`, which is erased at run time. */
  readonly mayTypes?: readonly string[];
  /** Not allowed, although `may` includes it. */
  readonly never?: readonly string[];
  /** Words that the code must not contain. */
  readonly neverSays?: readonly RegExp[];
  /** Folders that a file can import only if it contains these words. */
  readonly onlyWhere?: { readonly folder: string; readonly says: RegExp };
  readonly because: string;
};

const REACT = ["react", "react-dom", "lucide"];
const PRISMA_MODULES = [
  "lib/db/client",
  "lib/db/transaction",
  "lib/db/statements",
  "lib/db/database-url",
  "lib/db/background",
  "lib/db/generated",
  "@prisma/client",
  "@prisma/adapter-pg",
];
/** Stores that read names, contact details or what people wrote, for those who may see them. */
const FULL_NAMES = [
  "lib/match/store",
  "lib/entries/store",
  "lib/mail/store",
  "lib/venue/store",
  "lib/people/store/people",
  "lib/people/store/handles",
  "lib/standings/store/reports",
  "lib/standings/store/rated-event",
  "lib/db/audit",
  "lib/auth/gates",
];
const FORMAT_FOLDERS = Object.keys(FORMATS).map((key) => `lib/stages/${key}`);
/** The interface of a format, and the list of formats. */
const FORMAT_REGISTRY = [
  "lib/stages/format",
  "lib/stages/formats",
  "lib/stages/shapes",
  "lib/stages/stage-rules",
  "lib/stages/stage-traits",
  "lib/stages/stages-of",
];
const RULES = [
  "lib/*/rules",
  ...FORMAT_FOLDERS,
  ...FORMAT_REGISTRY,
  "lib/shared",
  "chess-core",
  "temporal-polyfill",
];
const CLOCK_AND_CHANCE = [
  /\bnew Date\(\)/,
  /\bDate\.now\(/,
  /\bMath\.random\(/,
  /\bTemporal\.Now\b/,
  /\bperformance\.now\(/,
];

const pureRules = (folder: string): FolderRule => ({
  folder,
  may: RULES,
  mayTypes: ["lib/*/input"],
  never: ["lib/shared/form"],
  neverSays: CLOCK_AND_CHANCE,
  because: "league rules are pure: now and chance come in as arguments",
});

export const IMPORT_TABLE: readonly FolderRule[] = [
  {
    folder: "chess-core",
    may: [],
    neverSays: CLOCK_AND_CHANCE,
    because: "chess is true in any league: it needs nothing from outside, no clock and no chance",
  },

  // The kinds of file in a room.
  pureRules("lib/*/rules"),
  ...[...FORMAT_FOLDERS, ...FORMAT_REGISTRY].map((folder) => ({
    ...pureRules(folder),
    may: [...RULES, "lib/*/words", "zod"],
  })),
  {
    ...pureRules("lib/season/rules/settings"),
    may: ["zod", ...RULES],
    because: "a setting says itself what it can be; it is as pure as the other rules",
  },
  {
    folder: "lib/*/words",
    may: ["lib/*/words", ...RULES],
    mayTypes: ["lib/*/input", "lib/*/store", "lib/db", "lib/paths"],
    because: "the same data always reads the same",
  },
  {
    folder: "lib/*/input",
    may: ["zod", "lib/*/input", "lib/*/words", "lib/paths", ...RULES],
    because: "what people type is checked in the browser and on the server alike",
  },
  {
    folder: "lib/*/letters",
    may: ["lib/*/letters", "lib/*/words", "lib/paths", "node:crypto", ...RULES],
    mayTypes: ["lib/*/input"],
    because: "an email is a pure function of its data, and so is what a bounce says",
  },
  {
    folder: "lib/*/view",
    may: [
      "lib/*/view",
      "lib/*/words",
      "lib/*/input",
      "lib/paths",
      "ical-generator",
      "timezones-ical-library",
      ...RULES,
    ],
    mayTypes: ["lib/*/store"],
    because: "what a page shows is a pure function of what is stored",
  },
  {
    folder: "lib/*/store",
    may: [
      "lib/*/store",
      "lib/*/letters",
      "lib/*/words",
      "lib/*/input",
      "lib/*/view",
      "lib/db",
      "lib/env",
      "lib/clock",
      "lib/paths",
      "lib/telemetry",
      "@next-auth/prisma-adapter",
      "pg",
      "pg-boss",
      "postal-mime",
      "sharp",
      "s3mini",
      "node:",
      ...RULES,
    ],
    never: ["lib/shared/form"],
    because: "what writes to PostgreSQL knows neither pages nor sessions",
  },
  {
    folder: "lib/*/actions",
    may: [
      "lib/*/actions",
      "lib/campus/saml",
      "lib/*/store",
      "lib/*/words",
      "lib/*/input",
      "lib/auth",
      "lib/jobs",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/env",
      "lib/paths",
      "next",
      "zod",
      ...RULES,
    ],
    never: PRISMA_MODULES,
    because: "an action names who, what and which rule; a store saves it",
  },

  {
    folder: "lib/api/view/description.ts",
    may: ["zod", "zod-openapi", "lib/api/input", "lib/api/words", "lib/limits/limits", "lib/shared"],
    because: "the description of the API is made from the shapes that its answers and requests have",
  },
  {
    folder: "app/api/v1/organizations/[org]/desk",
    may: [
      "app/api/v1",
      "lib/api/store/desk-reads",
      "lib/api/store/desk-matches",
      "lib/api/store/desk-venues",
      "lib/api/store/desk-equipment",
      "lib/api/store/desk-closures",
      "lib/api/store/desk-ratings",
      "lib/clock",
    ],
    because: "what directors and staff read has the names in the database, behind a token",
  },
  {
    folder: "app/api/v1/organizations",
    may: ["app/api/v1", "lib/api/input", "lib/api/store/public-reads", "next"],
    because: "what everyone can read of the API has names from `publicName`, as on pages",
  },
  {
    folder: "lib/campus/saml",
    may: ["@node-saml/node-saml", "@xmldom/xmldom", "node:crypto", "node:zlib", ...RULES],
    mayTypes: ["lib/env"],
    neverSays: CLOCK_AND_CHANCE,
    because: "what providers say is read in one place, which knows neither the database nor sessions",
  },

  // The rooms that all features are built on.
  {
    folder: "lib/shared",
    may: ["zod", "papaparse", "next/navigation", "temporal-polyfill"],
    because: "what all rooms need depends on no room",
  },
  {
    folder: "lib/db",
    may: [
      ...PRISMA_MODULES,
      "pg",
      "lib/shared",
      "lib/env",
      "lib/clock",
      "lib/paths",
      "lib/telemetry",
      "temporal-polyfill",
      "node:",
    ],
    mayTypes: ["lib/*/rules"],
    because: "the one door to PostgreSQL stands below every room",
  },
  {
    folder: "lib/auth",
    may: [
      "lru-cache",
      "zod",
      "next-auth",
      "next",
      "react",
      "lib/*/store",
      "lib/*/rules",
      "lib/*/letters",
      "lib/*/input",
      "lib/campus/saml",
      "lib/shared",
      "lib/env",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/paths",
      "lib/jobs",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "who is asking is read through a store",
  },
  {
    folder: "lib/jobs",
    may: [
      "lib/*/store",
      "lib/*/rules",
      "lib/campus/saml",
      "lib/db",
      "lib/shared",
      "lib/env",
      "lib/limits",
      "lib/telemetry",
      "lib/clock",
      "lib/paths",
      "pg-boss",
      "nodemailer",
      "web-push",
      "rate-limiter-flexible",
      "next/cache",
      "node:",
    ],
    because: "what happens on time goes through the same doors as a click",
  },
  {
    folder: "lib/sharing/picture",
    may: ["lru-cache", "next/og", "lib/match/store/photos/decoders", "node:"],
    mayTypes: ["react"],
    because: "what draws pictures knows nothing of what's on them",
  },
  {
    folder: "lib/calendars",
    may: ["lib/*/view"],
    because: "a feed is a view of the stored matches",
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
      "lib/*/store",
      "lib/db",
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
    may: [
      "next",
      "compression",
      "fresh",
      "lru-cache",
      "negotiator",
      "lib/telemetry",
      "lib/env",
      "lib/paths",
      "lib/shared/text",
      "lib/shared/document-mark",
      "lib/shared/escape-html",
      "lib/shared/turns",
      "node:",
    ],
    because: "what stands before the pages is there before the pages are, and when they fail",
  },
  {
    folder: "lib/env.ts",
    may: ["lib/env-shape"],
    because: "settings depend on nothing but their shape",
  },
  {
    folder: "lib/env-shape.ts",
    may: ["zod", "lib/shared/email-address", "node:crypto"],
    because: "a setting's shape depends on nothing but the shape of an address",
  },
  {
    folder: "lib/paths",
    may: [],
    mayTypes: ["lib/*/rules", "lib/*/input", "lib/shared"],
    because: "an address depends on nothing",
  },
  {
    folder: "lib/clock.ts",
    may: ["lib/env", "temporal-polyfill"],
    because: "the clock depends on nothing",
  },

  // Components.
  {
    folder: "components",
    may: [
      ...REACT,
      "next",
      "uqr",
      "lib/*/view",
      "lib/*/words",
      "lib/*/input",
      "lib/*/actions",
      "lib/paths",
      ...RULES,
    ],
    mayTypes: ["lib/*/store"],
    never: ["lib/match/rules/decide", "components/gallery", "next/link"],
    onlyWhere: { folder: "lib/*/actions", says: /<form\b|<\w*Form\b|useSend|formAction/ },
    because: "a component draws what it is given; it may ask a rule but never fetches and never decides",
  },
  {
    folder: "components/room/room-database.ts",
    may: ["idb", "lib/room/rules", "components/room"],
    because: "a room that was opened, and what waits to be sent, is kept on the device",
  },
  {
    folder: "components/ui/link.tsx",
    may: ["react", "next/navigation", "components/ui/under-way"],
    because: "every link shows that a slow page is on its way",
  },
  {
    folder: "components/gallery",
    may: [
      ...REACT,
      "next",
      "components",
      "lib/*/view",
      "lib/*/words",
      "lib/*/letters",
      "lib/*/input",
      "lib/*/testing",
      "lib/paths",
      ...RULES,
    ],
    mayTypes: ["lib/*/store"],
    because: "what shows every component and email makes its facts up; only development has it",
  },
  {
    folder: "app/(dev)",
    may: ["next", "app/styles", "components/gallery"],
    because: "a page that only development has shows the gallery and nothing else",
  },
  {
    folder: "app/api",
    may: [
      "lib/api",
      "lib/campus/saml",
      "lib/front/event-stream",
      "lib/front/follow-stream",
      "lib/room/actions/command-game",
      "lib/*/store",
      "lib/*/rules",
      "lib/*/words",
      "lib/*/input",
      "lib/*/view",
      "lib/auth",
      "lib/calendars",
      "lib/db",
      "lib/jobs",
      "lib/limits",
      "lib/shared",
      "lib/telemetry",
      "lib/clock",
      "lib/env",
      "lib/paths",
      "next",
      "zod",
      "node:",
    ],
    never: PRISMA_MODULES,
    because: "an address that is not a page goes through a store like every other",
  },
  {
    folder: "app",
    may: [...REACT, "next", "components", "chess-core", "lib", "@fontsource-variable", "temporal-polyfill"],
    never: [...PRISMA_MODULES, "lib/testing", "components/gallery", "next/link"],
    because: "a page turns an address into components and does nothing else",
  },
  {
    folder: "app/(public)",
    may: [...REACT, "next", "app/styles", "components", "lib"],
    never: [...PRISMA_MODULES, ...FULL_NAMES, "lib/testing", "components/gallery"],
    because: "what everyone can see has names from `publicName`, never those in the database",
  },
];
