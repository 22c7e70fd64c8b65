import type pg from "pg";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { BENCH_SECRET } from "../demo-site.ts";
import { findIds } from "../find-ids.ts";

/** A page of someone who is signed in. */
export type SignedInPage = { readonly name: string; readonly url: string; readonly cookie: string };

/**
 * Pages of a player and a director in the middle of a season. The first reads the session and shows a button: the least
 * that a page for one person costs.
 */
export async function listSignedInPages(db: pg.ClientBase, site: string): Promise<readonly SignedInPage[]> {
  const ids = await findIds(db);
  const player = await makeSessionCookie(ids.player, BENCH_SECRET);
  const director = await makeSessionCookie(ids.director, BENCH_SECRET);
  return [
    { name: "sign-out page", url: `${site}/sign-out`, cookie: player },
    { name: "who is signed in", url: `${site}/api/me`, cookie: player },
    { name: "a player's page", url: `${site}/me`, cookie: player },
    { name: "an open match", url: `${site}/matches/${ids.open}`, cookie: player },
    { name: "a settled match", url: `${site}/matches/${ids.final}`, cookie: player },
    { name: "the desk", url: `${site}/desk/${ids.org}`, cookie: director },
  ];
}
