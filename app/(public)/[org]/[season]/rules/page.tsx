import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { RuleContents } from "@/components/rules/rule-contents";
import { RULE_PICTURES } from "@/components/rules/rule-pictures";
import { RuleSections } from "@/components/rules/rule-sections";
import { FormFields } from "@/components/ui/definitions";
import { PageHead } from "@/components/ui/page-head";
import { findSeason } from "@/lib/data/seasons";
import { ruleSheet } from "@/lib/domain/rules/rule-sheet";
import { paths } from "@/lib/paths";

export const dynamic = "force-static";
export const revalidate = false;

/** Every rule sheet is drawn when it is first asked for, so that a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string }> };

const loadSeason = cache(findSeason);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  return facts && facts.status !== "draft" ? { title: `Rule sheet, ${facts.name}` } : {};
}

/** The rules of a season in plain words, numbered as rulings cite them, to read and to print. */
export default async function RulesPage({ params }: Props) {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") notFound();
  const sections = ruleSheet(facts.rules);

  return (
    <PublicFrame
      organization={facts.organization}
      season={{ slug: season, firstDivision: facts.divisions[0]?.slug }}
      current="rules"
    >
      <div className="p-rules">
        <PageHead
          className="rules-head"
          crumb={<Link href={paths.season(org, season)}>{facts.name}</Link>}
          title="Rule sheet"
        >
          <FormFields
            items={[
              { label: "League", value: facts.rules.title },
              { label: "Season", value: facts.name },
              { label: "Version", value: facts.rulesVersion },
            ]}
          />
        </PageHead>
        <div className="rules">
          <RuleContents sections={sections} />
          <div className="rbody">
            <RuleSections sections={sections} pictures={RULE_PICTURES} />
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}
