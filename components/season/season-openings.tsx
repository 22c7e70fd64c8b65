import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { isInPlay, isOver } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { nextDeadlines } from "@/lib/season/view/next-deadlines";
import { listedOnly, registerBy, registrationCloses } from "@/lib/season/words/registration";
import { dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted, list } from "@/lib/shared/text";
import { championsOf } from "@/lib/stages/rules/champion";
import { areAllDecided, isSettled } from "@/lib/stages/rules/is-settled";
import { afterAllRounds } from "@/lib/stages/view/after-all-rounds";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { NextDeadline } from "./next-deadline";
import { Opening, Openings } from "./opening";

type Parts = {
  readonly season: SeasonFacts;
  readonly views: readonly DivisionView[];
  readonly at: Instant;
};

type Next = {
  /** Another season of the organization that's open for registration. */
  readonly nextSeason: SeasonFacts | undefined;
};

/** Only people on a list can register; and what else it takes to play. */
type Listed = {
  readonly hasList?: boolean | undefined;
  /** "You’ll need: Intramural pass, $25.00, and to accept a waiver." Null if nothing. */
  readonly needs?: string | null | undefined;
};

/** What the reader can do in a season now: play its round, register for it, both by division, or read how it ended. */
export function SeasonOpenings({ season, views, at, nextSeason, hasList, needs }: Parts & Next & Listed) {
  const isOpen = isRegistrationOpen(season, at);
  const rounds = nextDeadlines(views, season.organization.timeZone, at);
  const isPlaying = isInPlay(season.status) || !isAllDecided(views);

  return (
    <Openings>
      {rounds && isPlaying ? (
        <Opening
          kind="play"
          who="If you’re playing"
          actions={
            <ButtonLink kind="primary" href={paths.me()} prefetch={false}>
              See your next move
            </ButtonLink>
          }
        >
          <NextDeadline
            rounds={rounds}
            madeAt={at}
            timeZone={season.organization.timeZone}
            zoneName={zoneAllYear(at, season.organization.timeZone)}
            hasWeek={season.rules.schedule.daysPerRound <= 7}
          />
          {isOver(season.status) && <p>{season.name} is finished, but open matches still count.</p>}
        </Opening>
      ) : isOpen ? (
        <Registration season={season} views={views} at={at} hasList={hasList} needs={needs} />
      ) : (
        <Over season={season} views={views} at={at} />
      )}
      {rounds && isOpen ? (
        <Registration season={season} views={views} at={at} hasList={hasList} needs={needs} isSecond />
      ) : nextSeason ? (
        <NextRegistration season={nextSeason} at={at} />
      ) : (
        <Rules season={season} />
      )}
    </Openings>
  );
}

function Registration({
  season,
  views,
  at,
  hasList,
  needs,
  isSecond = false,
}: Parts & Listed & { readonly isSecond?: boolean }) {
  const open = views.filter(({ rounds }) => rounds.length === 0);
  const registered = open.reduce((sum, { entries }) => sum + entries.length, 0);
  const isForSome = open.length > 0 && open.length < views.length;
  const today = dateIn(at, season.organization.timeZone);

  return (
    <Opening
      kind="join"
      who="If you want to play"
      actions={
        <ButtonLink
          kind={isSecond ? "plain" : "primary"}
          href={paths.register(season.organization.slug, season.slug)}
          prefetch={false}
        >
          Register for {season.name}
        </ButtonLink>
      }
    >
      <h2>
        Register{" "}
        {isForSome &&
          `for ${list(
            open.map(({ division }) => division.name),
            "or",
          )} `}
        {registerBy(season, today)}
      </h2>
      <p>
        {registrationCloses(season, today)} {open.length > 0 && registeredWords(registered)}
      </p>
      {hasList && <p>{listedOnly(season)}</p>}
      {needs && <p>{needs}</p>}
    </Opening>
  );
}

function registeredWords(registered: number): string {
  if (registered === 0) return "No one has registered yet.";
  return `${capitalize(counted(registered, "player has", "players have"))} registered so far.`;
}

function NextRegistration({ season, at }: Pick<Parts, "season" | "at">) {
  const org = season.organization.slug;

  return (
    <Opening
      kind="join"
      who="If you’re new"
      actions={
        <>
          <ButtonLink href={paths.register(org, season.slug)} prefetch={false}>
            Register for {season.name}
          </ButtonLink>
          <ButtonLink kind="link" href={paths.ruleSheet(org, season.slug)}>
            Read the rules first
          </ButtonLink>
        </>
      }
    >
      <h2>
        Register for {season.name} {registerBy(season, dateIn(at, season.organization.timeZone))}
      </h2>
      <p>
        Pick a division and read the rules. You’ll get your first opponent when the pairings are published.
      </p>
    </Opening>
  );
}

/** How a season ended, or what comes before its first round. */
function Over({ season, views, at }: Parts) {
  const isFinished = isOver(season.status);
  if (isFinished || (views.length > 0 && views.every((view) => championsOf(view) !== null)))
    return (
      <Opening kind="read" who={isFinished ? "The season is over" : "The season is almost over"}>
        <h2>
          {isFinished
            ? `${season.name} is finished`
            : views.every((view) => championsOf(view)?.length)
              ? "Every division has a champion"
              : "Every division is decided"}
        </h2>
        <p>{finalWords(views)} Every result stays here, with the reason for every rank.</p>
      </Opening>
    );
  const isPaired = views.length > 0 && views.every(({ rounds }) => rounds.length > 0);
  return (
    <Opening kind="read" who="Before the first round">
      {isPaired ? <DecidedAhead views={views} at={at} /> : <Unpaired />}
    </Opening>
  );
}

function Unpaired() {
  return (
    <>
      <h2>The pairings come next</h2>
      <p>Registration is closed. Next, the director publishes everyone’s opponents.</p>
    </>
  );
}

/** What follows in divisions whose matches were all decided before their first round, because players left. */
function DecidedAhead({ views, at }: Omit<Parts, "season">) {
  const open = views.filter((view) => championsOf(view) === null);
  return (
    <>
      <h2>No match is left to report</h2>
      {open.map((view) => (
        <p key={view.division.id}>
          {views.length > 1 && `${view.division.name}: `}
          {afterAllRounds(view, at).words}
        </p>
      ))}
    </>
  );
}

function finalWords(views: readonly DivisionView[]): string {
  if (isAllDecided(views)) return "Everything below is final.";
  return views.some(({ rounds }) => rounds.length > 0 && !areAllDecided(rounds))
    ? "Open matches still count."
    : "A correction that’s still to be decided can change a result.";
}

function isAllDecided(views: readonly DivisionView[]): boolean {
  return views.every(({ rounds }) => rounds.length === 0 || isSettled(rounds));
}

function Rules({ season }: Pick<Parts, "season">) {
  return (
    <Opening
      kind="read"
      who="If you’re just looking"
      actions={
        <ButtonLink href={paths.ruleSheet(season.organization.slug, season.slug)}>
          Read the rule sheet
        </ButtonLink>
      }
    >
      <h2>The rules of this league</h2>
      <p>
        Every rule has a number, and a ruling cites the one it’s based on. Questions? Email{" "}
        <a href={`mailto:${season.organization.contactEmail}`}>{season.organization.contactEmail}</a>.
      </p>
    </Opening>
  );
}
