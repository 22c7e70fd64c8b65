import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublicFrame } from "@/components/layout/frames";
import { Opening, Openings } from "@/components/season/opening";
import { RunningOpening, type RunningSeason } from "@/components/season/running-opening";
import { type ListedSeason, SeasonList } from "@/components/season/season-list";
import { SearchForm } from "@/components/standings/search-form";
import { BlankState } from "@/components/ui/blank-state";
import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { findOrganization } from "@/lib/people/store/organizations";
import { isRegistrationOpen, shownStatus } from "@/lib/season/rules/registration";
import { listSeasonsWithRounds, type SeasonWithRounds } from "@/lib/season/store/season-rounds";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { roundToPlay } from "@/lib/season/view/round-to-play";
import { startsAndCloses } from "@/lib/season/words/registration";
import { longCalendarDay } from "@/lib/season/words/seasons";
import { dateIn } from "@/lib/shared/dates";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import "@/app/styles/front-pages.css";

/** Cached until something changes, for at most an hour: whether registration is open and which round is played depend on the clock. */
export const dynamic = "force-static";
export const revalidate = 3600;

/** Organizations are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const organization = await findOrganization((await params).org);
  return organization ? { title: organization.name } : {};
}

/** An organization's seasons, starting with what you can do in them now. */
export default async function OrganizationPage({ params }: Props) {
  const { org } = await params;
  const organization = await findOrganization(org);
  if (!organization) notFound();
  const seasons = (await listSeasonsWithRounds(organization.id)).filter(({ status }) => status !== "draft");
  const at = instantOf(now());
  const open = seasons.find((season) => isRegistrationOpen(season, at));
  const running = seasons.filter((season) => shownStatus(season, at) === "running");
  const current = seasons.filter(({ status }) => status !== "archived");
  const past = seasons.filter(({ status }) => status === "archived");

  return (
    <PublicFrame organization={organization}>
      <PageHead
        title={organization.name}
        lead="Campus chess: one match each round against someone in your division, at a time that works for both of you."
      />
      {(open || running.length > 0) && (
        <Openings>
          {running.length > 0 && (
            <RunningOpening
              seasons={running.map((season) => runningSeason(org, season, at))}
              zone={zoneAllYear(at, organization.timeZone)}
            />
          )}
          {open && <RegistrationOpening org={org} season={open} isFirst={running.length === 0} at={at} />}
        </Openings>
      )}
      <section className="section" aria-labelledby="seasons">
        <HeadRow title="Seasons" id="seasons" />
        {current.length === 0 && (
          <BlankState title={past.length === 0 ? "No seasons yet" : "No current season"}>
            The {past.length === 0 ? "first" : "next"} season appears here when registration opens. Questions?
            Email <a href={`mailto:${organization.contactEmail}`}>{organization.contactEmail}</a>.
          </BlankState>
        )}
        <SeasonList seasons={current.map((season) => listed(org, season, at))} />
      </section>
      {past.length > 0 && (
        <section className="section" aria-labelledby="past">
          <HeadRow title="Past seasons" id="past" />
          <SeasonList seasons={past.map((season) => listed(org, season, at))} />
        </section>
      )}
      <section className="section" aria-label="Search">
        <SearchForm action={paths.search(org)} label="Player, division, or match" />
      </section>
    </PublicFrame>
  );
}

function listed(org: string, season: SeasonFacts, at: Instant): ListedSeason {
  const { name, slug, startsOn, divisions } = season;
  return {
    name,
    status: shownStatus(season, at),
    starts: longCalendarDay(startsOn),
    year: startsOn.slice(0, 4),
    href: paths.season(org, slug),
    divisions: divisions.map((division) => ({
      name: division.name,
      href: paths.division(org, slug, division.slug),
    })),
  };
}

function runningSeason(org: string, season: SeasonWithRounds, at: Instant): RunningSeason {
  const { name, slug, divisions, roundsOf, organization } = season;
  return {
    name,
    href: paths.season(org, slug),
    divisions: divisions.map((division) => ({
      name: division.name,
      href: paths.division(org, slug, division.slug),
      round: roundToPlay(roundsOf.get(division.id) ?? [], organization.timeZone, at),
    })),
  };
}

function RegistrationOpening({
  org,
  season,
  isFirst,
  at,
}: {
  readonly org: string;
  readonly season: SeasonFacts;
  readonly isFirst: boolean;
  readonly at: Instant;
}) {
  return (
    <Opening
      kind="join"
      who="If you’re new"
      actions={
        <>
          <ButtonLink
            kind={isFirst ? "primary" : "plain"}
            href={paths.register(org, season.slug)}
            prefetch={false}
          >
            Register for {season.name}
          </ButtonLink>
          <ButtonLink kind="link" href={paths.ruleSheet(org, season.slug)}>
            Read the rules first
          </ButtonLink>
        </>
      }
    >
      <h2>Register for {season.name}</h2>
      <p>{startsAndCloses(season, dateIn(at, season.organization.timeZone))}</p>
    </Opening>
  );
}
