import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { IN_SEASON } from "@/lib/entries/rules/register";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { groupBy } from "@/lib/shared/group-by";
import type { RulePackId, SeasonId } from "@/lib/shared/ids";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { RoundSlot } from "@/lib/stages/words/round-name";
import type { RulePack } from "../input/rule-pack";
import { rulesChangedLetters } from "../letters/rules-changed";
import { type RulesRefusal, refuseRulesChange } from "../rules/change-rules";
import { changedSettings, type SettingChange } from "../rules/settings/changed-settings";
import { isOfStages } from "../rules/settings/pack";
import type { TooOld } from "../rules/too-old";
import { changeLabel } from "../words/settings/told-changes";
import { listTooOld } from "./list-too-old";
import { readRules } from "./read-rules";
import { announceSeason, holdSeason, type SeasonFacts } from "./seasons";

/** A version of a season's rules, and which rounds are played under it. */
export type RulesVersion = {
  readonly version: number;
  readonly rules: RulePack;
  readonly since: Instant;
  readonly rounds: readonly (RoundSlot & { readonly division: string })[];
};

/** The versions of a season's rules, newest first. */
export async function listRulesVersions(seasonId: string): Promise<readonly RulesVersion[]> {
  const rows = await prisma().rulePack.findMany({
    where: { seasonId },
    include: {
      rounds: {
        include: { stage: { include: { division: true } } },
        orderBy: [
          { stage: { division: { position: "asc" } } },
          { stage: { position: "asc" } },
          { number: "asc" },
        ],
      },
    },
    orderBy: { version: "desc" },
    take: 100,
  });
  // Every round of the season follows one of these versions.
  const stages = groupBy(
    rows.flatMap(({ rounds }) => rounds),
    ({ stageId }) => stageId,
  );
  return rows.map((row) => ({
    version: row.version,
    rules: readRules(row),
    since: instantOf(row.createdAt),
    rounds: row.rounds.map(({ number, stage, stageId }) => ({
      division: stage.division.name,
      format: kebabCase(stage.format),
      number,
      of: stages.get(stageId)?.length ?? 0,
    })),
  }));
}

/** Is a division of the season published? Then its stages can't change. */
export async function isPublished(seasonId: string, tx: Transaction = prisma()): Promise<boolean> {
  return (await tx.stage.count({ where: { division: { seasonId } } })) > 0;
}

/**
 * Puts a new version of a season's rules in force for every round that hasn't opened and in which no player has done
 * anything but leave. Open rounds keep theirs. If the rules are the same, nothing is written. Another day that decides
 * ages is refused if it makes a registered player too old, like another first day.
 *
 * @param madeFrom the version that the director edited; an older one is refused, so that no change is lost
 */
export async function insertRulePack(
  scope: DirectorScope,
  season: SeasonFacts,
  { rules, madeFrom }: { readonly rules: RulePack; readonly madeFrom: number },
  at: Date,
): Promise<
  Answer<{ readonly version: number; readonly changes: readonly SettingChange[] }, RulesRefusal | TooOld>
> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const now = await holdSeason(tx, scope, season.id);
    if (!now) return refuse("season-over");
    const changes = changedSettings(now.rules, rules);
    const refusal = refuseRulesChange({
      status: now.status,
      version: now.rulesVersion,
      madeFrom,
      changesFormat: changes.some(({ setting }) => isOfStages(setting)),
      isPublished: await isPublished(season.id, tx),
    });
    if (refusal) return refuse(refusal);
    if (changes.length === 0) return accept({ version: madeFrom, changes });
    const movesAgeDay = now.rules.eligibility.ageOn !== rules.eligibility.ageOn;
    const ageRule = { startsOn: now.startsOn, eligibility: rules.eligibility };
    const tooOld = movesAgeDay ? await listTooOld(tx, season.id, ageRule) : [];
    if (tooOld.length > 0) return refuse({ tooOld });

    const version = madeFrom + 1;
    const { id } = await tx.rulePack.create({
      data: { organizationId, seasonId: season.id, version, preset: rules.preset, rules, createdAt: at },
    });
    await moveUnopenedRounds(tx, season.id, id, at);
    await note(tx, scope, now, { version, changes }, at);
    if (now.status !== "draft") {
      await writeLetters(tx, organizationId, await lettersOf(tx, now, version, changes), at);
      await announceSeason(tx, now);
    }
    return accept({ version, changes });
  });
}

/**
 * Moves the rounds that haven't begun to the new version. They're locked in the order in which commands lock them (the
 * bracket, its matches, then rounds), so a player's first act in a round comes before the change or after it. A round
 * hasn't begun while its matches only have what happens without regard to the rules: players who left, with a double
 * forfeit if both of a match did, and what the league did with pairings, times and deadlines.
 */
async function moveUnopenedRounds(
  tx: Transaction,
  seasonId: SeasonId,
  rulePackId: RulePackId,
  at: Date,
): Promise<void> {
  await tx.$queryRaw`
    SELECT s.id FROM stage s JOIN division d ON d.id = s.division_id
    WHERE d.season_id = ${seasonId}::uuid ORDER BY s.id FOR UPDATE OF s`;
  await tx.$queryRaw`
    SELECT m.id FROM "match" m JOIN round r ON r.id = m.round_id JOIN stage s ON s.id = r.stage_id
      JOIN division d ON d.id = s.division_id
    WHERE d.season_id = ${seasonId}::uuid AND r.opens_at > ${at}::timestamptz ORDER BY m.id FOR UPDATE OF m`;
  await tx.$executeRaw`
    UPDATE round SET rule_pack_id = ${rulePackId}::uuid
    FROM stage s JOIN division d ON d.id = s.division_id
    WHERE s.id = round.stage_id AND d.season_id = ${seasonId}::uuid AND round.opens_at > ${at}::timestamptz
      AND NOT EXISTS (
        SELECT FROM "match" m JOIN match_event e ON e.match_id = m.id
        WHERE m.round_id = round.id AND e.type NOT IN ('MatchPaired', 'Repaired', 'Unpaired', 'TimeFixed',
          'DeadlineExtended', 'VenueClosed', 'Withdrawn', 'DeadlinePassed', 'Voided'))`;
}

async function note(
  tx: Transaction,
  scope: DirectorScope,
  season: SeasonFacts,
  { version, changes }: { readonly version: number; readonly changes: readonly SettingChange[] },
  at: Date,
): Promise<void> {
  const names = changes.map(changeLabel).join(", ");
  await logAct(tx, scope, {
    type: "rules-changed",
    subject: `${season.name}, version ${version}: ${names}`,
    data: { season: season.id, version, changes: [...changes] },
    at,
  });
}

async function lettersOf(
  tx: Transaction,
  season: SeasonFacts,
  version: number,
  changes: readonly SettingChange[],
) {
  const entries = await tx.entry.findMany({
    where: { division: { seasonId: season.id }, status: { in: [...IN_SEASON] } },
    select: { name: true, user: { select: { id: true, email: true } } },
    orderBy: { registeredAt: "asc" },
    distinct: ["userId"],
  });
  const players = entries.map(({ name, user }) => ({ userId: user.id, email: user.email, name }));
  const { appUrl } = env();
  return rulesChangedLetters(
    { appUrl, organization: season.organization, season, version, changes },
    players,
  );
}
