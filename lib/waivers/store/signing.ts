import { insertAudit } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { type EntryStatusName, IN_SEASON } from "@/lib/entries/rules/register";
import { isOver } from "@/lib/season/rules/steps";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { isMinor } from "../rules/minor";
import { decideSigning, type SaidWaiver, type Signature, type WaiverRefusal } from "../rules/sign";
import { hasAccepted } from "./acceptances";
import { findWaiver } from "./texts";

/** A player in a season that's locked, so that its waiver can't change. */
export type Signer = { readonly organizationId: string; readonly seasonId: string; readonly userId: string };

/** What a player will have signed, and which version; null if there's nothing to sign. */
export type Signed = (Signature & { readonly version: number }) | null;

/** What a player signs. Writes nothing, so that a refusal that comes later leaves nothing behind. */
export async function signWaiver(
  tx: Transaction,
  { seasonId, userId }: Pick<Signer, "seasonId" | "userId">,
  facts: { readonly isMinor: boolean; readonly said: SaidWaiver },
): Promise<Answer<Signed, WaiverRefusal>> {
  const { version, text } = await findWaiver(seasonId, tx);
  const current = text === null ? null : version;
  const decided = decideSigning({
    ...facts,
    current,
    hasAccepted: await hasAccepted(tx, { seasonId, version, userId }, facts),
  });
  if (!decided.ok) return decided;
  return accept(decided.value && { ...decided.value, version });
}

/** Keeps what a player signed. Twice at once leaves one. */
export async function keepSignature(
  tx: Transaction,
  { organizationId, seasonId, userId }: Signer,
  signed: Signed,
  at: Date,
): Promise<boolean> {
  if (!signed) return false;
  const { count } = await tx.waiverAcceptance.createMany({
    data: [{ organizationId, seasonId, userId, ...signed, onPaper: false, acceptedAt: at }],
    skipDuplicates: true,
  });
  return count > 0;
}

/**
 * Accepts the waiver of a season that someone is registered in already, until it's over.
 *
 * @returns null if they aren't
 */
export async function acceptWaiver(
  {
    seasonId,
    userId,
    origin,
  }: { readonly seasonId: string; readonly userId: string; readonly origin?: string | undefined },
  said: SaidWaiver,
  at: Date,
): Promise<Answer<null, WaiverRefusal | "season-over"> | null> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM season WHERE id = ${seasonId}::uuid FOR SHARE`;
    const season = await findOwnSeason(tx, seasonId, userId, at);
    if (!season) return null;
    if (isOver(season.status)) return refuse("season-over");
    const signer = { organizationId: season.organizationId, seasonId, userId };
    const signed = await signWaiver(tx, signer, { isMinor: season.isMinor, said });
    if (!signed.ok) return signed;
    const isNew = await keepSignature(tx, signer, signed.value, at);
    if (isNew)
      await insertAudit(tx, {
        organizationId: season.organizationId,
        actorUserId: userId,
        origin,
        type: "waiver-accepted",
        subject: `${season.playerName}, ${season.name}`,
        data: { userId, version: signed.value?.version },
        at,
      });
    return accept(null);
  });
}

/** A season that someone has a part in, and whether they're a minor there. */
async function findOwnSeason(tx: Transaction, seasonId: string, userId: string, at: Date) {
  const entries = await tx.entry.findMany({
    where: { userId, division: { seasonId }, status: { in: [...IN_SEASON] } },
    select: {
      name: true,
      status: true,
      bornOn: true,
      division: {
        select: { underAge: true, season: { select: { name: true, status: true, organization: true } } },
      },
    },
    orderBy: { registeredAt: "asc" },
  });
  const [first] = entries;
  if (!first) return undefined;
  const { name, status, organization } = first.division.season;
  return {
    name,
    status,
    playerName: first.name,
    organizationId: organization.id,
    isMinor: isMinorInAny(entries, organization.timeZone, at),
  };
}

/** Is someone a minor by what one of their entries says? Those they've left count only if they've left them all. */
export function isMinorInAny(
  entries: readonly {
    readonly status: EntryStatusName;
    readonly bornOn: Date | null;
    readonly division: { readonly underAge: number | null };
  }[],
  zone: Zone,
  at: Date,
): boolean {
  const today = dateIn(instantOf(at), zone);
  const current = entries.filter(({ status }) => IN_SEASON.includes(status));
  return (current.length > 0 ? current : entries).some(({ bornOn, division: { underAge } }) =>
    isMinor({ bornOn: bornOn?.toISOString().slice(0, 10) ?? null, underAge }, today),
  );
}
