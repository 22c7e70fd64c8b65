import { listenForChanges } from "@/lib/db/changes";
import { expirePages } from "./expire-pages";
import { startJobs } from "./start";

/**
 * Starts what a server process does besides answering: jobs, and expiring its cached pages when any process of the app
 * has changed something public.
 */
export async function startBackground(): Promise<void> {
  if (process.env.ROOKERY_JOBS !== "off") await startJobs();
  await listenForChanges(expirePages, () => expirePages("everything"));
}
