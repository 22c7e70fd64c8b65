import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process counts and measures. Labels come from closed lists, so they never contain a person or an address.
 */
export function metrics(): Metrics {
  shared.rookeryMetrics ??= makeMetrics();
  return shared.rookeryMetrics;
}

export type Metrics = ReturnType<typeof makeMetrics>;

/** The answer to a command to a match; `failed` means a bug or that the database is away. */
export type CommandAnswer = "accepted" | "refused" | "absent" | "failed";

function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, ...makeCounters([registry]), ...makeGauges([registry]) };
}

function makeCounters(registers: Registry[]) {
  return {
    requests: new Counter({
      name: "rookery_http_requests_total",
      help: "Requests answered, by method, route pattern, and status.",
      labelNames: ["method", "route", "status"] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: "rookery_http_request_duration_seconds",
      help: "How long requests took, by method and route pattern.",
      labelNames: ["method", "route"] as const,
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    commands: new Counter({
      name: "rookery_match_commands_total",
      help: "Commands to matches, by type and answer: accepted, refused, absent, or failed.",
      labelNames: ["type", "answer"] as const,
      registers,
    }),
    refusals: new Counter({
      name: "rookery_refusals_total",
      help: "What was refused, by the code of the rule that said no.",
      labelNames: ["code"] as const,
      registers,
    }),
    emails: new Counter({
      name: "rookery_emails_total",
      help: "Emails handed to the mail server, by outcome: sent or failed. An email that is tried again counts each time.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    sweeps: new Counter({
      name: "rookery_sweeps_total",
      help: "Sweeps of this process, by outcome: done or failed.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    sweepSeconds: new Histogram({
      name: "rookery_sweep_duration_seconds",
      help: "How long sweeps took.",
      buckets: [0.1, 0.5, 1, 5, 15, 60],
      registers,
    }),
  };
}

/** Metrics that are read rather than counted; lib/jobs/measure-database.ts reads them on each request for metrics. */
function makeGauges(registers: Registry[]) {
  return {
    sweepAge: new Gauge({
      name: "rookery_sweep_age_seconds",
      help: "Seconds since any process last finished a sweep, by the database's clock; NaN when none ever did.",
      registers,
    }),
    queue: new Gauge({
      name: "rookery_queue_jobs",
      help: "Jobs that are not done, by queue and state: created, retry, or active.",
      labelNames: ["queue", "state"] as const,
      registers,
    }),
    pool: new Gauge({
      name: "rookery_database_pool_connections",
      help: "Database connections of this process by state: total, idle; and waiting, how many requests wait for one.",
      labelNames: ["state"] as const,
      registers,
    }),
  };
}

/** The server and the app's bundle load this file separately but count together. */
const shared = globalThis as { rookeryMetrics?: Metrics };
