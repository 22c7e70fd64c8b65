import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { noteDatabaseAway } from "@/lib/db/database-away";
import { env } from "@/lib/env";
import { metrics } from "@/lib/telemetry/metrics";
import { LIMITS, type LimitName } from "./limits";
import { limitPool } from "./store/limit-counts";

/** One use of a limit, by an email address, a visitor or a person's ID. */
export type Use = { readonly limit: LimitName; readonly by: string };

/** The limit that is used up, and the seconds until it isn't. */
export type UsedUp = { readonly limit: LimitName; readonly seconds: number };

export type Spent =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | { readonly ok: false; readonly usedUp: UsedUp };

/**
 * Counts a use of each limit before the work is done: all of them, or none if one is used up. The database adds and
 * compares in one statement, so forty requests at the same time get what is left and no more. Work that fails through
 * no fault of the person gives its uses back. Throws when the database is away: nothing is let through uncounted.
 */
export async function spend(uses: readonly Use[]): Promise<Spent> {
  const counted: Use[] = [];
  for (const use of uses) {
    counted.push(use);
    const seconds = await count(use);
    if (seconds === null) continue;
    metrics().refusals.inc({ code: `limit-${use.limit}` });
    await giveBack(counted);
    return { ok: false, usedUp: { limit: use.limit, seconds } };
  }
  return { ok: true, giveBack: () => giveBack(counted) };
}

/** Null if there was something left; otherwise the seconds until there is. */
async function count({ limit, by }: Use): Promise<number | null> {
  try {
    await limiterOf(limit).consume(keyOf(by));
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) {
      noteDatabaseAway(refused);
      throw refused;
    }
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}

/** Uncounts uses. Those of a `spend` are given back by what it returns; this is for some of them. */
export async function giveBack(uses: readonly Use[]): Promise<void> {
  for (const { limit, by } of uses) await limiterOf(limit).reward(keyOf(by));
}

function limiterOf(limit: LimitName): RateLimiterPostgres {
  const { most, minutes } = LIMITS[limit];
  return new RateLimiterPostgres({
    storeClient: limitPool(),
    storeType: "pool",
    keyPrefix: limit,
    points: most,
    duration: minutes * 60,
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/**
 * Hashed with a key so that no one who reads the table learns an address: there are few enough to try them all against
 * a plain hash.
 */
function keyOf(by: string): string {
  return createHmac("sha256", env().authSecret).update(by).digest("base64url");
}
