import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CampusList } from "@/components/home/campus-list";
import { CampusPages } from "@/components/home/campus-pages";
import { HomeSheet, START_PARTS } from "@/components/home/home-sheet";
import { PublicFrame } from "@/components/layout/frames";
import { SearchForm } from "@/components/standings/search-form";
import { PageHead } from "@/components/ui/page-head";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { listCampuses } from "@/lib/season/store/campuses";
import { instantOf } from "@/lib/shared/instant";
import "@/app/styles/front-pages.css";

type Props = { readonly params: Promise<{ page: string }> };

export const dynamic = "force-static";
export const revalidate = 3600;

/** Rendered when first requested, then cached: the list comes from the database. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = readPage((await params).page);
  return {
    title: page === 1 ? { absolute: "Campus chess leagues · Rookery" } : `Campuses, page ${page}`,
    alternates: { canonical: absolute(env().appUrl, paths.campuses(page)) },
  };
}

/** The campuses by name. The first page is the start page: what the site is; or it leads to the only campus. */
export default async function CampusesPage({ params }: Props) {
  const page = readPage((await params).page);
  const { campuses, hasMore } = await listCampuses(page, instantOf(now()));
  const [only] = campuses;
  if (page > 1 && !only) notFound();
  if (only && page === 1 && campuses.length === 1) redirect(paths.organization(only.slug));

  return (
    <PublicFrame parts={page === 1 ? START_PARTS : []}>
      {page === 1 ? (
        <HomeSheet campuses={campuses} hasMore={hasMore} demoHref={env().isDemo ? paths.signIn() : null} />
      ) : (
        <>
          <PageHead title="Find your campus" />
          <SearchForm action={paths.searchCampuses()} label="Name of your campus" />
          <CampusList campuses={campuses} />
          <CampusPages page={page} hasMore={hasMore} />
        </>
      )}
    </PublicFrame>
  );
}

/** "2" is 2; anything that isn't the address of a page is a 404. */
function readPage(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) notFound();
  return Number(text);
}
