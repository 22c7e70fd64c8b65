import { now } from "@/lib/clock";
import { listenForChanges } from "@/lib/db/changes";
import { watchReplica } from "@/lib/db/follow-replica";
import { forgetOtherIssuers } from "@/lib/people/store/campus-accounts";
import { lookForOutages } from "@/lib/room/store/outages";
import { expirePages } from "./expire-in-process";
import { startJobs } from "./start";
import { tellSoon } from "./tell-soon";
import { tellWebhooks } from "./tell-webhooks";
import { watchOutages } from "./watch-outages";

/**
 * Starts a server process's background work: jobs, and what follows when any process of the app changes something public:
 * cached pages expire, and webhooks are told. If a notice is lost, the next sweep tells them. A process that works also
 * forgets accounts of another provider than the settings name, and says that the league can be reached; one that only tries
 * a release leaves both alone.
 */
export async function startBackground(): Promise<void> {
  const worksHere = process.env.ROOKERY_JOBS !== "off";
  if (worksHere) {
    lookForOutages();
    await forgetOtherIssuers();
    await startJobs();
  }
  watchReplica();
  const tell = worksHere ? tellSoon(() => tellWebhooks(now)) : () => {};
  await listenForChanges(
    (change) => {
      expirePages(change);
      tell();
    },
    () => {
      expirePages("everything");
      tell();
    },
  );
  if (worksHere) await watchOutages();
}
