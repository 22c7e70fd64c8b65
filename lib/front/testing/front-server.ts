import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Drain, drainable } from "../drain";
import { type FrontOptions, makeFront } from "../front";
import { makeServer } from "../server";

/** A real server with our front before a stand-in for Next; it ends with the test. */
export async function startFront(
  options: FrontOptions,
): Promise<{ url: string; port: number; drain: Drain }> {
  const server = makeServer(makeFront(options));
  const drain = drainable(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, drain };
}
