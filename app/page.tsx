import Link from "next/link";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { NextLine } from "@/components/ui/next-line";
import { PageHead } from "@/components/ui/page-head";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { listOrganizations } from "@/lib/people/store/organizations";
import { listSeasons } from "@/lib/season/store/seasons";

/** A deployment for one campus doesn't need a list of one; which it is depends on the database. */
export const dynamic = "force-dynamic";

/** The leagues of this deployment, or straight to the only one. */
export default async function StartPage() {
  const organizations = await listOrganizations();
  const [only] = organizations;
  if (only && organizations.length === 1) redirect(paths.organization(only.slug));
  const leagues = await Promise.all(
    organizations.map(async (organization) => ({
      organization,
      seasons: (await listSeasons(organization.id)).filter(
        ({ status }) => status === "running" || status === "registration",
      ),
    })),
  );

  return (
    <PublicFrame>
      <PageHead
        title="Campus chess leagues"
        lead="One match a round, results both players confirm, standings you can check."
      />
      {env().isDemo && (
        <NextLine turn="you" turnLabel="This is a demo">
          <Link href={paths.signIn()}>Choose a person to sign in as</Link>: a player, a director or an admin.
          Nothing you do here affects anyone real.
        </NextLine>
      )}
      {leagues.length === 0 ? (
        <BlankState title="No league is set up yet">
          The site’s operator sets up the first one. Its seasons and standings will appear here.
        </BlankState>
      ) : (
        <section className="section" aria-labelledby="leagues">
          <h2 id="leagues" className="sr">
            Leagues
          </h2>
          <Ledger>
            {leagues.map(({ organization, seasons }) => (
              <LedgerRow key={organization.id}>
                <h3>
                  <Link href={paths.organization(organization.slug)}>{organization.name}</Link>
                </h3>
                {seasons.length === 0 && <p className="small muted">No season is running.</p>}
                {seasons.map((season) => (
                  <p key={season.id} className="small">
                    <Link className="row-link" href={paths.season(organization.slug, season.slug)}>
                      {season.name}
                    </Link>
                    {season.status === "running" ? ", under way" : ", open for registration"}
                  </p>
                ))}
              </LedgerRow>
            ))}
          </Ledger>
        </section>
      )}
    </PublicFrame>
  );
}
