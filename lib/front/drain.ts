import type { Server, ServerResponse } from "node:http";

/** How long answers in flight may take once the server is told to stop. */
const PATIENCE_MS = 25_000;

/** Stops a server in good order, and says when that is done. */
export type Drain = () => Promise<void>;

/**
 * Lets a server stop without dropping a request: it accepts no new connection, finishes every answer it has begun, and
 * tells each kept connection that this answer was the last.
 */
export function drainable(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (isStopping) closeAfter(response);
    open.add(response);
    response.once("close", () => {
      open.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
  });

  return () => {
    isStopping = true;
    for (const response of open) closeAfter(response);
    return new Promise((resolve) => {
      const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      server.close(() => {
        clearTimeout(impatience);
        resolve();
      });
      server.closeIdleConnections();
    });
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
