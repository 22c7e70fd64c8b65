import type { ReactNode } from "react";
import { describedBy, FieldNotes } from "@/components/ui/field";
import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { LIST_SEPARATOR } from "@/lib/season/rules/settings/list-separator";
import { capitalize, ordinal } from "@/lib/shared/text";
import styles from "./rules-form.module.css";

type RankingFieldsProps = FieldState & {
  readonly label: string;
  readonly hint: ReactNode;
  /** The answers to put in order, in words. */
  readonly choices: Readonly<Record<string, string>>;
};

/** Some answers in order: a list of selects under one name. Empty ones are skipped. */
export function RankingFields({ label, hint, name, id, error, defaultValue, choices }: RankingFieldsProps) {
  const chosen = defaultValue?.split(LIST_SEPARATOR) ?? [];
  const options = Object.entries(choices).map(([value, words]) => ({ value, label: capitalize(words) }));

  return (
    <fieldset
      className={error ? "field bad" : "field"}
      aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
    >
      <legend>{label}</legend>
      <div className={styles.ranking}>
        {options.map(({ value }, index) => (
          <Select
            key={`${value} ${chosen[index] ?? ""}`}
            label={ordinal(index + 1)}
            name={name}
            id={index === 0 ? id : `${id}-${index + 1}`}
            options={options}
            placeholder="None"
            defaultValue={chosen[index] ?? ""}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
