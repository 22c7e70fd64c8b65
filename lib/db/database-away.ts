import { currentRequest } from "@/lib/telemetry/request";

/**
 * What Prisma, its adapter, Node and PostgreSQL report when the database can't be reached or accepts no more
 * connections. PostgreSQL's classes 08 and 53 and its shutdowns (57P…) are about the server, not about a query.
 */
const AWAY = [
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/,
  /^(DatabaseNotReachable|TooManyConnections|ConnectionClosed|SocketTimeout)$/,
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EPIPE|EAI_AGAIN)$/,
  /^(08\w{3}|53\w{3}|57P0\d)$/,
];

/** Messages the driver sends without a code. */
const SAID =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** How deep to follow causes of causes. */
const DEEPEST = 5;

/** Records that a request failed because the database is away, so its answer says so instead of reporting a bug. */
export function noteDatabaseAway(error: unknown): void {
  const request = currentRequest();
  if (request && isDatabaseAway(error)) request.isDatabaseAway = true;
}

function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!error || typeof error !== "object" || depth > DEEPEST) return false;
  const { code, kind, originalCode, message, cause, meta, driverAdapterError, errors } = error as ErrorLike;
  const names = [code, kind, originalCode].filter((name) => typeof name === "string");
  if (names.some((name) => AWAY.some((away) => away.test(name)))) return true;
  if (typeof message === "string" && SAID.test(message)) return true;
  return [cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : [])].some((inner) =>
    isDatabaseAway(inner, depth + 1),
  );
}

type ErrorLike = Readonly<
  Partial<
    Record<
      "code" | "kind" | "originalCode" | "message" | "cause" | "meta" | "driverAdapterError" | "errors",
      unknown
    >
  >
>;
