import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { RulesHistory } from "@/components/season/rules-history";
import { RulesForm } from "@/components/season/settings/rules-form";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { findRule } from "@/lib/season/rules/rule-sheet";
import { isOver } from "@/lib/season/rules/steps";
import { isPublished, listRulesVersions } from "@/lib/season/store/rule-packs";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { settingsPage } from "@/lib/season/view/settings-page";
import { RULES_DONE } from "@/lib/season/words/done";
import { changesFromSheet } from "@/lib/season/words/settings/setting-note";
import { loadDeskFrame } from "../../../load-desk-frame";

export const metadata: Metadata = { title: "Rules" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[]; find?: string | string[] }>;
};

/** Every setting of a season's rules, for the director to change. Saving creates a new version. */
export default async function DeskRulesPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, versions, published, { done, find }] = await Promise.all([
    loadDeskFrame(desk),
    listRulesVersions(season.id),
    isPublished(season.id),
    searchParams,
  ]);

  return (
    <DeskFrame {...frame} current="seasons">
      <DoneNotice done={done} words={RULES_DONE}>
        {done === "changed" && AFTERWARDS[season.status === "draft" ? "draft" : "public"]}
      </DoneNotice>
      <PageHead
        title={`Rules, version ${season.rulesVersion}`}
        crumb={<Link href={paths.deskSeason(org, slug)}>{season.name}</Link>}
        lead={changesFromSheet(season.rules)}
      />
      {isOver(season.status) ? (
        <Notice tone="soon" still title="The season is over, so its rules can’t be changed.">
          <Link href={paths.ruleSheet(org, slug)}>Read the rule sheet</Link>
        </Notice>
      ) : (
        <>
          {published && <FormatStays season={season} />}
          <RulesForm
            org={org}
            season={slug}
            version={season.rulesVersion}
            page={settingsPage(versions, season.rules, published)}
            find={typeof find === "string" ? find : ""}
          />
        </>
      )}
      <RulesHistory
        org={org}
        season={slug}
        zone={season.organization.timeZone}
        versions={versions}
        isDraft={season.status === "draft"}
      />
    </DeskFrame>
  );
}

const OLD_ROUNDS =
  "Rounds that are open, or in which players have already started arranging a match, keep the old version. If a change applies to the whole season, its setting says so.";

const AFTERWARDS = {
  draft: "The season is still a draft, so no one has read the old version.",
  public: `${OLD_ROUNDS} We email the changes to players who have an address here.`,
};

/** The format comes from the schedule; the rule sheet's own sentence describes it. */
function FormatStays({ season }: { readonly season: SeasonFacts }) {
  const format = findRule(season.rules, "format");
  return (
    <Notice tone="soon" still title="The schedule is published, so the format can’t change." className="mb-6">
      {format?.text} You can change everything else. {OLD_ROUNDS}
    </Notice>
  );
}
