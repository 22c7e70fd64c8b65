import { PublicFrame } from "@/components/layout/frames";
import { FormFields } from "@/components/ui/definitions";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { paths } from "@/lib/paths";
import { guidePaths } from "@/lib/paths/guide";
import { ruleSheet } from "@/lib/season/rules/rule-sheet";
import type { RulesVersion } from "@/lib/season/store/rule-packs";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { day } from "@/lib/shared/dates";
import { RuleContents } from "./rule-contents";
import { RULE_PICTURES } from "./rule-pictures";
import { RuleSections } from "./rule-sections";
import { RulesHistory } from "./rules-history";

type SheetProps = {
  readonly season: SeasonFacts;
  /** Newest first. */
  readonly versions: readonly RulesVersion[];
  readonly shown: RulesVersion;
};

/** One version of a season's rules in plain words, numbered as rulings cite them, to read and to print. */
export function Sheet({ season, versions, shown }: SheetProps) {
  const { slug: org, timeZone } = season.organization;
  const sections = ruleSheet(shown.rules, season.organization);
  const isNewest = shown.version === season.rulesVersion;

  return (
    <PublicFrame
      organization={season.organization}
      season={{ slug: season.slug, firstDivision: season.divisions[0]?.slug }}
      current="rules"
    >
      <div className="p-rules">
        <PageHead
          className="rules-head"
          crumb={<Link href={paths.season(org, season.slug)}>{season.name}</Link>}
          title="Rule sheet"
        >
          <FormFields
            items={[
              { label: "League", value: shown.rules.title },
              { label: "Season", value: season.name },
              { label: "Version", value: `${shown.version}, since ${day(shown.since, timeZone)}` },
            ]}
          />
        </PageHead>
        {!isNewest && (
          <Notice tone="soon" still title={`This is version ${shown.version}. It has been replaced.`}>
            Rounds that opened under it keep it. For all other rounds, read{" "}
            <Link href={paths.ruleSheet(org, season.slug)}>version {season.rulesVersion}</Link>.
          </Notice>
        )}
        <div className="rules">
          <RuleContents sections={sections} />
          <div className="rbody">
            <RuleSections sections={sections} pictures={RULE_PICTURES} />
            {isNewest && (
              <p className="no-print mt-6">
                New here?{" "}
                <Link href={guidePaths.guide(org, season.slug, "en")}>Player’s guide, one page</Link>{" "}
                <Link href={guidePaths.guide(org, season.slug, "es")} hrefLang="es" lang="es">
                  Guía del jugador en español
                </Link>
              </p>
            )}
            {isNewest && (
              <p className="no-print mt-3">
                Disagree about a game?{" "}
                <Link href={paths.adjudicator({ rules: `${org}/${season.slug}` })}>
                  See what these rules say about it
                </Link>
              </p>
            )}
            <RulesHistory
              org={org}
              season={season.slug}
              zone={timeZone}
              versions={versions}
              shown={shown.version}
            />
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}
