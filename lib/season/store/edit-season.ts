import { logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { type EditRefusal, refuseSeasonEdit } from "../rules/edit-season";
import { isPastLastDay } from "../rules/registration";
import type { TooOld } from "../rules/too-old";
import { changesOfAllAddresses } from "./addresses";
import { listTooOld } from "./list-too-old";
import { isPublished } from "./rule-packs";
import { holdSeason, type SeasonFacts } from "./seasons";

/** What a director can edit of a season as a whole. */
export type SeasonEdit = {
  readonly name: string;
  readonly slug: string;
  /** Calendar date, "2026-11-16". */
  readonly startsOn: string;
  /** The last day to register; null if the director closes registration. */
  readonly registrationClosesOn: string | null;
};

/** Changes with everything that the form for a season shows. */
export function seasonStamp(season: SeasonEdit & Pick<SeasonFacts, "status">): string {
  const { name, slug, startsOn, registrationClosesOn, status } = season;
  return stampOf([name, slug, startsOn, registrationClosesOn, status === "draft"]);
}

/**
 * Changes a season's name, address, first day and last day to register. The old address leads to the new one from then on.
 *
 * @param seen the stamp of the season on the director's page
 * @returns the public pages that are out of date
 */
export async function updateSeason(
  scope: DirectorScope,
  { id: seasonId }: Pick<SeasonFacts, "id">,
  edit: SeasonEdit,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<readonly PublicChange[], EditRefusal | TooOld>> {
  try {
    return await inTransaction(async (tx) => {
      const season = await holdSeason(tx, scope, seasonId);
      if (!season) return refuse("changed");
      const movesFirstDay = season.startsOn !== edit.startsOn;
      const refusal = refuseSeasonEdit({
        status: season.status,
        isAsSeen: seasonStamp(season) === seen,
        movesFirstDay,
        isPublished: await isPublished(seasonId, tx),
        setsPastLastDay:
          season.registrationClosesOn !== edit.registrationClosesOn &&
          isPastLastDay({ ...season, ...edit }, instantOf(at)),
      });
      if (refusal) return refuse(refusal);
      const rule = { startsOn: edit.startsOn, eligibility: season.rules.eligibility };
      const tooOld = movesFirstDay ? await listTooOld(tx, seasonId, rule) : [];
      if (tooOld.length > 0) return refuse({ tooOld });

      const { name, slug } = edit;
      const startsOn = dateOf(edit.startsOn);
      const registrationClosesOn = edit.registrationClosesOn && dateOf(edit.registrationClosesOn);
      await tx.season.update({
        where: { id: seasonId },
        data: { name, slug, startsOn, registrationClosesOn },
      });
      await logAct(tx, scope, {
        type: "season-edited",
        subject: name === season.name ? name : `${season.name}, now ${name},`,
        at,
      });
      return accept(await announceAddresses(tx, season));
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("address-taken");
    throw error;
  }
}

/** Deletes a draft with its divisions and rules. No one has registered for a draft, so nothing else depends on it. */
export async function deleteDraft(
  scope: DirectorScope,
  { id: seasonId }: Pick<SeasonFacts, "id">,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<null, EditRefusal>> {
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return refuse("changed");
    if (season.status !== "draft") return refuse("not-a-draft");
    if (seasonStamp(season) !== seen) return refuse("changed");
    await tx.rulePack.deleteMany({ where: { seasonId } });
    await tx.division.deleteMany({ where: { seasonId } });
    await tx.season.delete({ where: { id: seasonId } });
    await logAct(tx, scope, { type: "season-deleted", subject: season.name, at });
    return accept(null);
  });
}

/** Tells the app that the season's pages are out of date under all of its addresses, unless it's a draft. */
export async function announceAddresses(
  tx: Transaction,
  season: SeasonFacts,
): Promise<readonly PublicChange[]> {
  const changes = await changesOfAllAddresses(tx, season);
  if (season.status === "draft") return changes;
  for (const change of changes) await announceChange(tx, change);
  return changes;
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
