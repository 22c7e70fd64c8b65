import { generateClient } from "../prisma/generate-client.ts";
import { runTool } from "../process/run.ts";
import { Trouble } from "../process/trouble.ts";
import { isBuildFresh, markBuildFresh } from "./freshness.ts";

/** Builds the app. Needs no database and no settings: what depends on them is drawn when it is asked for. */
export async function buildApp(): Promise<void> {
  await generateClient();
  const { code } = await runTool("next", "next", ["build"], {
    output: "show",
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Trouble("The build failed: the lines above say where.");
  markBuildFresh();
}

/** Builds the app unless the build that is there was made from the sources as they are now. */
export async function buildAppIfStale(): Promise<void> {
  await generateClient();
  if (!isBuildFresh()) await buildApp();
}
