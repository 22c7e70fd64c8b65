import { AsyncLocalStorage } from "node:async_hooks";
import { refresh } from "next/cache";
import type { SessionPerson } from "./store/sign-in";

/** Once per process, because the framework bundles this module several times. */
const processState = globalThis as { rookeryBearer?: AsyncLocalStorage<SessionPerson> };

/** Does something in the name of a token's maker: `currentActor` answers with them, whatever cookies came along. */
export function asBearer<Value>(actor: SessionPerson, act: () => Promise<Value>): Promise<Value> {
  return bearers().run(actor, act);
}

/** In whose name a program asks; undefined if a browser does. */
export function bearer(): SessionPerson | undefined {
  return bearers().getStore();
}

/** Has the page of a form drawn again with its answer. A program has no page. */
export function refreshPage(): void {
  if (!bearer()) refresh();
}

function bearers(): AsyncLocalStorage<SessionPerson> {
  processState.rookeryBearer ??= new AsyncLocalStorage();
  return processState.rookeryBearer;
}
