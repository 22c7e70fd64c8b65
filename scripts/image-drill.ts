import { drillImage } from "./drills/image.ts";
import { runScript } from "./process/script.ts";

runScript(drill, { dotEnv: false });

/**
 * Lays out what the Dockerfile ships and runs it as the image would, without a container engine: as another user,
 * with only production packages, and with only a temporary folder and the volumes writable. `npm run test:image`.
 */
async function drill(): Promise<void> {
  process.exitCode = (await drillImage()) ? 0 : 1;
}
