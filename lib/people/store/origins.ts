import { prisma } from "@/lib/db/client";

/** One batch; the next sweep takes the rest. */
const MOST_ORIGINS = 1_000;

/**
 * Deletes the network addresses of acts that no one is likely to dispute anymore. The database decides how long that
 * is, by its own clock (`origins_kept_since`); its triggers don't let anything else in the history change.
 */
export async function forgetOrigins(): Promise<void> {
  await prisma().$executeRaw`
    UPDATE match_event SET origin = NULL WHERE (match_id, seq) IN (
      SELECT match_id, seq FROM match_event WHERE origin IS NOT NULL AND at < origins_kept_since()
      ORDER BY at LIMIT ${MOST_ORIGINS} FOR UPDATE SKIP LOCKED
    )`;
  await prisma().$executeRaw`
    UPDATE audit_event SET origin = NULL WHERE id IN (
      SELECT id FROM audit_event WHERE origin IS NOT NULL AND at < origins_kept_since()
      ORDER BY at LIMIT ${MOST_ORIGINS} FOR UPDATE SKIP LOCKED
    )`;
}
