import type { Prospect } from "@/lib/entries/rules/prospect";
import { OFF_THE_WAITLIST } from "@/lib/entries/words/waitlist";
import { paths } from "@/lib/paths";
import { ordinal } from "@/lib/shared/text";
import { ButtonLink } from "../ui/button";
import { HeadRow } from "../ui/head-row";
import { Ledger, LedgerRow } from "../ui/ledger";

/** A spot on the waitlist of a full division. */
export type Waitlisted = {
  readonly id: string;
  readonly position: number;
  readonly prospect: Prospect;
  readonly division: string;
  readonly organization: string;
  readonly season: { readonly slug: string; readonly name: string };
};

const PROSPECTS: Readonly<Record<Prospect, string>> = {
  next: "You’ll get an email when you’re in.",
  director: OFF_THE_WAITLIST.director,
  none: OFF_THE_WAITLIST.none,
};

/** The waitlists someone is on, with their position. */
export function WaitlistedSection({ waitlisted }: { readonly waitlisted: readonly Waitlisted[] }) {
  return (
    <section aria-labelledby="waitlist">
      <HeadRow id="waitlist" title="Waitlist" />
      <Ledger>
        {waitlisted.map(({ id, position, prospect, division, organization, season }) => (
          <LedgerRow key={id}>
            <p>
              <b>
                {ordinal(position)} on the waitlist for {division}
              </b>
              , {season.name}. {PROSPECTS[prospect]}
            </p>
            <p className="actions mt-2">
              <ButtonLink href={paths.register(organization, season.slug)}>
                View or leave the waitlist<span className="sr">: {division}</span>
              </ButtonLink>
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
