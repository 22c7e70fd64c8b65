import { now } from "@/lib/clock";
import { closeConnections } from "@/lib/jobs/close-connections";
import { instantOf } from "@/lib/shared/instant";
import { fillBalcones } from "./demo/balcones";
import { fillHarrow } from "./demo/harrow";
import { fillLakeside } from "./demo/lakeside";
import { fillRiverside } from "./demo/riverside";

/**
 * Adds the demo: four separate campuses, one for each rule sheet, with finished, running and open seasons, in weeks
 * with every kind of situation.
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
