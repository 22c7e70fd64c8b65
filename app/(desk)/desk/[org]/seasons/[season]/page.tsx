import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { RulesInWordsFolds } from "@/components/season/rules-in-words";
import { SeasonBreaks } from "@/components/season/season-breaks";
import { SeasonConditions } from "@/components/season/season-conditions";
import { SeasonFiles } from "@/components/season/season-files";
import { SeasonMore, SeasonStepForm } from "@/components/season/season-forms";
import { SeasonHandOver } from "@/components/season/season-hand-over";
import { SeasonPrints } from "@/components/season/season-prints";
import { ButtonLink } from "@/components/ui/button";
import { Crumb } from "@/components/ui/crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { Notice } from "@/components/ui/notice";
import { SeasonVenue } from "@/components/venue/season-venue";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { atVenue } from "@/lib/season/rules/play-venue";
import { isPastLastDay } from "@/lib/season/rules/registration";
import { ruleSheet } from "@/lib/season/rules/rule-sheet";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason, listSeasons, type SeasonFacts } from "@/lib/season/store/seasons";
import { importedWords, proposeNext } from "@/lib/season/view/hand-over";
import { type SeasonStep, seasonStep } from "@/lib/season/view/next-step";
import { hasMatchesToPrint } from "@/lib/season/view/wall-chart-link";
import { SEASON_DONE } from "@/lib/season/words/done";
import { SEASON_WORDS } from "@/lib/season/words/season-status";
import { startsOrStarted } from "@/lib/season/words/seasons";
import { startedFrom } from "@/lib/season/words/settings/setting-note";
import { calendarDay, dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { listVenues, playsOnSite } from "@/lib/venue/store/read-venues";
import { loadDeskFrame } from "../../load-desk-frame";
import { type ListedDivision, readDivision } from "./load-division";

export const metadata: Metadata = { title: "Season" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[]; count?: string | string[]; refused?: string }>;
};

/** A season at the desk: its next step and its divisions. */
export default async function DeskSeasonPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  if (season.slug !== slug) permanentRedirect(paths.deskSeason(org, season.slug));
  const { done, count, refused } = await searchParams;
  const [frame, venues, seasons, ...divisions] = await Promise.all([
    loadDeskFrame(desk),
    listVenues(desk.organization.id),
    listSeasons(desk.organization.id),
    ...season.divisions.map((division) => readDivision(desk, season, division)),
  ]);
  const isOnSite = season.rules.venue.kind === "on-site" || (await playsOnSite(season.id, now()));
  const step = seasonStep({ ...season, isPastLastDay: isPastLastDay(season, instantOf(now())) }, divisions);

  return (
    <DeskFrame {...frame} current="seasons">
      <DoneNotice done={done} words={{ ...SEASON_DONE, imported: importedWords(count) }} />
      {refused === "step" && (
        <Notice
          tone="bad"
          title="Someone changed this season after you opened the page. This is how it is now."
          focus
        />
      )}
      <SeasonCrumb org={org} season={season} />
      <NextMove
        level={1}
        turn={step.turn}
        turnLabel={step.turnLabel}
        what={step.what}
        why={step.why}
        actions={
          step.action && <StepAction action={step.action} org={org} season={slug} seen={season.status} />
        }
      />
      <div className="cols cols-7-5 section tight">
        <section aria-labelledby="divisions">
          <Divisions divisions={divisions} />
          {season.status !== "archived" && (
            <p>
              <Link className="row-link" href={paths.editSeason(org, slug)}>
                Edit the name, address, dates, and divisions
              </Link>
            </p>
          )}
          <SeasonBreaks org={org} season={slug} breaks={season.breaks} canChange={!isOver(season.status)} />
          <SeasonConditions
            org={org}
            season={slug}
            title={season.status === "draft" ? "Before registration opens" : "Registration"}
            canImport={season.status === "registration"}
          />
          {season.status !== "draft" && (
            <SeasonPrints org={org} season={slug} hasMatches={hasMatchesToPrint(season.status, divisions)} />
          )}
          <SeasonMore more={step.more} org={org} season={slug} seen={season.status} />
          {season.status !== "draft" && (
            <SeasonHandOver
              org={org}
              season={slug}
              status={season.status}
              next={proposeNext(season, seasons)}
            />
          )}
        </section>
        <section aria-labelledby="rules">
          <Rules org={org} season={season} />
          {isOnSite && venues.length > 0 && (
            <SeasonVenue org={org} season={season} venues={venues} canChange={!isOver(season.status)} />
          )}
          {season.status !== "draft" && (
            <>
              <p>
                <Link className="row-link" href={paths.season(org, slug)}>
                  Public page of {season.name}
                </Link>
              </p>
              <SeasonFiles org={org} season={slug} divisions={divisions} />
            </>
          )}
        </section>
      </div>
    </DeskFrame>
  );
}

type OfSeason = { readonly org: string; readonly season: SeasonFacts };

function SeasonCrumb({ org, season }: OfSeason) {
  const today = dateIn(instantOf(now()), season.organization.timeZone);
  return (
    <header className="match-head">
      <Crumb>
        <Link href={paths.deskSeasons(org)}>Seasons</Link>, {season.name}. {SEASON_WORDS[season.status]},{" "}
        {startsOrStarted(season, today)} {calendarDay(season.startsOn)}
        {season.status === "registration" &&
          season.registrationClosesOn &&
          `, last day to register ${calendarDay(season.registrationClosesOn)}`}
      </Crumb>
    </header>
  );
}

function Divisions({ divisions }: { readonly divisions: readonly ListedDivision[] }) {
  return (
    <>
      <HeadRow title="Divisions" id="divisions">
        <p>{divisions.length}</p>
      </HeadRow>
      <Ledger>
        {divisions.map(({ href, name, words }) => (
          <LedgerRow key={href}>
            <Link className="row-link font-semibold" href={href}>
              {name}
            </Link>
            <p className="small muted">{words}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </>
  );
}

/** The rules in short, the way to change them, and all of them folded. */
function Rules({ org, season }: OfSeason) {
  const { rules, status, slug } = season;

  return (
    <>
      <HeadRow title="Rules" id="rules">
        <p>version {season.rulesVersion}</p>
      </HeadRow>
      <p className="small mt-3">
        {rules.title}, {atVenue(rules.venue)}: {startedFrom(rules)}.{" "}
        <Link href={paths.deskRules(org, slug)}>
          {isOver(status) ? "See the settings" : "Change the rules"}
        </Link>
      </p>
      {(status === "draft" || status === "registration") && (
        <p>
          <Link className="row-link" href={paths.deskFormat(org, slug)}>
            Compare formats for your players and weeks
          </Link>
        </p>
      )}
      <Fold summary="Read the rules">
        <RulesInWordsFolds sections={ruleSheet(rules, season.organization)} />
      </Fold>
    </>
  );
}

function StepAction({
  action,
  org,
  season,
  seen,
}: {
  readonly action: NonNullable<SeasonStep["action"]>;
  readonly org: string;
  readonly season: string;
  readonly seen: string;
}) {
  if (typeof action === "string")
    return <SeasonStepForm step={action} org={org} season={season} seen={seen} />;
  return (
    <ButtonLink kind="primary" href={action.publish}>
      {action.label}
    </ButtonLink>
  );
}
