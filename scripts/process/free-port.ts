import { createServer } from "node:net";
import { ScriptError } from "./script-error.ts";

const ADDRESSES = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** A free port, chosen by the operating system. */
export async function anyFreePort(): Promise<number> {
  const port = await listenOnce(0, "127.0.0.1");
  if (typeof port === "number") return port;
  throw new ScriptError("No port is free on 127.0.0.1. Stop a program that listens there and try again.");
}

/** The wanted port, or the first free one of the next twenty. */
export async function freePortFrom(wanted: number): Promise<number> {
  for (let port = wanted; port <= Math.min(wanted + 20, 65_535); port++) {
    if (await isFree(port)) return port;
  }
  throw new ScriptError(`All ports from ${wanted} are taken. Set PORT to another number.`);
}

/** Free on every address of this machine, so that "localhost" can't lead to another program's server. */
async function isFree(port: number): Promise<boolean> {
  for (const address of ADDRESSES) {
    if ((await listenOnce(port, address)) === "taken") return false;
  }
  return true;
}

function listenOnce(port: number, host: string): Promise<number | "taken" | "no-such-address"> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code === "EADDRINUSE" || error.code === "EACCES" ? "taken" : "no-such-address");
    });
    server.listen({ port, host, exclusive: true, ipv6Only: true }, () => {
      const address = server.address();
      const chosen = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(chosen));
    });
  });
}
