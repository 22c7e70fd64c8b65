import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** How long responses in progress may take once the server is told to stop. */
const PATIENCE_MS = 25_000;

/**
 * How long a kept-alive connection may still be used. Closed right away, it could be closed while a request is on its
 * way, and that request would be lost.
 */
const FAREWELL_MS = 2_000;

/** Stops a server cleanly and resolves when it's done. */
export type Drain = () => Promise<void>;

/**
 * Lets a server stop without dropping a request: it accepts no new connections, finishes every response it has begun, and
 * tells each kept-alive connection that this response was the last.
 */
export function drainable(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let isFarewellOver = false;
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (isStopping) closeAfter(response);
    open.add(response);
    response.once("close", () => {
      open.delete(response);
      if (isFarewellOver) server.closeIdleConnections();
    });
  });

  return async () => {
    isStopping = true;
    for (const response of open) {
      closeAfter(response);
      if (isStream(response)) response.end();
    }
    const farewell = setTimeout(() => {
      isFarewellOver = true;
      server.closeIdleConnections();
    }, FAREWELL_MS);
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await stopListening(server);
    clearTimeout(farewell);
    clearTimeout(impatience);
  };
}

/**
 * Resolves when the last connection is gone. An HTTP server's own `close` would close kept-alive connections right
 * away.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Goes on until someone ends it. The browser connects again, to the next release. */
function isStream(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type") ?? "").startsWith("text/event-stream");
}
