import { setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/telemetry/log";
import { listen } from "./listen";
import { type Statement, send, sendAlone } from "./statements";
import { afterCommit, type Transaction } from "./transaction";

/** Where something public has changed: in these divisions of a season, or (null) in a whole organization. Slugs. */
export type PublicChange = {
  readonly organization: string;
  readonly season: string | null;
  readonly divisions: readonly string[];
  /** Only a match changed, so lists of seasons are as they were. */
  readonly isMatch?: true;
  /**
   * Pages of every kind are out of date, also of past dates and seasons: the public reads names in another way, or the
   * divisions were too many to name in a notice.
   */
  readonly names?: true;
};

const CHANNEL = "rookery_public_change";

/**
 * Tells every process of the app, once the transaction has committed, that cached public pages are out of date. A notice
 * in the transaction would make all commits wait for each other.
 */
export async function announceChange(tx: Transaction, change: PublicChange): Promise<void> {
  await send(tx, INSERT_CHANGE, [JSON.stringify(change)]);
  afterCommit(tx, sendChanges);
}

const INSERT_CHANGE: Statement = {
  name: "insert-change",
  text: "INSERT INTO public_change (change) VALUES ($1::jsonb)",
};

/**
 * Tells what has been announced, by any process: what comes together is told together, equal changes once. A change that
 * isn't told now, because its process was killed or the database went away, is told by the next sweep.
 */
export function sendChanges(): Promise<void> {
  gathering ??= gather();
  return gathering;
}

/** So a hundred commands in a second cost a few statements more, and not a hundred. */
const GATHERED_MS = 25;

let gathering: Promise<void> | undefined;
let taking: Promise<void> = Promise.resolve();

async function gather(): Promise<void> {
  await Promise.all([wait(GATHERED_MS), taking]);
  // What's announced from here on may be too late for this statement.
  gathering = undefined;
  taking = tellChanges();
  await taking;
}

/** Tells what has been announced until now. */
export async function tellChanges(): Promise<void> {
  try {
    await sendAlone(TAKE_CHANGES, [CHANNEL]);
  } catch (error) {
    log.warn("A change of public pages will be told by the next sweep", { error });
  }
}

/** A notice takes less than 8,000 bytes, and one that's longer would hold up all others. */
const TAKE_CHANGES: Statement = {
  name: "take-changes",
  text: `
    WITH taken AS (
      DELETE FROM public_change WHERE id = ANY(ARRAY(SELECT id FROM public_change FOR UPDATE SKIP LOCKED))
      RETURNING change
    )
    SELECT pg_notify($1, CASE WHEN octet_length(change::text) < 8000 THEN change::text
      ELSE (change || '{"divisions": [], "names": true}')::text END)
    FROM (SELECT DISTINCT change FROM taken) AS changes`,
};

/**
 * Listens for changes from any process. If the connection is lost, it reconnects and calls `onGap`, because changes may
 * have been missed.
 */
export function listenForChanges(
  onChange: (change: PublicChange) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  return listen(CHANNEL, (payload) => onChange(JSON.parse(payload)), onGap);
}
