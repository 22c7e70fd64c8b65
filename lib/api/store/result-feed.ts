import { onPublicChange } from "@/lib/db/change-listeners";
import type { PublicChange } from "@/lib/db/changes";
import { type Instant, minutesBetween } from "@/lib/shared/instant";
import { listDecidedAt } from "@/lib/sharing/store/decided-at";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import { log } from "@/lib/telemetry/log";
import { resultsView } from "../view/public-resources";

/**
 * Gets messages of a stream, written once for all, those that come together as one; false if it can't keep up, and then it
 * isn't asked again.
 */
export type ResultReader = {
  readonly take: (messages: Uint8Array) => boolean;
  /** The division isn't public anymore, or has another address. */
  readonly end: () => void;
};

type Address = { readonly org: string; readonly season: string; readonly division: string };
type Sent = { readonly text: string; readonly decidedAt: Instant };

/** A division that someone in this process follows: one database query for all of them. */
type Feed = {
  readonly address: Address;
  readonly readers: Set<ResultReader>;
  /** Every result as it was sent last, by match. */
  sent: ReadonlyMap<string, Sent>;
  /** Reads again when the last read is over. */
  looking: Promise<unknown>;
  stop: () => void;
};

/** One for the process: its routes may be loaded more than once. */
function feeds(): Map<string, Promise<Feed | null>> {
  const shared = globalThis as { rookeryResults?: Map<string, Promise<Feed | null>> };
  shared.rookeryResults ??= new Map();
  return shared.rookeryResults;
}

/**
 * Gives a reader the results of a division that come in from now on, and first those since some minutes before `after`.
 * Names are those that the public reads.
 *
 * @returns stops reading; null if there's no such division
 */
export async function followResults(
  address: Address,
  reader: ResultReader,
  after: Instant | null,
): Promise<(() => void) | null> {
  const key = JSON.stringify(address);
  const starting = feeds().get(key) ?? start(address);
  feeds().set(key, starting);
  const feed = await starting.catch((error) => {
    feeds().delete(key);
    throw error;
  });
  if (!feed) {
    feeds().delete(key);
    return null;
  }
  if (after !== null) sendTo(reader, ENCODER.encode(resultsOf(missedSince(after, feed.sent)).join("")));
  feed.readers.add(reader);
  return () => {
    feed.readers.delete(reader);
    if (feed.readers.size > 0 || feeds().get(key) !== starting) return;
    feeds().delete(key);
    feed.stop();
  };
}

/**
 * Results don't come in by their own time: a sweep's double forfeits have that of its beginning. So what was decided this
 * long before a reader's last result is sent again.
 */
const AGAIN_MINUTES = 10;

function missedSince(after: Instant, sent: Feed["sent"]): readonly Sent[] {
  return inOrder(sent).filter(({ decidedAt }) => minutesBetween(decidedAt, after) < AGAIN_MINUTES);
}

async function start(address: Address): Promise<Feed | null> {
  const feed: Feed = {
    address,
    readers: new Set(),
    sent: new Map(),
    looking: Promise.resolve(),
    stop: () => {},
  };
  // Before the first read, so that nothing is missed in between.
  feed.stop = onPublicChange((change) => {
    if (isOf(address, change)) lookAgain(feed);
  });
  const first = readResults(address).then((sent) => {
    feed.sent = sent ?? feed.sent;
    return sent !== null;
  });
  feed.looking = first;
  const isThere = await first.catch((error) => {
    feed.stop();
    throw error;
  });
  if (!isThere) feed.stop();
  return isThere ? feed : null;
}

function isOf({ org, season, division }: Address, change: PublicChange | "everything"): boolean {
  if (change === "everything") return true;
  if (change.organization !== org) return false;
  if (change.names || change.season === null) return true;
  return change.season === season && change.divisions.includes(division);
}

function lookAgain(feed: Feed): void {
  feed.looking = feed.looking
    .then(() => tellNew(feed))
    .catch((error: unknown) => log.error("The results of a division couldn't be read again", { error }));
}

async function tellNew(feed: Feed): Promise<void> {
  const now = await readResults(feed.address);
  if (!now) {
    for (const reader of feed.readers) reader.end();
    return;
  }
  const before = feed.sent;
  feed.sent = now;
  const fresh = [...now].filter(([id, { text }]) => before.get(id)?.text !== text);
  const messages = [
    ...[...before.keys()]
      .filter((id) => !now.has(id))
      .map((id) => messageOf("removed", JSON.stringify({ id }))),
    ...resultsOf(inOrder(new Map(fresh))),
  ];
  // Sent one by one, an evening's results would be more than a reader can be behind.
  const together = ENCODER.encode(messages.join(""));
  for (const reader of feed.readers) if (!sendTo(reader, together)) feed.readers.delete(reader);
}

/** Null if the division isn’t there, or not at this address anymore. */
async function readResults({ org, season, division }: Address): Promise<ReadonlyMap<string, Sent> | null> {
  const view = await findDivision(org, season, division);
  if (!view || isMoved(view, { season, division })) return null;
  const decidedAt = await listDecidedAt([view.division.id], MOST_RESULTS);
  return new Map(
    resultsView(view).items.flatMap((item) => {
      const at = decidedAt.get(item.id);
      return at
        ? [[item.id, { text: JSON.stringify({ ...item, decidedAt: at }), decidedAt: at }] as const]
        : [];
    }),
  );
}

const MOST_RESULTS = 10_000;

function inOrder(sent: ReadonlyMap<string, Sent>): readonly Sent[] {
  return [...sent.values()].sort((one, other) => (one.decidedAt < other.decidedAt ? -1 : 1));
}

const ENCODER = new TextEncoder();

function resultsOf(sent: readonly Sent[]): readonly string[] {
  return sent.map(({ text, decidedAt }) => messageOf("result", text, decidedAt));
}

function messageOf(event: "result" | "removed", data: string, id?: Instant): string {
  return `${id ? `id: ${id}\n` : ""}event: ${event}\ndata: ${data}\n\n`;
}

function sendTo(reader: ResultReader, messages: Uint8Array): boolean {
  return messages.length === 0 || reader.take(messages);
}
