import { setTimeout as sleep } from "node:timers/promises";
import Papa from "papaparse";
import { prisma } from "@/lib/db/client";
import { countDifferingMatches } from "@/lib/match/store/rebuild";
import { waitUntil } from "../../process/wait-until.ts";
import { getPage, type Reply } from "../../races/post-form.ts";
import type { People } from "./people.ts";
import { LONGEST_AWAY_MS, type Site } from "./site.ts";
import type { Acknowledged } from "./traffic.ts";

/** How far a public page may be out of date. */
const STALE_MS = 2_000;

/** Whether a public page shows every result that was acknowledged at least two seconds before the request. */
export async function isFresh(
  site: Site,
  { standings }: People,
  { approved }: Acknowledged,
): Promise<boolean> {
  const expected = approved.length;
  await sleep(STALE_MS);
  const page = await waitUntil(() => getIfListening(site, standings), {
    timeoutMs: LONGEST_AWAY_MS,
    everyMs: 20,
  });
  return page?.status === 200 && countResults(page.body) >= expected;
}

/** On a busy machine, a process that was asked to stop may acknowledge a few more requests before it does. */
async function getIfListening(site: Site, path: string): Promise<Reply | undefined> {
  try {
    return await getPage(site, path, "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") return undefined;
    throw error;
  }
}

/** Each result is in the rows of two players. */
function countResults(csv: string): number {
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), { header: true });
  const played = data.map((row) => Number(row.played ?? 0));
  return played.reduce((sum, count) => sum + count, 0) / 2;
}

/** How much of what was acknowledged isn't in the database, and how many matches differ from their events. */
export async function countLost({
  approved,
  notes,
}: Acknowledged): Promise<{ lost: number; differing: number }> {
  const final = await prisma().match.findMany({ where: { status: "final" }, select: { id: true } });
  const logged = await prisma().matchEvent.findMany({ where: { type: "ContactLogged" } });
  const done = new Set(final.map(({ id }) => id));
  const taken = new Set(logged.map(({ matchId, data }) => `${matchId} ${(data as { note: string }).note}`));
  const { differing } = await countDifferingMatches();
  const lost =
    approved.filter((id) => !done.has(id)).length + notes.filter((note) => !taken.has(note)).length;
  return { lost, differing };
}
