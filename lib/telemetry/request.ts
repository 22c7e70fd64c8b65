import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the request being answered, and what the app asks of its answer. */
export type RequestContext = {
  /** Shown on error pages and written to every log line of the request. */
  readonly id: string;
  /** Set by code that can't reach the response itself, such as a server action: the front applies it. */
  answer?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
  /** The database could not be reached while the request was being answered. */
  isDatabaseAway?: boolean;
};

/** Runs `work` as the answering of a request; everything it awaits can ask for its context. */
export function runInRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** The request being answered; undefined in jobs, scripts and while the app is being built. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** The server and the bundle of the app load this file separately, so what they share hangs on the process. */
function storage(): AsyncLocalStorage<RequestContext> {
  shared.rookeryRequest ??= new AsyncLocalStorage();
  return shared.rookeryRequest;
}

const shared = globalThis as { rookeryRequest?: AsyncLocalStorage<RequestContext> };
