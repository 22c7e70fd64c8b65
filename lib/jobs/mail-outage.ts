import { log } from "@/lib/telemetry/log";
import { wakeLetters } from "./store/wake-letters";

/** An outage is logged when it begins and then this often while it lasts, in milliseconds. */
export const SAID_EVERY_MS = 60_000;

/**
 * After a shorter outage, waiting emails aren't woken: a server that takes only some emails a minute would refuse most of
 * them again.
 */
export const WORTH_WAKING_MS = 5 * 60_000;

/** What this process knows of its mail server: nothing yet, that it takes emails, or since when it takes none. */
type MailServer = "unknown" | "well" | { readonly awaySince: number; readonly saidAt: number };

const shared = globalThis as { rookeryMailServer?: MailServer };

/** The mail server couldn't be reached or took no emails. The operator reads it in the log; no one else is told. */
export function noteUnreachable(error: unknown, at: number): void {
  const known = shared.rookeryMailServer;
  const isOutage = typeof known === "object";
  if (isOutage && at - known.saidAt < SAID_EVERY_MS) return;
  shared.rookeryMailServer = { awaySince: isOutage ? known.awaySince : at, saidAt: at };
  log.warn("The mail server can’t be reached or takes no emails. They’re tried again later.", { error });
}

/**
 * The mail server took an email. If it was away, or this process just started and can't know, the emails that wait for
 * their next attempt are tried now: they'd wait about as long again as the outage was.
 */
export async function noteSent(at: number): Promise<void> {
  const known = shared.rookeryMailServer ?? "unknown";
  if (known === "well") return;
  shared.rookeryMailServer = "well";
  if (typeof known === "object" && at - known.awaySince < WORTH_WAKING_MS) return;
  const count = await wakeLetters();
  if (count > 0) log.info("The mail server takes emails again. Those that waited are tried now.", { count });
}

/** For tests: as in a process that has just started. */
export function forgetMailServer(): void {
  delete shared.rookeryMailServer;
}
