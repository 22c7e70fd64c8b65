import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import type { placeHold } from "../store/holds";
import { saveList } from "../store/list";

type Registering = { readonly userId: string; readonly campusId?: string };

/** A season that's open for registration, and how players register and the director saves its list. */
export async function makeSeason() {
  const league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const seasonId = league.season.id;

  function register({ userId, campusId }: Registering, { season } = league, at = MONDAY) {
    const divisionId = season.divisions[0]?.id ?? "";
    const said = campusId === undefined ? {} : { campusId };
    return insertEntry(
      { divisionId, userId, name: "Nia", acceptedRulePackId: season.rulePackId, ...said },
      at,
    );
  }
  const save = (lines: ReturnType<typeof line>[], seen = 0, mode: "replace" | "add" = "replace") =>
    saveList(league.scope, seasonId, { lines, mode, seen }, MONDAY);
  return { league, seasonId, register, save };
}

export type MadeSeason = Awaited<ReturnType<typeof makeSeason>>;

export async function newcomer(email = `${randomUUID()}@lakeside.example`) {
  const { id } = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: MONDAY } });
  return { userId: id, email };
}

export const line = (
  email: string | null,
  validUntil: string | null = null,
  campusId: string | null = null,
) => ({
  email,
  campusId,
  validUntil,
});
export const REGISTERED = { ok: true, value: { status: "active", isPublished: false, changes: [] } };
export const refused = (refusal: string) => ({ ok: false, refusal });

export function idOf(placed: Awaited<ReturnType<typeof placeHold>>): string {
  return placed.ok ? placed.value.id : "";
}
