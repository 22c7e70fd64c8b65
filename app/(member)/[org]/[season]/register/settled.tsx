import { WithdrawForm } from "@/components/register/withdraw-form";
import { ButtonLink } from "@/components/ui/button";
import { NextMove } from "@/components/ui/next-move";
import type { DivisionView } from "@/lib/data/divisions";
import type { SeasonFacts } from "@/lib/data/seasons";
import { longCalendarDay } from "@/lib/format/seasons";
import { paths } from "@/lib/paths";

/** There is nothing to fill in: this person is in. While nothing is published they may leave again. */
export function RegisteredAlready({
  season,
  registered,
  open,
}: {
  readonly season: SeasonFacts;
  readonly registered: readonly DivisionView[];
  readonly open: readonly DivisionView[];
}) {
  const org = season.organization.slug;
  const names = registered.map(({ division }) => division.name).join(" and ");
  const [first] = registered;
  const hasBegun = registered.some(({ rounds }) => rounds.length > 0);

  return (
    <>
      <NextMove
        level={1}
        turn="none"
        what={`You are in for ${season.name}`}
        why={
          hasBegun
            ? `You play in ${names}. Your matches are under “Your move”.`
            : `You are registered for ${names}. You get a letter when your first opponent is known.`
        }
        actions={
          <>
            {hasBegun && (
              <ButtonLink kind="primary" href={paths.me()}>
                See your next move
              </ButtonLink>
            )}
            {first && (
              <ButtonLink href={paths.division(org, season.slug, first.division.slug)}>
                See who is in {first.division.name}
              </ButtonLink>
            )}
          </>
        }
        by={{ label: "season starts", day: longCalendarDay(season.startsOn) }}
      />
      {registered
        .filter((view) => open.includes(view))
        .map(({ division }) => (
          <WithdrawForm key={division.id} divisionId={division.id} division={division.name} />
        ))}
    </>
  );
}

/** Too late, or too early. */
export function RegistrationClosed({ season }: { readonly season: SeasonFacts }) {
  const { organization } = season;

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
