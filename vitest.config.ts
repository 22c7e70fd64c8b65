import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { listAlone } from "./scripts/tests/alone.ts";
import { LongestFirst } from "./scripts/tests/longest-first.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@": root.replace(/\/$/, ""),
  // As in tsconfig.json (docs/decisions/0036).
  "chess-core/openings": `${root}chess-core/src/openings/openings.ts`,
  "chess-core/board": `${root}chess-core/src/board-entry.ts`,
  "chess-core": `${root}chess-core/src/index.ts`,
};

/** A picture is imported as Next does it: an object with its address. */
const pictures = {
  name: "pictures",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith(".svg") ? `export default { src: "/pictures/${basename(id)}" };` : undefined,
};

const alone = listAlone(root, ["app", "components", "lib", "prisma", "scripts"]);
const isDb = (file: string) => file.endsWith(".db.test.ts");

// A thread can't have a time zone of its own.
process.env.TZ = "Asia/Kathmandu";

/** No test alone takes half a minute. A machine that is busy with other things is no failure. */
const PATIENCE_MS = 300_000;

const common = {
  root,
  env: { LOG_LEVEL: "silent" },
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
};
const pure = { ...common, setupFiles: ["lib/testing/no-navigation.ts"] };
const db = {
  ...common,
  globalSetup: ["lib/testing/database-template.ts"],
  // A process ends before optimized WebAssembly, which Prisma compiles queries with, pays for itself.
  execArgv: ["--liftoff-only"],
};

/** What tests that share modules can't replace for themselves (lib/testing/settings.ts changes settings). */
const shared = {
  env: {
    ...common.env,
    APP_URL: "http://localhost:3000",
    AUTH_SECRET: "only-for-tests-0123456789-0123456789",
  },
  alias: {
    "next/headers": `${root}lib/testing/next-headers.ts`,
    "next/cache": `${root}lib/testing/next-cache.ts`,
  },
  setupFiles: ["lib/testing/end-of-file.ts"],
};

/** The kinds of test: the chess rules, everything pure, and what needs a real PostgreSQL. */
export default defineConfig({
  resolve: { alias },
  plugins: [pictures],
  test: {
    // Otherwise a machine with two processors would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "chess-core",
          pool: "threads",
          isolate: false,
          include: ["chess-core/src/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...pure,
          name: "unit",
          pool: "threads",
          isolate: false,
          include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**", ...alone],
        },
      },
      { extends: true, test: { ...pure, name: "unit-alone", include: alone.filter((file) => !isDb(file)) } },
      {
        extends: true,
        test: {
          ...db,
          ...shared,
          name: "db",
          isolate: false,
          include: ["{app,lib,prisma,scripts}/**/*.db.test.ts"],
          exclude: ["**/node_modules/**", ...alone],
        },
      },
      { extends: true, test: { ...db, name: "db-alone", include: alone.filter(isDb) } },
    ],
  },
});
