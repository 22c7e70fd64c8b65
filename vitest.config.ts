import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

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

/** Tests that draw with sharp, which one process can't load in a second thread. */
const DRAWING = [
  "lib/match/store/photos/*.test.ts",
  "lib/sharing/picture/*.test.tsx",
  "scripts/icons/*.test.ts",
];

// A thread can't have a time zone of its own.
process.env.TZ = "Asia/Kathmandu";

/** No test alone takes half a minute. A machine that is busy with other things is no failure. */
const PATIENCE_MS = 300_000;

/** The kinds of test: the chess rules, everything pure, pictures, and what needs a real PostgreSQL. */
export default defineConfig({
  test: {
    // Otherwise a machine with two processors would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: "chess-core",
          root,
          pool: "threads",
          include: ["chess-core/src/**/*.test.ts"],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        plugins: [pictures],
        test: {
          name: "unit",
          root,
          pool: "threads",
          include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**", ...DRAWING],
          setupFiles: ["lib/testing/no-navigation.ts"],
          env: { LOG_LEVEL: "silent" },
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        plugins: [pictures],
        test: {
          name: "pictures",
          root,
          include: DRAWING,
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          setupFiles: ["lib/testing/no-navigation.ts"],
          env: { LOG_LEVEL: "silent" },
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          root,
          include: ["{app,lib,prisma,scripts}/**/*.db.test.ts"],
          globalSetup: ["lib/testing/database-template.ts"],
          // A file's process ends before optimized WebAssembly, which Prisma compiles queries with, pays for itself.
          execArgv: ["--liftoff-only"],
          env: { LOG_LEVEL: "silent" },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
