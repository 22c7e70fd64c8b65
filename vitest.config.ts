import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsAlone } from "./lib/testing/alone.ts";

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

/** No test alone takes half a minute. A machine that is busy with other things is no failure. */
const PATIENCE_MS = 300_000;

const UNIT_FOLDERS = ["app", "components", "lib", "scripts"];
const unitAlone = testsAlone(root, UNIT_FOLDERS, (file) => /(?<!\.db)\.test\.tsx?$/.test(file));
const SHARED_UNIT = {
  name: "unit",
  isolate: false,
  include: [`{${UNIT_FOLDERS}}/**/*.test.{ts,tsx}`],
  exclude: ["**/*.db.test.ts", "**/node_modules/**", ...unitAlone],
};
const ALONE_UNIT = { name: "unit-alone", include: [...unitAlone] };

const DB_FOLDERS = ["app", "lib", "prisma", "scripts"];
const dbAlone = testsAlone(root, DB_FOLDERS, (file) => file.endsWith(".db.test.ts"));
const SHARED_DB = {
  name: "db",
  isolate: false,
  include: [`{${DB_FOLDERS}}/**/*.db.test.ts`],
  exclude: ["**/node_modules/**", ...dbAlone],
};
const ALONE_DB = { name: "db-alone", include: [...dbAlone] };

/** Three kinds of test: the chess rules, everything pure, and what needs a real PostgreSQL. */
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
          include: ["chess-core/src/**/*.test.ts"],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      ...[SHARED_UNIT, ALONE_UNIT].map((part) => ({
        resolve: { alias },
        plugins: [pictures],
        test: {
          ...part,
          root,
          setupFiles: ["lib/testing/no-navigation.ts"],
          env: { TZ: "Asia/Kathmandu", LOG_LEVEL: "silent" },
          testTimeout: PATIENCE_MS,
        },
      })),
      ...[SHARED_DB, ALONE_DB].map((part) => ({
        resolve: { alias },
        test: {
          ...part,
          root,
          globalSetup: ["lib/testing/database-template.ts"],
          env: { TZ: "Asia/Kathmandu", LOG_LEVEL: "silent" },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      })),
    ],
  },
});
