import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "./generated/client";

const kept = globalThis as { rookeryPrisma?: PrismaClient };

/** The one client of this process. It survives the module reloads of development. */
export function prisma(): PrismaClient {
  kept.rookeryPrisma ??= new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl() }) });
  return kept.rookeryPrisma;
}

/** Closes the connections, for scripts and tests that end. */
export async function disconnect(): Promise<void> {
  await kept.rookeryPrisma?.$disconnect();
  delete kept.rookeryPrisma;
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return url;
}

export type Transaction = Prisma.TransactionClient;

/** Everything in `work` happens together or not at all. */
export function inTransaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return prisma().$transaction(work, { maxWait: 15_000, timeout: 20_000 });
}
