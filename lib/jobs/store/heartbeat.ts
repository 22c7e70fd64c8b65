import { prisma } from "@/lib/db/client";

/** Recurring work that someone has to notice when it stops. */
export type Recurring = "sweep";

/** Records that recurring work was finished, by the database's clock. */
export async function beatHeart(name: Recurring): Promise<void> {
  await prisma().$executeRaw`
    INSERT INTO heartbeat (name, at) VALUES (${name}, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET at = clock_timestamp()`;
}

/** Seconds since any process last finished it, by the database's clock; undefined if none ever did. */
export async function findSecondsSince(name: Recurring): Promise<number | undefined> {
  const [row] = await prisma().$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM clock_timestamp() - at)::float8 AS seconds FROM heartbeat WHERE name = ${name}`;
  return row?.seconds;
}
