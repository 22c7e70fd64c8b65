import { generateClient } from "../prisma/generate-client.ts";
import { projectPath } from "../process/project.ts";
import { runTool } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import { refuseToBuildWhileServing } from "../releases/served-folder.ts";
import { isBuildFresh, markBuildFresh } from "./freshness.ts";

/**
 * What Next salts the ids of server actions with, and would encrypt their bound values with if a process had no key of
 * its own (lib/front/actions-key.ts gives it one). It is public and never changes: every build of the same file gives an
 * action the same id, on any machine and in an image that holds no secret.
 */
const BUILD_KEY = Buffer.from("public salt of rookery's actions").toString("base64");

/** Builds the app. Needs no database and no settings: what depends on them is drawn when it is asked for. */
export async function buildApp(): Promise<void> {
  refuseToBuildWhileServing(projectPath());
  await generateClient();
  const { code } = await runTool("next", "next", ["build"], {
    output: "show",
    env: {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: BUILD_KEY,
    },
  });
  if (code !== 0) throw new ScriptError("The build failed: the lines above say where.");
  markBuildFresh();
}

/** Builds the app unless the build that is there was made from the sources as they are now. */
export async function buildAppIfStale(): Promise<void> {
  await generateClient();
  if (!isBuildFresh()) await buildApp();
}
