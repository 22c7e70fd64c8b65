import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "./generated/client";

/** The last statements of a transaction, given what its work resolved to. If they throw, it's rolled back. */
export type Ending = (tx: Prisma.TransactionClient, value: unknown) => Promise<void>;

/** Once per process, because the framework bundles this module several times. */
const processState = globalThis as { rookeryEnding?: AsyncLocalStorage<Ending> };

/** Does something, and ends every transaction in it with these statements. */
export function endingWith<Value>(ending: Ending, act: () => Promise<Value>): Promise<Value> {
  return endings().run(ending, act);
}

/** Waits for the work of a transaction and ends it. */
export async function endWell<Value>(tx: Prisma.TransactionClient, work: Promise<Value>): Promise<Value> {
  const value = await work;
  await endings().getStore()?.(tx, value);
  return value;
}

function endings(): AsyncLocalStorage<Ending> {
  processState.rookeryEnding ??= new AsyncLocalStorage();
  return processState.rookeryEnding;
}
