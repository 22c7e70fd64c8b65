import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { FormErrors as Errors } from "@/lib/shared/form";
import { MOST_CLOSED_DAYS } from "@/lib/venue/input/closure";

const NEXT = [
  { value: "stay", title: "They keep their dates", detail: "Rounds may overlap for a few days" },
  {
    value: "move",
    title: "They move by the same number of days",
    detail: "Sessions that the league set move too",
  },
] as const;

/** Asks what a closure would do. Nothing happens until its effect is confirmed. */
export function ClosureForm({
  venues,
  asked,
}: {
  readonly venues: readonly { readonly slug: string; readonly name: string }[];
  /** What was typed, and what's wrong with it. */
  readonly asked: Errors;
}) {
  const field = fieldsOf(asked, "closure");

  return (
    <form method="get" className="form">
      {asked.sentence && <FormErrors state={asked} form="closure" />}
      <Select
        label="What’s closed"
        options={[
          { value: "", label: "Everything on campus" },
          ...venues.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        {...field("venue")}
      />
      <TextInput type="datetime-local" label="From" required {...field("from")} />
      <TextInput type="datetime-local" label="Until" required {...field("until")} />
      <TextInput
        label="Why"
        hint="Like Snow, or Power outage. Players read it."
        autoComplete="off"
        required
        {...field("reason")}
      />
      <TextInput
        type="number"
        label="Days to add to the deadlines"
        hint="For rounds played there during the closure. Enter 0 to keep the deadlines."
        min={0}
        max={MOST_CLOSED_DAYS}
        required
        {...field("days")}
      />
      <ChoiceGroup label="The rounds after them" options={NEXT} {...field("next")} />
      <div>
        <Button type="submit">Show what would happen</Button>
      </div>
    </form>
  );
}
