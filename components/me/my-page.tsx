import { BeforeYouPlay, FirstToDo } from "@/components/eligibility/before-you-play";
import { WhoHelps } from "@/components/people/who-helps";
import type { ToDo } from "@/lib/eligibility/view/before-you-play";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import type { MatchSceneFacts } from "@/lib/match/view/match-scene";
import { myMoves, mySeason } from "@/lib/match/view/my-moves";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import type { SeasonStatus } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";
import type { MyRecord } from "@/lib/standings/view/my-record";
import type { TermRow } from "@/lib/standings/view/my-term";
import type { RoundPoints } from "@/lib/standings/view/points-by-round";
import { BlankState } from "../ui/blank-state";
import { ButtonLink } from "../ui/button";
import { HeadRow } from "../ui/head-row";
import { PageHead } from "../ui/page-head";
import { ComingList, ThenList, WaitingList } from "./move-lists";
import { NextUp } from "./next-up";
import { PointsChart } from "./points-chart";
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
      readonly season: { readonly slug: string; readonly name: string; readonly status: SeasonStatus };
      readonly division: { readonly slug: string; readonly name: string };
    };
    readonly record: MyRecord | null;
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
  readonly organizations: readonly Organization[];
  /** Where the reader works, if they do. */
  readonly deskHref?: string | undefined;
}

/** "Your move": the next thing to do, then the others, then how the season is going. */
export function MyPage(page: MyPageProps) {
  const {
    matches,
    now,
    records,
    term,
    withoutAvailability,
    toDo,
    openSeasons,
    waitlisted,
    organizations,
    deskHref,
  } = page;
  const past = records.filter(({ page: { season } }) => isOver(season.status));
  const current = records
    .filter((record) => !past.includes(record))
    .map((record) => ({ ...record, scenes: mySeason(matches, record.page, now) }));
  const moves = myMoves(matches, now);
  const isNew = matches.length === 0 && records.length === 0;
  // Matches that only wait, or come later, don't go before what the reader can do now.
  const firstToDo = moves.yours.length === 0 ? toDo[0] : undefined;
  const otherToDo = toDo.filter((each) => each !== firstToDo);
  const shown = firstToDo ? undefined : (moves.yours[0] ?? moves.others[0] ?? moves.coming[0]);
  const without = <Scene extends { readonly id: string }>(scenes: readonly Scene[]) =>
    scenes.filter(({ id }) => id !== shown?.id);
  const lists = [
    { List: ThenList, scenes: without(moves.yours) },
    { List: WaitingList, scenes: without(moves.others) },
    { List: ComingList, scenes: without(moves.coming) },
  ].filter(({ scenes }) => scenes.length > 0);
  const registrations = openSeasons.length > 0 && (
    <Registrations seasons={openSeasons} isOnlyThing={isNew && !deskHref} />
  );
  const sections = [
    otherToDo.length > 0 && <BeforeYouPlay key="before-you-play" toDo={otherToDo} />,
    waitlisted.length > 0 && <WaitlistedSection key="waitlist" waitlisted={waitlisted} />,
    ...lists.map(({ List, scenes }) => <List key={scenes[0]?.id} scenes={scenes} />),
    ...(isNew ? [] : [registrations]),
    ...current.map(({ id, page, record, sportsmanship, rules, scenes }) => (
      <SeasonRecord
        key={id}
        id={`season-${id}`}
        page={page}
        record={record}
        sportsmanship={sportsmanship}
        rules={rules}
        scenes={scenes}
      />
    )),
    past.length > 0 && (
      <section key="past" aria-labelledby="past">
        <HeadRow id="past" title="Past seasons" />
        {past.map(({ id, page, record }, index) => (
          <PastSeason
            key={id}
            page={page}
            record={record}
            scenes={mySeason(matches, page, now)}
            open={current.length === 0 && index === 0}
          />
        ))}
      </section>
    ),
  ].filter(Boolean);
  const charts = current.filter(({ points }) => points.length > 0);

  return (
    <>
      {firstToDo ? (
        <FirstToDo toDo={firstToDo} />
      ) : isNew ? (
        <Nothing openSeasons={openSeasons} waits={waitlisted.length > 0} deskHref={deskHref} />
      ) : (
        <NextUp moves={moves} term={term} isUnpaired={current.some(({ scenes }) => scenes.length === 0)} />
      )}
      <div className="cols cols-me section">
        <div>
          {withoutAvailability.map((org) => (
            <p key={org} className="mb-8">
              <a href={paths.availability(org)}>Set your availability</a> once, and every match page shows
              times that work for both of you.
            </p>
          ))}
          {isNew && registrations}
          {sections.map((section, index) => (
            <div key={index} className={index > 0 ? "section" : undefined}>
              {section}
            </div>
          ))}
          {records.length > 0 && (
            <p className="no-print mt-4">
              <a className="row-link" href={paths.ownGames()} download>
                Your games as a PGN file
              </a>
              <span className="small muted"> All games with recorded moves, from every season.</span>
            </p>
          )}
        </div>
        {organizations.length > 0 && (
          <aside className="side" aria-label="Your season and contact">
            {charts.length > 0 && (
              <section aria-labelledby="points">
                <h2 id="points">Points by round</h2>
                <p className="small muted">Filled square: won, half: drawn, open: lost.</p>
                {charts.map(({ id, page, points }) => (
                  <PointsChart
                    key={id}
                    title={charts.length > 1 ? page.division.name : null}
                    rounds={points}
                  />
                ))}
              </section>
            )}
            {records.length > 0 && <TermSection rows={term} />}
            <WhoHelps organizations={organizations} />
          </aside>
        )}
      </div>
    </>
  );
}

function Nothing({
  openSeasons,
  waits,
  deskHref,
}: {
  readonly openSeasons: readonly OpenSeason[];
  readonly waits: boolean;
  readonly deskHref: string | undefined;
}) {
  if (waits) {
    return (
      <>
        <PageHead title="Your move" />
        <BlankState title="No spot yet">
          You’re on a waitlist. Your next step appears here once you’re in.
        </BlankState>
      </>
    );
  }
  if (deskHref && openSeasons.every(({ registeredIn }) => registeredIn.length === 0)) {
    return (
      <>
        <PageHead title="Your move" />
        <BlankState
          title="You aren’t playing"
          action={
            <ButtonLink kind="primary" href={deskHref}>
              Go to your desk
            </ButtonLink>
          }
        >
          Your work is at the desk. If you play in a season yourself, your next step appears here.
        </BlankState>
      </>
    );
  }
  const isIn = openSeasons.some(({ registeredIn }) => registeredIn.length > 0);
  return (
    <>
      <PageHead title="Your move" />
      <BlankState
        title={isIn ? "No pairings yet" : "You’re not in a season yet"}
        action={
          openSeasons.length === 0 ? <ButtonLink href={paths.home()}>See the leagues</ButtonLink> : undefined
        }
      >
        {isIn
          ? `Your first match appears here when registration closes and the rounds are paired. ${FIRST_MATCH_EMAIL}`
          : `Your matches appear here, each with its deadline. ${
              openSeasons.length > 0 ? "Register below to play." : "No season is open for registration now."
            }`}
      </BlankState>
    </>
  );
}
