/**
 * How far a server's heap may grow, in MB. Otherwise Node takes up to half of the machine's memory before it looks for what
 * isn't needed anymore, and a crawl of many seasons leaves a lot of that.
 */
const HEAP_MB = 640;

const HAS_LIMIT = /--max-old-space-size|--max_old_space_size/;

/** Node's arguments for scripts/serve.ts. An operator's own limit, in NODE_OPTIONS, stays. */
export function serverArguments(nodeOptions = process.env.NODE_OPTIONS ?? ""): string[] {
  const limit = HAS_LIMIT.test(nodeOptions) ? [] : [`--max-old-space-size=${HEAP_MB}`];
  return [...limit, "--import", "tsx"];
}
