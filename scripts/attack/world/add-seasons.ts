import { prisma } from "@/lib/db/client";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import type { TestLeague } from "@/lib/testing/league";
import type { Ids } from "./id-names.ts";

type SeasonIds = Pick<
  Ids,
  "openSeason" | "openDivision" | "openDivisionSlug" | "openRules" | "draftSeason" | "onlineSeason"
>;

/** A season that's open for registration, a draft, and an online season where everyone has a username. */
export async function addSeasons(league: TestLeague, at: Date): Promise<SeasonIds> {
  const { org, scope, players } = league;
  const make = async (name: string, rules: typeof DEPAUL, isOpen: boolean) => {
    const slug = `${name}-${org}`;
    const division = { slug: `${name}-open-${org}`, name: "Open" };
    const plan = { slug, name, startsOn: "2027-01-11", rules, divisions: [division] };
    const made = await insertSeason(scope, plan, at);
    if (!made.ok) throw new Error(`No season ${slug}`);
    if (isOpen) await updateSeasonStatus(scope, made.value.seasonId, "open", at);
    return prisma().season.findUniqueOrThrow({
      where: { id: made.value.seasonId },
      include: { divisions: true, rulePacks: true },
    });
  };
  const open = await make("spring", DEPAUL, true);
  const draft = await make("draft", DEPAUL, false);
  const online = await make("online", TEXAS_STATE, true);
  const division = { organizationId: league.organizationId, divisionId: online.divisions[0]?.id ?? "" };
  for (const { userId, name } of players.slice(0, 4)) {
    const entry = { userId, name, status: "active" as const, registeredAt: at };
    const acceptedRulePackId = online.rulePacks[0]?.id ?? "";
    await prisma().entry.create({ data: { ...division, ...entry, acceptedRulePackId } });
  }
  return {
    openSeason: open.slug,
    openDivision: open.divisions[0]?.id ?? "",
    openDivisionSlug: open.divisions[0]?.slug ?? "",
    openRules: open.rulePacks[0]?.id ?? "",
    draftSeason: draft.slug,
    onlineSeason: online.id,
  };
}
