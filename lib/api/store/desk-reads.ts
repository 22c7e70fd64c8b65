import { prisma } from "@/lib/db/prisma";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { findRoundForfeits } from "@/lib/match/store/forfeits/round-forfeits";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { emailOrNull } from "@/lib/shared/no-email";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { type DivisionView, findDivisionOfDesk } from "@/lib/standings/store/divisions";
import type { DeskDivisionResource, DeskSeasonResource } from "../input/desk-resources";

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
    startsOn: season.startsOn,
    rulesVersion: season.rulesVersion,
    stages: season.rules.stages.map(({ format }) => format),
    divisions: season.divisions.map(({ slug, name, capacity }) => ({
      slug,
      name,
      spotsSeen: String(capacity ?? "no limit"),
    })),
  };
}

/** A division of the director's organization, with the versions that commands answer. */
export async function readDeskDivision(
  scope: DirectorScope,
  org: string,
  asked: { readonly season: string; readonly division: string },
): Promise<DeskDivisionResource | undefined> {
  const season = await findSeason(org, asked.season);
  const division = season && (await findDivisionIn(season, asked.division));
  if (!division || season.organization.id !== scope.organizationId) return undefined;
  const [entries, view] = await Promise.all([
    listEntriesOfDesk(scope, division.id),
    findDivisionOfDesk(scope, { organization: org, ...asked }),
  ]);
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
    matches: view ? await matchesOf(view) : [],
  };
}

async function roundOf(scope: DirectorScope, round: DivisionView["rounds"][number]) {
  const { matches, stamp } = await findRoundForfeits(scope, round.id, "held");
  const { stage, number, opensAt, deadlineAt, stamp: seen } = round;
  const heldForfeits = matches.length > 0 ? { matches: matches.length, stamp } : null;
  return { stage: stage.position, round: number, opensAt, deadlineAt, seen, heldForfeits };
}

async function matchesOf({ rounds }: DivisionView) {
  const ids = rounds.flatMap(({ matches }) => matches.map(({ id }) => id));
  const rows = await prisma().match.findMany({
    where: { id: { in: ids } },
    select: { id: true, lastSeq: true },
  });
  const seen = new Map(rows.map(({ id, lastSeq }) => [id, String(lastSeq)]));
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
      seen: seen.get(id) ?? "",
    })),
  );
}
