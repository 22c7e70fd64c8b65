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

/** Rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string; version: string }> };

const loadSeason = cache(findSeason);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, version } = await params;
  const facts = await loadSeason(org, season);
  return facts && facts.status !== "draft"
    ? { title: `Rule sheet, ${facts.name}, version ${version}`, robots: { index: false } }
    : {};
}

/** One version of a season's rules: the one that rounds opened under it are played by. */
export default async function RulesVersionPage({ params }: Props) {
  const { org, season, version } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") notFound();
  const versions = await listRulesVersions(facts.id);
  const shown = versions.find((one) => String(one.version) === version);
  if (shown && facts.slug !== season)
    permanentRedirect(paths.ruleSheetVersion(org, facts.slug, shown.version));
  return shown ? <Sheet season={facts} versions={versions} shown={shown} /> : notFound();
}
