import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** How long answers in flight may take once the server is told to stop. */
const PATIENCE_MS = 25_000;

/**
 * How long a kept connection may be used once more. Closed at once, it could be closed while a request is on its way,
 * which is lost then.
 */
const FAREWELL_MS = 2_000;

/** Stops a server in good order, and says when that is done. */
export type Drain = () => Promise<void>;

/**
 * Lets a server stop without dropping a request: it accepts no new connection, finishes every answer it has begun, and
 * tells each kept connection that this answer was the last.
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
    for (const response of open) closeAfter(response);
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

/** Settles when the last connection is gone. An HTTP server's own `close` would close kept connections at once. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
