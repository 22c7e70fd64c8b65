import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import type { OwnEntry } from "@/lib/entries/view/own-entries";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import { NO_REJOINING } from "@/lib/entries/words/leaving";
import { OFF_THE_WAITLIST } from "@/lib/entries/words/waitlist";
import { paths } from "@/lib/paths";
import type { OwnHandle } from "@/lib/people/store/handles";
import { venueName } from "@/lib/season/rules/play-venue";
import { isOver } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { longCalendarDay } from "@/lib/season/words/seasons";
import { shortDay } from "@/lib/shared/dates";
import type { CalendarDate } from "@/lib/shared/instant";
import { list, ordinal } from "@/lib/shared/text";
import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import { playsOn } from "@/lib/stages/rules/plays-on";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { LeaveForm } from "./leave-form";
import { TakeBackForm } from "./take-back-form";
import { WithdrawForm } from "./withdraw-form";

type Props = {
  readonly season: SeasonFacts;
  readonly mine: readonly OwnEntry[];
  /** Their username, while they can change and prove it: not once the season is over, or they've left. */
  readonly own: Pick<OwnHandle, "handle" | "provenAt"> | undefined;
  readonly today: CalendarDate;
  /** Divisions in which they can play too. */
  readonly open: readonly { readonly name: string }[];
};

/**
 * Shown instead of the form: this person is in, on the waitlist, or has left. While registration is open and nothing is
 * paired they can withdraw; after that they can ask to leave, and take that back, until the season is over.
 */
export function RegisteredAlready({ season, mine, own, today, open }: Props) {
  const isOpen = season.status === "registration";
  const { venue } = season.rules;

  return (
    <>
      <Where season={season} mine={mine} today={today} />
      {venue.kind === "online" && own?.handle && (
        <p className="section tight">
          You play on {venueName(venue)} as <b>{own.handle}</b>. <Link href={paths.profile()}>Change it</Link>{" "}
          if you change your name there.
          {venue.provenNames && own.provenAt === null && (
            <>
              {" "}
              <Link href={paths.profile()}>Prove that it’s yours</Link> so we can find your games.
            </>
          )}
        </p>
      )}
      {mine.map(({ view: { division, rounds }, state, askedToLeaveAt }) => {
        const names = { divisionId: division.id, division: division.name };
        if (state === "out" || isOver(season.status)) return null;
        if (state === "waits") return <WithdrawForm key={division.id} {...names} waits />;
        if (askedToLeaveAt !== null)
          return (
            <TakeBackForm
              key={division.id}
              {...names}
              askedOn={shortDay(askedToLeaveAt, season.organization.timeZone)}
            />
          );
        const canWithdraw = isOpen && rounds.length === 0;
        return canWithdraw ? (
          <WithdrawForm key={division.id} {...names} waits={false} />
        ) : (
          <LeaveForm key={division.id} {...names} />
        );
      })}
      {open.length > 0 && (
        <p className="mt-4">
          <Link className="row-link" href={paths.registerForAnother(season.organization.slug, season.slug)}>
            Also play in{" "}
            {list(
              open.map(({ name }) => name),
              "or",
            )}
          </Link>
        </p>
      )}
    </>
  );
}

type WhereProps = Pick<Props, "season" | "mine" | "today">;

function Where({ season, mine, today }: WhereProps) {
  const playing = mine.filter(({ state }) => state === "in");
  const [waiting] = mine.filter(({ state }) => state === "waits");
  const hasEnded = isOver(season.status);
  const toPlay = playing.filter(({ view }) => playsOn(view));
  if (toPlay.length > 0) return <In season={season} mine={toPlay} today={today} />;
  if (hasEnded && (waiting || playing.length > 0))
    return <Over season={season} mine={playing.filter(({ view }) => !isUnplayed(view))} />;
  return waiting ? (
    <Waits season={season} mine={waiting} today={today} />
  ) : (
    <Out season={season} mine={mine} />
  );
}

function In({ season, mine, today }: WhereProps) {
  const names = list(mine.map(({ view }) => view.division.name));
  const [first] = mine;
  const hasBegun = mine.some(({ view }) => view.rounds.length > 0);

  return (
    <NextMove
      level={1}
      turn="none"
      what={`You’re in for ${season.name}`}
      why={
        hasBegun
          ? `You play in ${names}. Your matches are under “Your move.”`
          : `You’re registered for ${names}. ${FIRST_MATCH_EMAIL}`
      }
      actions={
        <>
          {hasBegun && (
            <ButtonLink kind="primary" href={paths.me()}>
              See your next move
            </ButtonLink>
          )}
          {first && <WhoIsIn season={season} view={first.view} />}
        </>
      }
      by={starts(season, today)}
    />
  );
}

function Waits({
  season,
  mine: { view, waitlistPosition, prospect },
  today,
}: Pick<Props, "season" | "today"> & {
  readonly mine: OwnEntry;
}) {
  const { name } = view.division;
  return (
    <NextMove
      level={1}
      turn="none"
      what={`You’re ${ordinal(waitlistPosition ?? 1)} on the waitlist for ${name}`}
      why={OFF_THE_WAITLIST[prospect]}
      actions={<WhoIsIn season={season} view={view} />}
      by={starts(season, today)}
    />
  );
}

/** The first day, until it has passed. */
function starts({ startsOn }: SeasonFacts, today: CalendarDate) {
  return today <= startsOn ? { label: "season starts", day: longCalendarDay(startsOn) } : undefined;
}

function Out({ season, mine }: Pick<Props, "season" | "mine">) {
  const names = list(mine.map(({ view }) => view.division.name));
  const { organization } = season;
  const unpaired = isOver(season.status) ? [] : mine.filter(({ view }) => view.rounds.length === 0);
  return (
    <NextMove
      level={1}
      turn="none"
      what={`You’re no longer in ${season.name}`}
      why={
        <>
          You’re no longer playing in {names}.{" "}
          {unpaired.length > 0
            ? `If that’s a mistake, email the office. The director can add you to ${list(unpaired.map(({ view }) => view.division.name))} again until the pairings are published:`
            : `${NO_REJOINING} If you have questions, email the office:`}{" "}
          <a href={`mailto:${organization.contactEmail}`}>{organization.contactEmail}</a>.
        </>
      }
      actions={<ButtonLink href={paths.organization(organization.slug)}>See all seasons</ButtonLink>}
    />
  );
}

function WhoIsIn({ season, view }: { readonly season: SeasonFacts; readonly view: DivisionView }) {
  return (
    <ButtonLink href={paths.division(season.organization.slug, season.slug, view.division.slug)}>
      See who is in {view.division.name}
    </ButtonLink>
  );
}

/** A season that's over, for those who played in it and those who didn't. */
function Over({ season, mine = [] }: Pick<Props, "season"> & Partial<Pick<Props, "mine">>) {
  const names = list(mine.map(({ view }) => view.division.name));
  const [first] = mine;
  return (
    <NextMove
      level={1}
      turn="none"
      what={`${season.name} is over`}
      why={`${names && `You played in ${names}. `}If you want to play${names && " again"}, see which season is open for registration.`}
      actions={
        <>
          <ButtonLink kind="primary" href={paths.organization(season.organization.slug)}>
            See all seasons
          </ButtonLink>
          {first && <WhoIsIn season={season} view={first.view} />}
        </>
      }
    />
  );
}

/** Too late, or too early. */
export function RegistrationClosed({ season }: { readonly season: SeasonFacts }) {
  const { organization } = season;
  if (isOver(season.status)) return <Over season={season} />;

  return (
    <NextMove
      level={1}
      turn="late"
      turnLabel="Closed"
      what={`Registration for ${season.name} is closed`}
      why={
        <>
          If you still want to play, ask the office:{" "}
          <a href={`mailto:${organization.contactEmail}`}>{organization.contactEmail}</a>.{" "}
          {organization.office}.
        </>
      }
      actions={<ButtonLink href={paths.organization(organization.slug)}>See all seasons</ButtonLink>}
    />
  );
}
