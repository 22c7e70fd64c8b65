import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * How far a server's heap may grow, in MB. Otherwise Node takes up to half of the machine's memory before it looks for what
 * isn't needed anymore, and a crawl of many seasons leaves a lot of that.
 */
const HEAP_MB = 640;

const HAS_LIMIT = /--max-old-space-size|--max_old_space_size/;

/** Where build-server.ts puts scripts/serve.ts as JavaScript, in a checkout. */
export const BUILT_SERVER = join(".next", "front", "serve.mjs");

/** What Node runs, and its own arguments. */
export type ServerCommand = { readonly script: string; readonly nodeArguments: string[] };

/**
 * How a built checkout's server process is started. One of a version that didn't build its server is translated as it
 * runs. An operator's own limit of the heap, in NODE_OPTIONS, stays.
 */
export function serverCommand(checkout: string, nodeOptions = process.env.NODE_OPTIONS ?? ""): ServerCommand {
  const limit = HAS_LIMIT.test(nodeOptions) ? [] : [`--max-old-space-size=${HEAP_MB}`];
  const script = join(checkout, BUILT_SERVER);
  if (existsSync(script)) return { script, nodeArguments: limit };
  return { script: join(checkout, "scripts", "serve.ts"), nodeArguments: [...limit, "--import", "tsx"] };
}
