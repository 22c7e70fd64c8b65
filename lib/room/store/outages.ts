import { now } from "@/lib/clock";
import { finishesWithin } from "@/lib/db/finishes-within";
import { type Statement, send, sendAlone } from "@/lib/db/statements";
import { inTransaction } from "@/lib/db/transaction";
import { OUTAGE_MS } from "./is-away";
import { forgetEveryGame } from "./remembered-games";

/** How long a beat can take before it counts as lost with its connection. */
const PATIENCE_MS = 3_000;
/** How long after its own beat a process knows that there was no outage since. Less, because clocks drift. */
const TRUSTED_MS = 10_000;

type Beats = {
  /** Set in processes that players reach: the others neither beat nor look for outages. */
  isWatching: boolean;
  /** When the last beat that was stored was sent, by this process's clock. */
  at: number;
  beating?: Promise<void>;
  /** An outage was found, and no one has been told. */
  hasFound: boolean;
};

/** One for the process: its routes may be loaded more than once. */
function beats(): Beats {
  const shared = globalThis as { rookeryBeats?: Beats };
  shared.rookeryBeats ??= { isWatching: false, at: Number.NEGATIVE_INFINITY, hasFound: false };
  return shared.rookeryBeats;
}

/** Makes this process look for an outage before it changes a game. */
export function lookForOutages(): void {
  beats().isWatching = true;
}

/**
 * Says that the league can be reached. If no process has said so for too long, the time since then is stored as an outage,
 * in one transaction with the beat: processes that start together store it once.
 */
export async function beat(): Promise<void> {
  const own = beats();
  own.beating ??= inTime(sendBeat(own)).finally(() => {
    delete own.beating;
  });
  await own.beating;
}

async function inTime(beating: Promise<void>): Promise<void> {
  if (!(await finishesWithin(PATIENCE_MS, beating)))
    throw new Error(`A beat took longer than ${PATIENCE_MS / 1_000} seconds`);
}

/**
 * Before a command to a game: if this process hasn't beaten for a while, as after a restart or while the database was
 * away, it beats first. So an outage is stored before anything is decided by a clock that ran during it. A beat that was
 * on its way already may be from before the outage, so it beats again then.
 */
export async function settleOutage(): Promise<void> {
  const own = beats();
  for (let tries = 0; tries < 3 && own.isWatching && !isTrusted(own, now().getTime()); tries++) await beat();
}

/** Does this process beat? Those that only try a release don't, and neither do those that are stopping. */
export function isBeating(): boolean {
  return beats().isWatching;
}

/** Has this process found an outage since it was last asked? */
export function takeFound(): boolean {
  const own = beats();
  const { hasFound } = own;
  own.hasFound = false;
  return hasFound;
}

/** Makes this process one that doesn't beat: players can't reach it anymore. */
export function stopBeating(): void {
  const own = beats();
  own.isWatching = false;
  own.at = Number.NEGATIVE_INFINITY;
}

function isTrusted({ at }: Beats, time: number): boolean {
  return time >= at && time - at < TRUSTED_MS;
}

async function sendBeat(own: Beats): Promise<void> {
  const at = now().getTime();
  const fresh = await sendAlone(BEAT, [OUTAGE_MS]);
  if (fresh.length === 0 && (await storeOutage())) own.hasFound = true;
  if (!isTrusted(own, at)) forgetEveryGame();
  own.at = Math.max(own.at, at);
}

/** @returns whether there was one: another process may have beaten first */
function storeOutage(): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [last] = await send<{ at: Date }>(tx, LOCK_LAST, []);
    return (await send(tx, BEAT_AFTER, [last?.at, OUTAGE_MS])).length > 0;
  });
}

const BEAT: Statement = {
  name: "beat-of-server",
  text: `
    UPDATE heartbeat SET at = clock_timestamp()
    WHERE name = 'server' AND at > clock_timestamp() - $1 * interval '1 millisecond' RETURNING name`,
};

/** The last beat of any process, or the first ever. Locks it, so that the next statement sees what others stored. */
const LOCK_LAST: Statement = {
  name: "lock-last-beat",
  text: `
    INSERT INTO heartbeat AS last (name, at) VALUES ('server', clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET at = last.at RETURNING at`,
};

const BEAT_AFTER: Statement = {
  name: "beat-after-outage",
  text: `
    WITH beat AS (UPDATE heartbeat SET at = clock_timestamp() WHERE name = 'server' RETURNING at)
    INSERT INTO outage (since, until)
    SELECT $1::timestamptz, at FROM beat WHERE at > $1::timestamptz + $2 * interval '1 millisecond' RETURNING until`,
};
