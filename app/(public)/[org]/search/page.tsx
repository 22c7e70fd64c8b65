import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublicFrame } from "@/components/layout/frames";
import { SearchForm } from "@/components/standings/search-form";
import { SearchResults } from "@/components/standings/search-results";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requestOrigin } from "@/lib/auth/origin";
import { tooOften } from "@/lib/limits/too-often";
import { visitorOf } from "@/lib/limits/visitor";
import { paths } from "@/lib/paths";
import { findOrganization } from "@/lib/people/store/organizations";
import { questionWords } from "@/lib/shared/search-words";
import { search } from "@/lib/standings/store/search";

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ q?: string | string[] }>;
};

export const metadata: Metadata = { title: "Search", robots: { index: false } };

/**
 * Finds players, divisions and matches of an organization. The query is the question, so it works without JavaScript. It
 * reads no cookies: everyone finds the same. Questions are counted per visitor, so that no one copies the list of
 * players.
 */
export default async function SearchPage({ params, searchParams }: Props) {
  const { org } = await params;
  const organization = await findOrganization(org);
  if (!organization) notFound();
  const { q } = await searchParams;
  const question = [q ?? ""].flat()[0]?.slice(0, MOST_LETTERS) ?? "";
  const words = questionWords(question);
  const tooMany = words.length > 0 ? await tooManySearches() : null;
  const found = tooMany === null ? await search(organization.id, words) : null;

  return (
    <PublicFrame organization={organization}>
      <PageHead
        crumb={<Link href={paths.organization(org)}>{organization.name}</Link>}
        title="Search"
        lead="Players, divisions, and matches by two names, like “ana ben”."
      />
      <SearchForm action={paths.search(org)} label="Player, division, or match" question={question} />
      {tooMany !== null && <Notice tone="bad" title={tooMany} />}
      {found && question.trim() !== "" && (
        <SearchResults
          org={org}
          zone={organization.timeZone}
          question={question.trim()}
          isTooShort={words.length === 0}
          found={found}
        />
      )}
    </PublicFrame>
  );
}

const MOST_LETTERS = 80;

async function tooManySearches(): Promise<string | null> {
  return tooOften({ limit: "search", by: visitorOf(await requestOrigin()) });
}
