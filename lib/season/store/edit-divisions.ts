import { logAct } from "@/lib/db/audit";
import type { PublicChange } from "@/lib/db/changes";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { IN_SEASON } from "@/lib/entries/rules/register";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceNames, announceNewStyles, readNameStyles } from "@/lib/people/store/public-names";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { numberedSlug } from "../input/slugs";
import {
  type DivisionRefusal,
  isSameName,
  refuseAddingDivision,
  refuseRemovingDivision,
} from "../rules/edit-season";
import { announceAddresses } from "./edit-season";
import { type DivisionFacts, holdSeason, type SeasonFacts } from "./seasons";

/** The public pages that are out of date, or why nothing changed. */
export type EditedDivision = Answer<readonly PublicChange[], DivisionRefusal>;

type DivisionEdit = Pick<DivisionFacts, "name" | "slug" | "publicNames">;

/** Changes with what the form for a division shows. */
export function divisionEditStamp({ name, slug, publicNames }: DivisionEdit): string {
  return stampOf([name, slug, publicNames]);
}

/** Adds a division to a season that isn't over. Its address comes from its name. */
export async function insertDivision(
  scope: DirectorScope,
  seasonId: string,
  division: Omit<DivisionFacts, "id" | "slug" | "publicNames"> & Partial<Pick<DivisionFacts, "publicNames">>,
  at: Date,
): Promise<EditedDivision> {
  return editing(scope, seasonId, async (tx, season) => {
    const { status, divisions } = season;
    const refusal =
      refuseAddingDivision({ status, divisions: divisions.length }) ?? refuseName(divisions, division.name);
    if (refusal) return refuse(refusal);
    const { organizationId } = scope;
    const addresses = await tx.divisionAddress.findMany({ where: { seasonId }, select: { slug: true } });
    const slug = numberedSlug(division.name, new Set(addresses.map((address) => address.slug)));
    const last = await tx.division.aggregate({ where: { seasonId }, _max: { position: true } });
    const position = (last._max.position ?? 0) + 1;
    await tx.division.create({ data: { ...division, slug, position, organizationId, seasonId } });
    const subject = `${division.name} to ${season.name}`;
    await logAct(tx, scope, { type: "division-added", subject, at });
    return accept(await announceAddresses(tx, season));
  });
}

/**
 * Changes a division's name and address, and what the public reads of its players' names. The old address leads to the
 * new one from then on.
 *
 * @param seen the stamp of the division on the director's page
 */
export async function updateDivision(
  scope: DirectorScope,
  { seasonId, divisionId }: { readonly seasonId: string; readonly divisionId: string },
  { name, slug, publicNames }: DivisionEdit,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<EditedDivision> {
  return editing(scope, seasonId, async (tx, season) => {
    const division = season.divisions.find(({ id }) => id === divisionId);
    if (season.status === "archived") return refuse("archived");
    if (!division || divisionEditStamp(division) !== seen) return refuse("changed");
    const others = season.divisions.filter(({ id }) => id !== divisionId);
    const refusal = name === division.name ? null : refuseName(others, name);
    if (refusal) return refuse(refusal);
    await tx.division.update({ where: { id: divisionId }, data: { name, slug, publicNames } });
    if (name !== division.name || slug !== division.slug) {
      const subject = name === division.name ? `${name}, ${season.name}` : `${division.name} to ${name}`;
      await logAct(tx, scope, { type: "division-renamed", subject, at });
    }
    const changes = await announceAddresses(tx, season);
    if (publicNames === division.publicNames) return accept(changes);
    const subject = `${name}, ${season.name}`;
    await logAct(tx, scope, { type: "public-names-set", subject, at });
    return accept([...changes, await announceNames(tx, season.organization.slug)]);
  });
}

/** Removes a division in which no one plays or waits. Registrations that were withdrawn go with it. */
export async function deleteDivision(
  scope: DirectorScope,
  { seasonId, divisionId }: { readonly seasonId: string; readonly divisionId: string },
  at: Date,
): Promise<EditedDivision> {
  return editing(scope, seasonId, async (tx, season) => {
    const division = season.divisions.find(({ id }) => id === divisionId);
    if (!division) return refuse("changed");
    await tx.$queryRaw`SELECT id FROM division WHERE id = ${divisionId}::uuid FOR UPDATE`;
    const refusal = refuseRemovingDivision({
      status: season.status,
      players: await tx.entry.count({
        where: { divisionId, status: { in: [...IN_SEASON] } },
      }),
      isPublished: (await tx.stage.count({ where: { divisionId } })) > 0,
      divisions: season.divisions.length,
    });
    if (refusal) return refuse(refusal);
    const changes = await announceAddresses(tx, season);
    const left = await tx.entry.findMany({ where: { divisionId }, select: { userId: true } });
    const styles = await readNameStyles(
      tx,
      left.map(({ userId }) => userId),
    );
    await tx.entry.deleteMany({ where: { divisionId } });
    await tx.division.delete({ where: { id: divisionId } });
    const subject = `${division.name} from ${season.name}`;
    await logAct(tx, scope, { type: "division-removed", subject, at });
    return accept([...changes, ...(await announceNewStyles(tx, styles))]);
  });
}

/** Does the work in a transaction that holds the season. */
async function editing(
  scope: DirectorScope,
  seasonId: string,
  edit: (tx: Transaction, season: SeasonFacts) => Promise<EditedDivision>,
): Promise<EditedDivision> {
  try {
    return await inTransaction(async (tx) => {
      const season = await holdSeason(tx, scope, seasonId);
      return season ? edit(tx, season) : refuse("changed");
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("address-taken");
    throw error;
  }
}

function refuseName(divisions: SeasonFacts["divisions"], name: string): DivisionRefusal | null {
  return divisions.some((division) => isSameName(division.name, name)) ? "name-taken" : null;
}
