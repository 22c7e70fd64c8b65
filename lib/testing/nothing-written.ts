import pg from "pg";
import { expect } from "vitest";
import type { AuditType } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { databaseUrl } from "@/lib/db/database-url";
import { readContent } from "./database-content";

/** Runs `work` and expects every table to have the same content afterward. */
export async function expectNothingWritten(work: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const before = await readContent(client);
    await work();
    expect(await readContent(client)).toEqual(before);
  } finally {
    await client.end();
  }
}

/**
 * Runs an action that fails at its end, after the rest is written, and expects every table to have the same content: the
 * log refuses entries of this type.
 */
export async function expectAllOrNothing(type: AuditType, work: () => Promise<unknown>): Promise<void> {
  await prisma().$executeRawUnsafe(`
    CREATE FUNCTION broken_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The log is broken'; END $$`);
  await prisma().$executeRawUnsafe(`
    CREATE TRIGGER broken_log BEFORE INSERT ON audit_event
    FOR EACH ROW WHEN (NEW.type = '${type}') EXECUTE FUNCTION broken_log()`);
  try {
    await expectNothingWritten(() => expect(work()).rejects.toThrow("The log is broken"));
  } finally {
    await prisma().$executeRawUnsafe("DROP TRIGGER broken_log ON audit_event");
    await prisma().$executeRawUnsafe("DROP FUNCTION broken_log()");
  }
}
