import { findGroupSettings } from "@/lib/campus/store/groups";
import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import { campusIdStamp, findCampusId } from "@/lib/eligibility/store/campus-ids";
import { listExceptions, listHolds } from "@/lib/eligibility/store/desk";
import { findList } from "@/lib/eligibility/store/list";
import type { LastWish } from "@/lib/entries/rules/leave-wish";
import { nameStamp } from "@/lib/entries/store/correct-name";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { findEntryOfDesk } from "@/lib/entries/store/entry-of-desk";
import { findLeaving } from "@/lib/entries/store/leaving";
import { entryStamp } from "@/lib/entries/store/move-entry";
import { findStrikes } from "@/lib/entries/store/strikes";
import { makeAmount } from "@/lib/fees/rules/amount";
import { readFeeLedger } from "@/lib/fees/store/read-ledger";
import { owes } from "@/lib/fees/view/fee-rows";
import { findRoundForfeits } from "@/lib/match/store/forfeits/round-forfeits";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { emailStamp } from "@/lib/people/store/correct-email";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { ownRuleFields } from "@/lib/season/rules/settings/own-rules";
import { printSettings } from "@/lib/season/rules/settings/print-setting";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { divisionEditStamp } from "@/lib/season/store/edit-divisions";
import { seasonStamp } from "@/lib/season/store/edit-season";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { emailOrNull } from "@/lib/shared/no-email";
import { makeShapeKey } from "@/lib/stages/rules/shape-key";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { type DivisionView, findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { readWaiverPlayers } from "@/lib/waivers/store/read-players";
import type {
  DeskDivisionResource,
  DeskEligibilityResource,
  DeskEntryResource,
  DeskSeasonResource,
} from "../input/desk-resources";

/** A season of the director's organization. */
export async function readDeskSeason(
  scope: DirectorScope,
  org: string,
  slug: string,
): Promise<DeskSeasonResource | undefined> {
  const season = await findSeason(org, slug);
  if (season?.organization.id !== scope.organizationId) return undefined;
  return {
    slug: season.slug,
    name: season.name,
    status: season.status,
    seen: seasonStamp(season),
    startsOn: season.startsOn,
    registrationClosesOn: season.registrationClosesOn,
    rulesVersion: season.rulesVersion,
    settings: settingsOf(season.rules),
    shape: makeShapeKey(season.rules.stages),
    breaks: season.breaks.map(({ id, name, from, until }) => ({ id, name, from, until })),
    stages: season.rules.stages.map(({ format }) => format),
    divisions: season.divisions.map((division) => ({
      id: division.id,
      slug: division.slug,
      name: division.name,
      publicNames: division.publicNames ?? "full",
      seen: divisionEditStamp(division),
      spotsSeen: String(division.capacity ?? "no limit"),
    })),
  };
}

/** The settings as the form of the rules has them. */
function settingsOf(rules: RulePack): Readonly<Record<string, string>> {
  const settings = Object.entries(printSettings(rules)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const own = rules.ownRules.flatMap(({ number, title, text }) => {
    const fields = ownRuleFields(`ownRules.${number}`);
    return [[fields.title, title] as const, [fields.text, text] as const];
  });
  return Object.fromEntries([...settings, ...own]);
}

/** Who can play in a season of the director's organization. */
export async function readDeskEligibility(
  scope: DirectorScope,
  org: string,
  slug: string,
): Promise<DeskEligibilityResource | undefined> {
  const season = await findSeason(org, slug);
  if (season?.organization.id !== scope.organizationId) return undefined;
  const [{ version, isUsed, lines, groups }, { names }, exceptions, holds, waiver, fee] = await Promise.all([
    findList(scope.organizationId, season.id),
    findGroupSettings(scope.organizationId),
    listExceptions(scope, season.id),
    listHolds(scope),
    waiverOf(scope, season),
    feeOf(scope, season.id),
  ]);
  return {
    list: { version, isUsed, lines },
    groups: [...groups],
    groupChoices: [...names],
    exceptions: exceptions.map(({ id, email, reason }) => ({ id, email, reason })),
    holds: holds.map(({ id, email, kind, lastOn, note }) => ({ id, email, kind, lastOn, note })),
    waiver,
    fee,
  };
}

async function waiverOf(
  scope: DirectorScope,
  season: SeasonFacts,
): Promise<DeskEligibilityResource["waiver"]> {
  const { players, ...waiver } = await readWaiverPlayers(scope, season, now());
  return {
    ...waiver,
    players: players.map(({ userId, name, acceptance }) => ({
      userId,
      name,
      acceptedVersion: acceptance?.version ?? null,
      paperId: acceptance?.onPaper ? acceptance.id : null,
    })),
  };
}

async function feeOf(scope: DirectorScope, seasonId: string): Promise<DeskEligibilityResource["fee"]> {
  const { version, fee, players } = await readFeeLedger(scope, seasonId);
  return {
    version,
    name: fee?.name ?? null,
    amount: fee?.money ? makeAmount(fee.money) : null,
    currency: fee?.money?.currency ?? null,
    due: fee?.due ?? null,
    whereToPay: fee?.whereToPay ?? null,
    players: players.map(({ userId, name, isPlaying, status, marks }) => ({
      userId,
      name,
      standing: status,
      owes: fee !== null && owes({ isPlaying, status }),
      seen: String(marks.at(-1)?.number ?? 0),
    })),
  };
}

/** A player of the director's organization, with the versions that commands answer. */
export async function readDeskEntry(
  scope: DirectorScope,
  asked: { readonly season: string; readonly division: string },
  id: string,
): Promise<DeskEntryResource | undefined> {
  const entry = entryId.safeParse(id).success ? await findEntryOfDesk(scope, id, asked) : undefined;
  if (!entry) return undefined;
  const [leaving, strikes, campusId] = await Promise.all([
    findLeaving(scope, id),
    findStrikes(scope, id),
    findCampusId(scope.organizationId, entry.userId),
  ]);
  return {
    id,
    name: entry.name,
    email: emailOrNull(entry.email),
    status: entry.status,
    seen: entryStamp(entry),
    nameSeen: nameStamp(entry.name),
    emailSeen: emailStamp(entry.email),
    campusIdSeen: campusIdStamp(campusId),
    leavingStamp: leaving?.stamp ?? "",
    leaveRequest: leaving?.isPlaying && leaving.wish?.ended === null ? requestOf(leaving.wish) : null,
    forfeits: {
      counting: strikes?.counting ?? 0,
      isAsked: strikes?.isAsked ?? false,
      matches: (strikes?.strikes ?? []).map(({ matchId, forgiven }) => ({
        matchId,
        isForgiven: forgiven !== null,
      })),
    },
  };
}

function requestOf({ note, since, newest: seen }: LastWish) {
  return { note, since, seen };
}

/**
 * A division of the director's organization, with the versions that commands answer. Each version is read before what it
 * stands for, or with it, so a command can't answer what its sender hasn't read.
 */
export async function readDeskDivision(
  scope: DirectorScope,
  org: string,
  asked: { readonly season: string; readonly division: string },
): Promise<DeskDivisionResource | undefined> {
  const season = await findSeason(org, asked.season);
  const division = season && (await findDivisionIn(season, asked.division));
  if (!division || season.organization.id !== scope.organizationId) return undefined;
  const versions = await listVersions(division.id);
  const view = await findDivisionOfDesk(scope, { organization: org, ...asked });
  const entries = await listEntriesOfDesk(scope, division.id);
  return {
    slug: division.slug,
    seen: view ? divisionStamp(view) : "",
    entries: entries.map(({ id, name, status, user }) => ({
      id,
      name,
      status,
      email: emailOrNull(user.email),
    })),
    rounds: view ? await Promise.all(view.rounds.map((round) => roundOf(scope, round))) : [],
    matches: view ? matchesOf(view, versions) : [],
  };
}

async function roundOf(scope: DirectorScope, round: DivisionView["rounds"][number]) {
  const [held, declared] = await Promise.all([
    findRoundForfeits(scope, round.id, "held"),
    findRoundForfeits(scope, round.id, "declared"),
  ]);
  const { stage, number, opensAt, deadlineAt, stamp: seen } = round;
  return {
    stage: stage.position,
    round: number,
    opensAt,
    deadlineAt,
    seen,
    heldForfeits: forfeitsOf(held),
    declaredForfeits: forfeitsOf(declared),
  };
}

function forfeitsOf({ matches, stamp }: Awaited<ReturnType<typeof findRoundForfeits>>) {
  return matches.length > 0 ? { matches: matches.length, stamp } : null;
}

/** The version of each match of a division. */
async function listVersions(divisionId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await prisma().match.findMany({
    where: { round: { stage: { divisionId } } },
    select: { id: true, lastSeq: true },
  });
  return new Map(rows.map(({ id, lastSeq }) => [id, String(lastSeq)]));
}

function matchesOf({ rounds }: DivisionView, versions: ReadonlyMap<string, string>) {
  return rounds.flatMap(({ stage, number: round, matches }) =>
    matches.map(({ id, number, homeEntryId, awayEntryId, status, deadlineAt }) => ({
      id,
      stage: stage.position,
      round,
      number,
      homeEntryId,
      awayEntryId,
      status,
      deadlineAt,
      seen: versions.get(id) ?? "",
    })),
  );
}
