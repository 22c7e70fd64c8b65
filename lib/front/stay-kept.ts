import { log } from "@/lib/telemetry/log";
import { keepBuild, removeExpiredBuilds, STILL_HERE_MS, touchBuild } from "./kept-builds";

/**
 * Keeps this build for as long as the process runs and a day longer, and removes what is older. If the folder isn't
 * writable, pages of other builds lose their assets and nothing else happens, so it's only a warning.
 */
export function stayKept(build: string, kept: string): void {
  const stay = () => {
    try {
      touchBuild(kept, keepBuild(build, kept), new Date());
      removeExpiredBuilds(kept, new Date());
    } catch (error) {
      log.warn("Pages of earlier versions can't be kept in the folder for them", { error });
    }
  };
  stay();
  setInterval(stay, STILL_HERE_MS).unref();
}
