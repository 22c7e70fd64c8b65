import type { Prisma } from "./generated/client";

type Client = Prisma.TransactionClient;

/** A transaction that Prisma joins when it's first asked for something. */
export type Joinable = {
  readonly tx: Client;
  /** Prisma is done with it. Throws if Prisma gave up on it before. */
  leave(): Promise<void>;
};

/**
 * Prisma opens its transaction only if it's needed, because that takes as long as a small statement.
 *
 * @param open opens Prisma's transaction, and keeps it open until what it's given has resolved
 */
export function joinLater(open: (work: (tx: Client) => Promise<void>) => Promise<void>): Joinable {
  let joined: Promise<Client> | undefined;
  let opened: Promise<void> | undefined;
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const join = () => {
    joined ??= new Promise<Client>((resolve, reject) => {
      opened = open(async (tx) => {
        resolve(tx);
        await left;
      });
      opened.catch(reject);
    });
    return joined;
  };
  return {
    tx: asking(join),
    async leave() {
      leave();
      await opened;
    },
  };
}

type Method = (...values: unknown[]) => unknown;
type Methods = Readonly<Record<string, Method>>;

/** Has the methods of a client and of its models, which join first. */
function asking(join: () => Promise<Client>): Client {
  const ask =
    (method: string, model?: string): Method =>
    async (...values) => {
      const client = (await join()) as unknown as Methods & Readonly<Record<string, Methods>>;
      const owner: Methods | undefined = model === undefined ? client : client[model];
      return owner?.[method]?.(...values);
    };
  return withEach((name) =>
    name.startsWith("$") ? ask(name) : withEach((method) => ask(method, name)),
  ) as Client;
}

/** An object that has something under every name. */
function withEach(get: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === "string" ? get(name) : undefined) });
}
