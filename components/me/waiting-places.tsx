import { paths } from "@/lib/paths";
import { ordinal } from "@/lib/people/words/names";
import { ButtonLink } from "../ui/button";
import { HeadRow } from "../ui/head-row";
import { Ledger, LedgerRow } from "../ui/ledger";

/** A place in line for a division that is full. */
export type WaitingPlace = {
  readonly id: string;
  readonly place: number;
  readonly division: string;
  readonly organization: string;
  readonly season: { readonly slug: string; readonly name: string };
};

/** The waiting lists somebody stands on, with their place in line. */
export function WaitingPlaces({ places }: { readonly places: readonly WaitingPlace[] }) {
  return (
    <section aria-labelledby="waiting-list">
      <HeadRow id="waiting-list" title="Waiting list" />
      <Ledger>
        {places.map(({ id, place, division, organization, season }) => (
          <LedgerRow key={id}>
            <p>
              <b>
                {ordinal(place)} in line for {division}
              </b>
              , {season.name}. You get a letter when you are in.
            </p>
            <p className="actions mt-2">
              <ButtonLink href={paths.register(organization, season.slug)}>
                See it or leave the line<span className="sr">: {division}</span>
              </ButtonLink>
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
