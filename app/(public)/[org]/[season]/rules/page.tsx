import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { Sheet } from "@/components/season/rule-sheet";
import { paths } from "@/lib/paths";
import { listRulesVersions } from "@/lib/season/store/rule-packs";
import { findSeason } from "@/lib/season/store/seasons";
import "@/app/styles/rule-sheet.css";

export const dynamic = "force-static";
export const revalidate = false;

/** Rule sheets are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string }> };

const loadSeason = cache(findSeason);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  return facts && facts.status !== "draft" ? { title: `Rule sheet, ${facts.name}` } : {};
}

/** A season's current rules. */
export default async function RulesPage({ params }: Props) {
  const { org, season } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") notFound();
  if (facts.slug !== season) permanentRedirect(paths.ruleSheet(org, facts.slug));
  const versions = await listRulesVersions(facts.id);
  const [newest] = versions;
  return newest ? <Sheet season={facts} versions={versions} shown={newest} /> : notFound();
}
