import { now } from "@/lib/clock";
import { closeConnections } from "@/lib/jobs/close-connections";
import { instantOf } from "@/lib/shared/instant";
import { fillBalcones } from "./demo/balcones";
import { fillHarrow } from "./demo/harrow";
import { fillLakeside } from "./demo/lakeside";
import { fillRiverside } from "./demo/riverside";

/**
 * Fills a living demo: four campuses that do not see each other, one for each kind of rule sheet, with seasons that are
 * over, running and open for registration, and weeks in the middle of everything they can bring.
 */
export async function fillDemo(): Promise<void> {
  try {
    const at = instantOf(now());
    await fillLakeside(at);
    await fillBalcones(at);
    await fillRiverside(at);
    await fillHarrow(at);
  } finally {
    await closeConnections();
  }
}
