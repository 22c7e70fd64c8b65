import { once } from "node:events";
import nextServer from "next";
import { drainable } from "../lib/front/drain.ts";
import { makeFront } from "../lib/front/front.ts";
import { makeServer } from "../lib/front/server.ts";
import { ownAddress } from "../lib/jobs/own-address.ts";
import { startTelemetry } from "../lib/telemetry/start.ts";
import { stopTracing } from "../lib/telemetry/tracing.ts";
import { watchRequests } from "../lib/telemetry/watch-requests.ts";
import { projectPath } from "./process/project.ts";

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

  // After an action that redirects, Next asks itself for the next page; never at an address a visitor names.
  process.env.__NEXT_PRIVATE_ORIGIN = ownAddress(process.env);
  const server = makeServer(makeFront(watchRequests((request, response) => handle(request, response))));
  const next = nextServer({ dev: isDev, dir: projectPath(), hostname: host, port, httpServer: server });
  await next.prepare();
  const handle = next.getRequestHandler();
  stopInGoodOrder(drainable(server));

  server.listen(port, host);
  await once(server, "listening");
}

/** Whoever stops the process waits until what is in flight has been answered. */
function stopInGoodOrder(drain: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.once(signal, async () => {
      await drain();
      await stopTracing();
      process.exit(0);
    });
  }
}
