import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { runTool } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";

/**
 * Generates the database client, unless the existing one was made from this exact schema. Prisma would download
 * an engine that generating doesn't use; naming any file as the engine prevents that.
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
    throw new ScriptError(`The database client couldn't be generated from prisma/schema.prisma:\n${output}`);
  writeFileSync(stampFile, stamp);
}

function sourceStamp(): string {
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"]) {
    hash.update(readFileSync(projectPath(...file.split("/"))));
  }
  return hash.digest("hex");
}
