import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the current request, and what the app asks of its response. */
export type RequestContext = {
  /** Shown on error pages and written to every log line of the request. */
  readonly id: string;
  /** Set by code that can't reach the response itself, such as a server action; the front applies it. */
  answer?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
  /** The database couldn't be reached during the request. */
  isDatabaseAway?: boolean;
  /** It only reads: GET or HEAD. */
  readonly isRead?: boolean;
  /** The page or file that is drawn for it is the same for everyone. Set by the page cache. */
  isForEverybody?: boolean;
  /** When the request looked up each page or file in the page cache, and which one it got. */
  askedAt?: Map<string, number>;
  sharedPage?: SharedPage;
  /** The response is a stream, which the front writes (lib/front/event-stream.ts). */
  stream?: StreamedResponse;
};

/** Messages that go on until either side ends them. */
export type StreamedResponse = {
  /** Gets the stream; what it resolves to is called when the stream has ended. */
  readonly begin: (stream: EventStream) => Promise<() => void>;
  /** Writes what its reader gets first, and then every 15 seconds. Left out, that's a comment, and none at first. */
  readonly beat?: () => Uint8Array;
  /** Called when the stream has ended or couldn't begin, maybe more than once. */
  readonly closed: () => void;
};

export type EventStream = {
  /** False if the stream has ended, because its reader left or can't keep up. */
  readonly send: (message: Uint8Array) => boolean;
  readonly end: () => void;
};

/** A page or file that is the same for everyone, as the page cache has it (lib/front/page-cache.mjs). */
export type SharedPage = {
  readonly content: string | Uint8Array;
  /** The names of the headers that the page itself asked for. */
  readonly headers: readonly string[];
  /** Nothing on the page has changed since it was asked for, and its time isn't up. */
  readonly isCurrent: () => boolean;
};

/** Runs `work` in the context of a request; everything it awaits can read that context. */
export function runInRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** The current request; undefined in jobs, in scripts and at build time. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** The server and the app's bundle load this file separately, so shared state hangs on the process. */
function storage(): AsyncLocalStorage<RequestContext> {
  shared.rookeryRequest ??= new AsyncLocalStorage();
  return shared.rookeryRequest;
}

const shared = globalThis as { rookeryRequest?: AsyncLocalStorage<RequestContext> };
