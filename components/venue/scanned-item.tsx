import { HeadRow } from "@/components/ui/head-row";
import { Notice } from "@/components/ui/notice";
import { Status } from "@/components/ui/status";
import { zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";
import { localIn } from "@/lib/shared/wall-clock";
import { usualDue } from "@/lib/venue/rules/checkout";
import { nextOf, type Reservation, soonOf } from "@/lib/venue/rules/reservations";
import type { Thing } from "@/lib/venue/store/checkouts";
import { likelyBorrowers, outRow, whenWords } from "@/lib/venue/view/equipment";
import { CHECKOUT_REFUSAL_SENTENCES } from "@/lib/venue/words/refusals";
import { CheckInForm, CheckOutForm } from "./checkout-forms";

interface ScannedItemProps {
  readonly org: string;
  /** Everyone who can borrow it, for autocomplete. */
  readonly playerNames: readonly string[];
  readonly thing: Thing | undefined;
  readonly reservations: readonly Reservation[];
  readonly now: Instant;
  readonly zone: Zone;
}

/** What can be done with the scanned item: check it out or in. */
export function ScannedItem({ org, playerNames, thing, reservations, now, zone }: ScannedItemProps) {
  if (!thing) return <Notice tone="bad" title={CHECKOUT_REFUSAL_SENTENCES["unknown-label"]} />;
  const clock = { now, zone };
  if (thing.out) {
    const { status, borrower, due, more } = outRow(thing.out, clock);
    return (
      <section aria-labelledby="scanned">
        <HeadRow title={`${borrower} has ${thing.label}`} id="scanned">
          <Status kind={status} />
        </HeadRow>
        <p className="mt-3">
          It {status === "overdue" ? due : `is ${due}`}. {more}
        </p>
        <div className="actions mt-4">
          <CheckInForm org={org} checkoutId={thing.out.id} label={thing.label} isMain />
        </div>
      </section>
    );
  }
  if (thing.isRetired) return <Notice tone="bad" title={CHECKOUT_REFUSAL_SENTENCES["out-of-use"]} />;

  const own = nextOf(reservations, thing.label, now);
  const soon = soonOf(reservations, now);
  const due = usualDue(now, own && soon.includes(own) ? own.endsAt : null);
  return (
    <section aria-labelledby="scanned">
      <HeadRow title={`Check out ${thing.label}`} id="scanned">
        {`a ${thing.kind}, ${thing.place}`}
      </HeadRow>
      {own && (
        <p className="mt-3">
          Reserved for {list(own.players.map(({ name }) => name))}, {whenWords(own.startsAt, clock)}.
        </p>
      )}
      <div className="mt-4">
        <CheckOutForm
          key={thing.label}
          org={org}
          label={thing.label}
          likely={likelyBorrowers(soon, thing.label, clock)}
          names={playerNames}
          due={localIn(due, zone)}
          zone={zoneName(now, zone)}
        />
      </div>
    </section>
  );
}
