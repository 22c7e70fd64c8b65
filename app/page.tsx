import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { type Campus, HomeSheet } from "@/components/home/home-sheet";
import { PublicFrame } from "@/components/layout/frames";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { listOrganizations, type OrganizationFacts } from "@/lib/people/store/organizations";
import { listSeasons } from "@/lib/season/store/seasons";

export const metadata: Metadata = { title: { absolute: "Campus chess leagues · Rookery" } };

/** A deployment for one campus doesn't need a list of one; which it is depends on the database. */
export const dynamic = "force-dynamic";

/** What the site is, with the leagues of this deployment; or straight to the only one. */
export default async function StartPage() {
  const organizations = await listOrganizations();
  const [only] = organizations;
  if (only && organizations.length === 1) redirect(paths.organization(only.slug));
  const campuses = await Promise.all(organizations.map(campusOf));

  return (
    <PublicFrame>
      <HomeSheet campuses={campuses} demoHref={env().isDemo ? paths.signIn() : null} />
    </PublicFrame>
  );
}

async function campusOf({ id, slug, name }: OrganizationFacts): Promise<Campus> {
  const seasons = await listSeasons(id);
  return {
    name,
    href: paths.organization(slug),
    seasons: seasons.flatMap((season) => {
      const status = STATUS_WORDS[season.status];
      return status ? [{ name: season.name, href: paths.season(slug, season.slug), status }] : [];
    }),
  };
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  running: "under way",
  registration: "open for registration",
};
