import { listenForChanges, type PublicChange } from "@/lib/data/changes";
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
  const port = process.env.PORT ?? "3000";
  const host =
    process.env.HOSTNAME && process.env.HOSTNAME !== "0.0.0.0" ? process.env.HOSTNAME : "127.0.0.1";
  try {
    const response = await fetch(`http://${host}:${port}/api/expire`, {
      method: "POST",
      headers: { authorization: `Bearer ${process.env.AUTH_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify(change),
    });
    if (!response.ok) console.error(`Expiring public pages was answered with ${response.status}.`);
  } catch (error) {
    console.error("Public pages could not be expired:", error);
  }
}
