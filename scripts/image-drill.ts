import { drillImage } from "./drills/image.ts";
import { runScript } from "./process/script.ts";

runScript(drill, { dotEnv: false });

/**
 * Lays out what the Dockerfile ships, without a container engine, and runs it as the image would: as another user, with
 * production packages only, and nothing writable but a temporary folder and the volumes: `npm run test:image`.
 */
async function drill(): Promise<void> {
  process.exitCode = (await drillImage()) ? 0 : 1;
}
