import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import nextServer from "next";
import { THEME_SCRIPT } from "../components/layout/theme-script.ts";
import { signedInUser } from "../lib/auth/signed-in-user.ts";
import { env } from "../lib/env.ts";
import { actionsKey } from "../lib/front/actions-key.ts";
import { withAssets } from "../lib/front/assets.ts";
import { type Builds, openBuilds } from "../lib/front/builds.ts";
import { readDocumentParts, readPageScript } from "../lib/front/documents.ts";
import { withoutDrafts } from "../lib/front/draft-mode.ts";
import { drainable } from "../lib/front/drain.ts";
import { makeFront } from "../lib/front/front.ts";
import { readLook } from "../lib/front/own-page.ts";
import { type OwnRoute, withOwnRoutes } from "../lib/front/own-routes.ts";
import { ResponseCache } from "../lib/front/response-cache.ts";
import { makeServer } from "../lib/front/server.ts";
import type { Site } from "../lib/front/site.ts";
import { stayKept } from "../lib/front/stay-kept.ts";
import { finishWork } from "../lib/jobs/finish-work.ts";
import { commandGame } from "../lib/room/actions/command-game.ts";
import { startTelemetry } from "../lib/telemetry/start.ts";
import { watchRequests } from "../lib/telemetry/watch-requests.ts";
import { projectPath } from "./process/project.ts";
import { keptBuildsOf } from "./releases/home.ts";

await serve();

/**
 * The server process of the app: our front, and Next behind it in the same process. scripts/next/server.ts starts it
 * and sets NODE_ENV, HOSTNAME and PORT.
 */
async function serve(): Promise<void> {
  await startTelemetry();
  const isDev = process.env.NODE_ENV === "development";
  const host = process.env.HOSTNAME || "0.0.0.0";
  const port = Number(process.env.PORT || 3000);

  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = actionsKey(process.env);
  const askNext = withoutDrafts(withOwnRoutes(ownRoutes(), (request, response) => handle(request, response)));
  const builds = isDev ? undefined : openOwnBuild();
  const site = describeSite(isDev, builds);
  const front = makeFront({
    site,
    trustedProxies: env().trustedProxies,
    ...watchRequests(builds ? withAssets(builds, site.responses, askNext) : askNext),
  });
  // After an action that redirects, Next asks itself for the next page; never at an address a visitor names.
  process.env.__NEXT_PRIVATE_ORIGIN = await listenToOneself(front);
  const server = makeServer(front);
  const next = nextServer({ dev: isDev, dir: projectPath(), hostname: host, port, httpServer: server });
  await next.prepare();
  const handle = next.getRequestHandler();
  stopInGoodOrder(drainable(server));

  server.listen(port, host);
  await once(server, "listening");
}

/** Moves and other commands of the room. */
function ownRoutes(): readonly OwnRoute[] {
  return [{ method: "POST", at: /^\/api\/games\/(?<match>[^/%]+)\/(?<number>\d+)$/, answer: commandGame }];
}

/** What the front needs to know of the site; in development pages and actions come and go. */
function describeSite(isDev: boolean, builds: Builds | undefined): Site {
  const { appUrl, isDemo, hstsSeconds } = env();
  const build = projectPath(".next");
  return {
    appUrl,
    isDemo,
    policy: { isDev, hstsSeconds },
    look: readLook(build),
    responses: new ResponseCache(),
    themeScript: THEME_SCRIPT,
    documentParts: isDev ? undefined : readDocumentParts(build),
    lateAppScript: isDev ? undefined : readPageScript(build, "late-app"),
    actionFor: builds?.actionFor ?? ((id) => id),
    userOf: signedInUser,
  };
}

/** This build, kept for pages that outlive it, and the builds that others keep. */
function openOwnBuild(): Builds {
  const build = projectPath(".next");
  const kept = keptBuildsOf(projectPath(), process.env);
  stayKept(build, kept);
  return openBuilds(build, kept);
}

/**
 * Where this process reaches itself, and no one else does. At the public address another process may answer: while one
 * release takes over from another, both listen there.
 */
async function listenToOneself(front: RequestListener): Promise<string> {
  const server = makeServer(front).listen({ host: "127.0.0.1", port: 0, exclusive: true });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stopping the process waits until requests in flight have been answered and running jobs are done. */
function stopInGoodOrder(drain: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.once(signal, async () => {
      await finishWork(drain);
      process.exit(0);
    });
  }
}
