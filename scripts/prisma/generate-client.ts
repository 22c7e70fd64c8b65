import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { runTool } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";

/**
 * Makes the database client from the schema, unless the one that is there was made from this very schema. Prisma
 * would download an engine that generating does not use; naming any file as that engine keeps it from trying.
 */
export async function generateClient(): Promise<void> {
  const stampFile = projectPath("lib", "db", "generated", ".made-from");
  const stamp = sourceStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;

  const { code, output } = await runTool("prisma", "prisma", ["generate", "--no-hints"], {
    output: "keep",
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: projectPath("package.json"),
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (code !== 0)
    throw new ScriptError(`The database client could not be made from prisma/schema.prisma:\n${output}`);
  writeFileSync(stampFile, stamp);
}

function sourceStamp(): string {
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"]) {
    hash.update(readFileSync(projectPath(...file.split("/"))));
  }
  return hash.digest("hex");
}
