import { paths } from "@/lib/paths";
import { calendarDay } from "@/lib/shared/dates";
import { ButtonLink } from "../ui/button";
import { HeadRow } from "../ui/head-row";
import { Ledger } from "../ui/ledger";

/** A season in registration, and this person's status in it. */
export type OpenSeason = {
  readonly slug: string;
  readonly name: string;
  /** Calendar date, "2026-11-16". */
  readonly startsOn: string;
  /** Has its first day passed? */
  readonly hasBegun: boolean;
  readonly organization: { readonly slug: string; readonly name: string };
  /** Can this person still register? */
  readonly isOpen: boolean;
  /** The divisions this person is registered in. */
  readonly registeredIn: readonly string[];
};

/** Seasons to register for, and this person's own registrations, which they can withdraw there. */
export function Registrations({
  seasons,
  isOnlyThing = false,
}: {
  readonly seasons: readonly OpenSeason[];
  /** Nothing else is on the page, so registering is its one green button. */
  readonly isOnlyThing?: boolean;
}) {
  return (
    <section aria-labelledby="registration">
      <HeadRow id="registration" title="Registration">
        {seasons.every(({ isOpen }) => isOpen) && "open now"}
      </HeadRow>
      <Ledger kind="dates">
        {seasons.map((season) => (
          <li key={`${season.organization.slug}/${season.slug}`}>
            <span className="when">{calendarDay(season.startsOn)}</span>
            <span className="what">
              <b>{season.name}</b>
              {season.organization.name}. {whatsNext(season)}
              <span className="actions mt-2">
                <ButtonLink
                  kind={isOnlyThing && season === seasons[0] && !isIn(season) ? "primary" : "plain"}
                  href={paths.register(season.organization.slug, season.slug)}
                >
                  {isIn(season) ? "Change or withdraw" : "Register"}
                  <span className="sr">: {season.name}</span>
                </ButtonLink>
              </span>
            </span>
          </li>
        ))}
      </Ledger>
    </section>
  );
}

function isIn({ registeredIn }: OpenSeason): boolean {
  return registeredIn.length > 0;
}

function whatsNext(season: OpenSeason): string {
  if (!isIn(season)) return `${season.hasBegun ? "Started" : "Starts"} on ${calendarDay(season.startsOn)}.`;
  const first = season.isOpen
    ? "You’ll get your first pairing after registration closes."
    : "Registration is closed. You’ll get your first pairing soon.";
  return `You’re in for ${season.registeredIn.join(", ")}. ${first}`;
}
