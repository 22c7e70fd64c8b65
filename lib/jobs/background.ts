import { listenForChanges } from "@/lib/db/changes";
import { watchReplica } from "@/lib/db/follow-replica";
import { expirePages } from "./expire-pages";
import { startJobs } from "./start";

/**
 * Starts a server process's background work: jobs, and expiring its cached pages when any process of the app changes
 * something public.
 */
export async function startBackground(): Promise<void> {
  if (process.env.ROOKERY_JOBS !== "off") await startJobs();
  watchReplica();
  await listenForChanges(expirePages, () => expirePages("everything"));
}
