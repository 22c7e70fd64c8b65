import { subsetFonts } from "../fonts/subset-fonts.ts";
import { generateClient } from "../prisma/generate-client.ts";
import { projectPath } from "../process/project.ts";
import { runTool } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import { refuseToBuildWhileServing } from "../releases/served-folder.ts";
import { buildServer } from "./build-server.ts";
import { buildDocumentScript } from "./document-script.ts";
import { buildDocumentStyles } from "./document-styles.ts";
import { firstLoadTable, measureFirstLoads } from "./first-load.ts";
import { isBuildFresh, markBuildFresh } from "./freshness.ts";
import { packAssets } from "./pack-assets.ts";

/**
 * What Next salts the ids of server actions with. It would also encrypt bound values with it if a process had no
 * key of its own; lib/front/actions-key.ts gives it one. It's public and never changes, so every build of a file
 * gives an action the same id on any machine, and an image contains no secret.
 */
const BUILD_KEY = Buffer.from("public salt of rookery's actions").toString("base64");

/** Builds the app, without a database or settings. Pages that depend on them are drawn on request. */
export async function buildApp(): Promise<void> {
  refuseToBuildWhileServing(projectPath());
  await generateClient();
  await subsetFonts();
  const { code } = await runTool("next", "next", ["build"], {
    output: "show",
    env: {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: BUILD_KEY,
    },
  });
  if (code !== 0) throw new ScriptError("The build failed. See the output above.");
  await buildDocumentScript();
  buildDocumentStyles();
  await packAssets();
  await buildServer();
  markBuildFresh();
  console.log(firstLoadTable(measureFirstLoads()));
}

/**
 * Builds the app unless the existing build was made from the current sources. The server is built in any case, because
 * those sources don't include all of it, and it takes a second.
 */
export async function buildAppIfStale(): Promise<void> {
  await generateClient();
  await subsetFonts();
  if (isBuildFresh()) await buildServer();
  else await buildApp();
}
