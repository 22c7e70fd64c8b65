import { listenForChanges, type PublicChange } from "@/lib/data/changes";
import { log } from "@/lib/telemetry/log";
import { startJobs } from "./start";

/**
 * Starts what a server process does besides answering: jobs, and expiring its cached pages when any process of the app
 * has changed something public. A page can only be expired inside a request, so the process sends itself one.
 */
export async function startBackground(): Promise<void> {
  if (process.env.ROOKERY_JOBS !== "off") await startJobs();
  await listenForChanges(
    (change) => void expireOwnPages(change),
    () => void expireOwnPages("everything"),
  );
}

async function expireOwnPages(change: PublicChange | "everything"): Promise<void> {
  try {
    const response = await fetch(`${process.env.OWN_ADDRESS}/api/expire`, {
      method: "POST",
      headers: { authorization: `Bearer ${process.env.AUTH_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) log.error("Expiring public pages was refused", { status: response.status });
  } catch (error) {
    log.error("Public pages could not be expired", { error });
  }
}
