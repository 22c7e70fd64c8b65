import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Drain, drainable } from "../drain";
import { type FrontOptions, makeFront } from "../front";
import { ResponseCache } from "../response-cache";
import { makeServer } from "../server";
import type { Site } from "../site";

/** The address of the site in tests of the front; its server listens somewhere else, as behind a proxy. */
export const OWN = "https://chess.example.edu";

const SITE: Omit<Site, "responses"> = {
  appUrl: OWN,
  isDemo: false,
  policy: { isDev: false, hstsSeconds: 0 },
  look: { rootClass: "", stylesheets: [] },
  themeScript: "theme()",
  actionFor: (id) => id,
  userOf: async () => undefined,
};

type Options = Omit<FrontOptions, "site" | "trustedProxies"> & {
  readonly site?: Partial<Site>;
  readonly trustedProxies?: number;
};

/** A real server with our front before a stand-in for Next; it ends with the test. */
export async function startFront({
  site,
  trustedProxies = 1,
  ...options
}: Options): Promise<{ url: string; port: number; drain: Drain }> {
  const server = makeServer(
    makeFront({ ...options, trustedProxies, site: { ...SITE, responses: new ResponseCache(), ...site } }),
  );
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
