import type { Metadata } from "next";
import { CampusList } from "@/components/home/campus-list";
import { PublicFrame } from "@/components/layout/frames";
import { SearchForm } from "@/components/standings/search-form";
import { BlankState } from "@/components/ui/blank-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requestOrigin } from "@/lib/auth/origin";
import { now } from "@/lib/clock";
import { tooOften } from "@/lib/limits/too-often";
import { visitorOf } from "@/lib/limits/visitor";
import { paths } from "@/lib/paths";
import { findCampuses } from "@/lib/season/store/campuses";
import { instantOf } from "@/lib/shared/instant";
import { questionWords } from "@/lib/shared/search-words";

type Props = { readonly searchParams: Promise<{ q?: string | string[] }> };

export const metadata: Metadata = { title: "Find your campus", robots: { index: false } };

const MOST_LETTERS = 80;

/** Finds a campus by its name. The query is the question, so it works without JavaScript. */
export default async function FindCampusPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const question = [q ?? ""].flat()[0]?.slice(0, MOST_LETTERS) ?? "";
  const words = questionWords(question);
  const tooMany =
    words.length > 0 ? await tooOften({ limit: "search", by: visitorOf(await requestOrigin()) }) : null;
  const campuses = tooMany === null ? await findCampuses(words, instantOf(now())) : null;

  return (
    <PublicFrame>
      <PageHead crumb={<Link href={paths.home()}>All campuses</Link>} title="Find your campus" />
      <SearchForm action={paths.searchCampuses()} label="Name of your campus" question={question} />
      {tooMany !== null && <Notice tone="bad" title={tooMany} />}
      {campuses && question.trim() !== "" && campuses.length === 0 && (
        <BlankState
          title={
            words.length === 0 ? "Type at least two letters" : `No campus found for “${question.trim()}”`
          }
        >
          Show this page to the people who run your rec center.
        </BlankState>
      )}
      {campuses && campuses.length > 0 && <CampusList campuses={campuses} />}
    </PublicFrame>
  );
}
