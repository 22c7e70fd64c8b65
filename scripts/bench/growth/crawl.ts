import type pg from "pg";
import { BENCH_SECRET } from "../demo-site.ts";

const AT_ONCE = 8;
const STEPS = 10;
/** Resident memory of the server, in MB: what the smallest server has left beside its PostgreSQL. */
const LIMIT_MB = 1_024;

/** Asks for so many seasons in no order, as a crawler would, and prints the server's memory on the way. */
export async function crawl(db: pg.ClientBase, site: string, seasons: number): Promise<void> {
  const { rows } = await db.query<{ path: string }>(
    `SELECT '/' || o.slug || '/' || s.slug AS path FROM season s JOIN organization o ON o.id = s.organization_id
     WHERE s.status <> 'draft' ORDER BY md5(s.id::text) LIMIT $1`,
    [seasons],
  );
  console.log(`\nA crawl of ${rows.length} seasons; the limit is ${LIMIT_MB} MB\n`);
  console.log("seasons   requests/s   memory MB");
  const step = Math.ceil(rows.length / STEPS);
  for (let from = 0; from <= rows.length; from += step) {
    const part = rows.slice(from, from + step).map(({ path }) => site + path);
    const memory = await readMemory(site);
    const began = performance.now();
    const queue = part.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => askAll(queue)));
    const rate = part.length / ((performance.now() - began) / 1000);
    console.log(
      [String(from).padStart(7), (part.length ? rate.toFixed(0) : "").padStart(12), memory.padStart(11)].join(
        " ",
      ),
    );
  }
}

async function askAll(urls: Iterator<string> & Iterable<string>): Promise<void> {
  for (const url of urls) await (await fetch(url)).arrayBuffer();
}

async function readMemory(site: string): Promise<string> {
  const headers = { authorization: `Bearer ${BENCH_SECRET}` };
  const metrics = await (await fetch(`${site}/api/metrics`, { headers })).text();
  const [, bytes = "0"] = /^process_resident_memory_bytes(?:\{.*\})? (\S+)/m.exec(metrics) ?? [];
  return (Number(bytes) / 1024 ** 2).toFixed(0);
}
