import { BeforeYouPlay, FirstToDo } from "@/components/eligibility/before-you-play";
import { WhoHelps } from "@/components/people/who-helps";
import type { ToDo } from "@/lib/eligibility/view/before-you-play";
import type { MatchSceneFacts } from "@/lib/match/view/match-scene";
import type { ArchivedEntry } from "@/lib/me/store/my-page";
import { lastInBracket } from "@/lib/me/view/last-in-bracket";
import { type Leagues, type MyPagePlan, planMyPage } from "@/lib/me/view/plan-my-page";
import { paths } from "@/lib/paths";
import type { SeasonStatus } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";
import type { MyRecord } from "@/lib/standings/view/my-record";
import type { TermRow } from "@/lib/standings/view/my-term";
import type { RoundPoints } from "@/lib/standings/view/points-by-round";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { ComingList, ThenList, WaitingList } from "./move-lists";
import { NextUp } from "./next-up";
import { NothingYet } from "./nothing-yet";
import { PointsSection } from "./points-section";
import { type OpenSeason, Registrations } from "./registrations";
import { PastSeason, type RulesAccepted, SeasonRecord } from "./season-record";
import { TermSection } from "./term-section";
import { type Waitlisted, WaitlistedSection } from "./waitlisted-section";

type Organization = {
  readonly slug: string;
  readonly name: string;
  readonly office: string;
  readonly contactEmail: string;
};

interface MyPageProps {
  readonly matches: readonly MatchSceneFacts[];
  readonly now: Instant;
  readonly records: readonly {
    /** The entry's id. */
    readonly id: string;
    readonly page: {
      readonly organization: string;
      readonly organizationName: string;
      readonly season: { readonly slug: string; readonly name: string; readonly status: SeasonStatus };
      readonly division: { readonly slug: string; readonly name: string };
    };
    readonly record: MyRecord | null;
    readonly lots: readonly string[];
    readonly sportsmanship: string | null;
    /** The player's points after each round; empty until a result counts. */
    readonly points: readonly RoundPoints[];
    readonly rules: RulesAccepted;
  }[];
  /** The rounds, breaks and closures of the seasons being played. */
  readonly term: readonly TermRow[];
  /** Slugs of organizations where a match needs a time and the reader hasn't entered their availability. */
  readonly withoutAvailability: readonly string[];
  /** What they have yet to accept or pay. */
  readonly toDo: readonly ToDo[];
  readonly openSeasons: readonly OpenSeason[];
  readonly waitlisted: readonly Waitlisted[];
  /** "Open (Fall 2026)": what they left or were removed from before its season was over. */
  readonly left: readonly string[];
  /** Their newest entry in each organization's archived seasons. */
  readonly archived: readonly ArchivedEntry[];
  readonly organizations: readonly Organization[];
  /** Where the reader works, if they do. */
  readonly deskHref?: string | undefined;
}

/** "Your move": the next thing to do, then the others, then how the season is going. */
export function MyPage(page: MyPageProps) {
  const plan = planMyPage(page);
  const { records, archived, openSeasons, organizations, deskHref } = page;
  const hasPast = plan.past.length > 0 || archived.length > 0;
  const registrations = openSeasons.length > 0 && (
    <Registrations seasons={openSeasons} isOnlyThing={plan.isNew && !deskHref} />
  );
  const sections = [
    ...whatToDo(page, plan),
    !plan.isNew && registrations,
    ...plan.current.map(({ id, ...season }) => (
      <SeasonRecord
        key={id}
        id={`season-${id}`}
        {...season}
        league={plan.leagues.get(season.page.organization)}
      />
    )),
    hasPast && (
      <PastSeasons
        key="past"
        past={plan.past}
        leagues={plan.leagues}
        archived={archived}
        isAlone={plan.current.length === 0}
      />
    ),
  ].filter(Boolean);

  return (
    <>
      <FirstThing page={page} plan={plan} />
      <div className="cols cols-me section">
        <div>
          <SetAvailability organizations={page.withoutAvailability} leagues={plan.leagues} />
          {plan.isNew && registrations}
          {sections.map((section, index) => (
            <div key={index} className={index > 0 ? "section" : undefined}>
              {section}
            </div>
          ))}
          {(records.length > 0 || archived.length > 0) && <OwnGames />}
        </div>
        {organizations.length > 0 && (
          <aside className="side" aria-label="Your season and contact">
            <PointsSection seasons={plan.current} />
            {records.length > 0 && <TermSection rows={page.term} />}
            <WhoHelps organizations={organizations} />
          </aside>
        )}
      </div>
    </>
  );
}

type Plan = MyPagePlan<MyPageProps["records"][number]>;

function FirstThing({ page, plan }: { readonly page: MyPageProps; readonly plan: Plan }) {
  const { openSeasons, waitlisted, deskHref, term } = page;
  if (plan.firstToDo) return <FirstToDo toDo={plan.firstToDo} />;
  if (plan.isNew)
    return (
      <NothingYet
        openSeasons={openSeasons}
        waits={hopeOf(waitlisted)}
        hasPlayed={page.archived.length > 0}
        deskHref={deskHref}
      />
    );
  const isUnpaired = plan.current.some(({ scenes }) => scenes.length === 0);
  const left = plan.current.length === 0 ? page.left : [];
  const ledTo = lastInBracket(plan.current.flatMap(({ scenes }) => scenes));
  return <NextUp moves={plan.moves} term={term} isUnpaired={isUnpaired} left={left} ledTo={ledTo} />;
}

function hopeOf(waitlisted: readonly Waitlisted[]): "can-get-in" | "cannot" | null {
  if (waitlisted.length === 0) return null;
  return waitlisted.some(({ prospect }) => prospect !== "none") ? "can-get-in" : "cannot";
}

function whatToDo({ waitlisted }: MyPageProps, { otherToDo, lists, leagues }: Plan) {
  return [
    otherToDo.length > 0 && <BeforeYouPlay key="before-you-play" toDo={otherToDo} />,
    waitlisted.length > 0 && <WaitlistedSection key="waitlist" waitlisted={waitlisted} />,
    lists.yours.length > 0 && <ThenList key="yours" scenes={lists.yours} leagues={leagues} />,
    lists.others.length > 0 && <WaitingList key="others" scenes={lists.others} leagues={leagues} />,
    lists.coming.length > 0 && <ComingList key="coming" scenes={lists.coming} leagues={leagues} />,
  ];
}

type PastProps = Pick<MyPageProps, "archived"> & {
  readonly past: Plan["past"];
  readonly leagues: Leagues;
  readonly isAlone: boolean;
};

/** Seasons that are finished, folded, and the way to those that are archived. */
function PastSeasons({ past, leagues, archived, isAlone }: PastProps) {
  return (
    <section aria-labelledby="past">
      <HeadRow id="past" title="Past seasons" />
      {past.map(({ id, page, record, lots, scenes }, index) => (
        <PastSeason
          key={id}
          page={page}
          league={leagues.get(page.organization)}
          record={record}
          lots={lots}
          scenes={scenes}
          open={isAlone && index === 0}
        />
      ))}
      {archived.map(({ entryId, organization }) => (
        <p key={entryId} className="mt-3">
          <Link className="row-link" href={paths.player(organization.slug, entryId)}>
            Your record at {organization.name}
          </Link>
        </p>
      ))}
    </section>
  );
}

function SetAvailability({
  organizations,
  leagues,
}: {
  readonly organizations: readonly string[];
  readonly leagues: Leagues;
}) {
  return organizations.map((org) => (
    <p key={org} className="mb-8">
      <a href={paths.availability(org)}>Set your availability{atLeague(leagues.get(org))}</a> once, and every
      match page shows times that work for both of you.
    </p>
  ));
}

function atLeague(name: string | undefined): string {
  return name ? ` at ${name}` : "";
}

function OwnGames() {
  return (
    <p className="no-print mt-4">
      <a className="row-link" href={paths.ownGames()} download>
        Your games as a PGN file
      </a>
      <span className="small muted"> All games with recorded moves, from every season.</span>
    </p>
  );
}
