import { currentRequest } from "@/lib/telemetry/request";

type State = {
  /** Counts changes, and how many of them the replica is known to have. */
  wanted: number;
  reached: number;
};

const processState = globalThis as { rookeryReplica?: State };

/** The address of a read replica, if there is one. */
export function replicaUrl(): string | undefined {
  return process.env.REPLICA_DATABASE_URL || undefined;
}

/**
 * Can this request read from the replica? Only for a page or file that's the same for everyone, and only
 * while the replica has everything this process has heard of.
 */
export function readsReplica(): boolean {
  const { wanted, reached } = state();
  return wanted === reached && currentRequest()?.isForEverybody === true && replicaUrl() !== undefined;
}

/** Lets the rest of a request be read from the replica: its answer is the same for everyone. The page cache does this too. */
export function readForEverybody(): void {
  const request = currentRequest();
  if (request?.isRead) request.isForEverybody = true;
}

/** Something has changed that the replica may not have yet. Returns how many changes it must have had. */
export function wantChange(): number {
  state().wanted += 1;
  return state().wanted;
}

export function wantedChanges(): number {
  return state().wanted;
}

/** The replica has everything up to this change. */
export function reachChange(change: number): void {
  state().reached = Math.max(state().reached, change);
}

/** The server and the app's bundle load this file separately. Until someone has asked the replica, it's behind. */
function state(): State {
  processState.rookeryReplica ??= { wanted: 1, reached: 0 };
  return processState.rookeryReplica;
}
