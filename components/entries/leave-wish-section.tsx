import { HeadRow } from "@/components/ui/head-row";
import type { LastWish } from "@/lib/entries/rules/leave-wish";
import { firstName } from "@/lib/people/words/names";
import { shortDay } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { DeclineForm } from "./decline-form";
import type { EntryAddress } from "./keep-form";

type LeaveWishSectionProps = {
  readonly entry: EntryAddress;
  readonly name: string;
  readonly wish: LastWish;
  readonly zone: Zone;
};

/** A player's last request to leave. While it's open, the director can decline it. */
export function LeaveWishSection({ entry, name, wish, zone }: LeaveWishSectionProps) {
  const { since, newest, note, ended } = wish;
  return (
    <section aria-labelledby="request" className="mb-8">
      <HeadRow title={ended ? "Their last request" : "Their request"} id="request" />
      <p className="mt-3">
        {firstName(name)} asked to leave on {shortDay(since, zone)}
        {note ? `: “${note}”` : "."}
      </p>
      {ended ? (
        <p className="small mt-3">
          {ended.type === "leave-declined"
            ? `Declined on ${shortDay(ended.at, zone)}: “${ended.words}”`
            : `Taken back on ${shortDay(ended.at, zone)}.`}
        </p>
      ) : (
        <DeclineForm entry={entry} name={firstName(name)} seen={newest} />
      )}
    </section>
  );
}
