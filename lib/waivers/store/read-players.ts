import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { groupPlayers } from "@/lib/entries/rules/group-players";
import type { EntryStatusName } from "@/lib/entries/rules/register";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { CalendarDate, Zone } from "@/lib/shared/instant";
import { lacksGuardian } from "../rules/minor";
import type { Acceptance } from "./acceptances";
import { isMinorInAny } from "./signing";
import type { Waiver } from "./texts";

/** A player of a season, and the newest version they accepted. */
export type WaiverPlayer = {
  readonly userId: string;
  readonly name: string;
  /** Those they play in or wait for; none if they have left. */
  readonly divisions: readonly string[];
  readonly isMinor: boolean;
  readonly acceptance: Acceptance | null;
  readonly hasAcceptedNewest: boolean;
};

/** A season's waiver, and everyone who has a part in the season or accepted it, by name. */
export async function readWaiverPlayers(
  { organizationId }: DirectorScope,
  { id: seasonId, organization }: { readonly id: string; readonly organization: { readonly timeZone: Zone } },
  at: Date,
): Promise<Waiver & { readonly players: readonly WaiverPlayer[] }> {
  const { waiver, acceptances, entries } = await readRow<Row>(Prisma.sql`
    SELECT ${waiverOf(seasonId)} AS waiver, ${newestOf(organizationId, seasonId)} AS acceptances,
      ${entriesOf(organizationId, seasonId)} AS entries`);
  const { version, text } = waiver ?? { version: 0, text: null };
  const newest = new Map(acceptances.map(({ userId, ...acceptance }) => [userId, toAcceptance(acceptance)]));
  const players = groupPlayers(entries.map(toEntry))
    .map(({ entries: own, ...player }) => {
      const acceptance = newest.get(player.userId) ?? null;
      const isMinor = isMinorInAny(own, organization.timeZone, at);
      return {
        ...player,
        isMinor,
        acceptance,
        hasAcceptedNewest: acceptance?.version === version && !lacksGuardian({ isMinor, acceptance }),
      };
    })
    .filter(({ divisions, acceptance }) => divisions.length > 0 || acceptance !== null);
  return { version, text, players };
}

type Row = {
  readonly waiver: Waiver | null;
  readonly acceptances: readonly (AcceptanceRow & { readonly userId: string })[];
  readonly entries: readonly EntryRow[];
};
type AcceptanceRow = Omit<Acceptance, "acceptedAt"> & { readonly acceptedAt: string };
type EntryRow = {
  readonly userId: string;
  readonly name: string;
  readonly status: EntryStatusName;
  readonly bornOn: CalendarDate | null;
  readonly division: { readonly name: string; readonly underAge: number | null };
};

function waiverOf(seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('version', version, 'text', text) FROM waiver_text
    WHERE season_id = ${seasonId}::uuid ORDER BY version DESC LIMIT 1
  )`;
}

function newestOf(organizationId: string, seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('id', id, 'userId', user_id, 'version', version, 'onPaper', on_paper,
      'signedName', signed_name, 'guardianName', guardian_name, 'acceptedAt', accepted_at, 'note', note)), '[]')
    FROM (
      SELECT DISTINCT ON (user_id) * FROM waiver_acceptance
      WHERE organization_id = ${organizationId}::uuid AND season_id = ${seasonId}::uuid
      ORDER BY user_id, version DESC, guardian_name IS NULL
    ) AS newest
  )`;
}

function entriesOf(organizationId: string, seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('userId', e.user_id, 'name', e.name, 'status', e.status,
      'bornOn', e.born_on, 'division', json_build_object('name', d.name, 'underAge', d.under_age))
      ORDER BY e.registered_at, e.id), '[]')
    FROM entry e JOIN division d ON d.id = e.division_id
    WHERE e.organization_id = ${organizationId}::uuid AND d.season_id = ${seasonId}::uuid
  )`;
}

function toAcceptance({ acceptedAt, ...row }: AcceptanceRow): Acceptance {
  return { ...row, acceptedAt: new Date(acceptedAt) };
}

function toEntry({ bornOn, ...row }: EntryRow) {
  return { ...row, bornOn: bornOn === null ? null : new Date(bornOn) };
}
