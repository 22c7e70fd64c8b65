import type { fieldsOf } from "@/components/ui/form-fields";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { Zone } from "@/lib/shared/instant";

/** The suggested and the earliest new deadline, in the format of the field: "2026-11-24T23:59". */
export type MoreTime = {
  readonly suggested: string;
  readonly earliest: string;
  /** "Central Time (CST)" */
  readonly zone: Zone;
};

type NewDeadlineFieldsProps = MoreTime & {
  readonly field: ReturnType<typeof fieldsOf>;
  /** Who gets the reason: "both", "the players". */
  readonly sentTo: string;
  readonly longestReason?: number | undefined;
};

/** A later deadline, and the reason that goes into the email about it. */
export function NewDeadlineFields({
  field,
  suggested,
  earliest,
  zone,
  sentTo,
  longestReason,
}: NewDeadlineFieldsProps) {
  return (
    <>
      <TextInput
        label="New deadline"
        hint={zone}
        type="datetime-local"
        min={earliest}
        {...field("deadline", suggested)}
      />
      <TextArea label={`Reason, sent to ${sentTo}`} rows={3} maxLength={longestReason} {...field("reason")} />
    </>
  );
}
