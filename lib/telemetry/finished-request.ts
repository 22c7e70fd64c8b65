import { log } from "./log";
import { metrics } from "./metrics";

/** A request that was answered. */
export type FinishedRequest = {
  readonly method: string | undefined;
  /** The pattern of its address: see route-pattern.ts. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

const METHODS = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT"];
/** Requested every few seconds by machines, or a dozen times by each page: these lines would bury the others. */
const FREQUENT = ["/_next", "/api/health", "/api/ready", "/api/metrics"];

/** Logs and counts an answered request. Called once per request, inside its context. */
export function recordRequest({ method: asked = "", route, status, ms }: FinishedRequest): void {
  // A visitor can send any method name.
  const method = METHODS.includes(asked) ? asked : "OTHER";
  const { requests, requestSeconds } = metrics();
  requests.inc({ method, route, status });
  requestSeconds.observe({ method, route }, ms / 1_000);
  log[levelOf(route, status)]("Answered", { method, route, status, ms: Math.round(ms) });
}

function levelOf(route: string, status: number): "debug" | "info" | "warn" {
  if (status >= 500) return "warn";
  return FREQUENT.includes(route) ? "debug" : "info";
}
