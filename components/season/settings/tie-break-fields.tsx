import type { ReactNode } from "react";
import { describedBy, FieldNotes } from "@/components/ui/field";
import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { ordinal } from "@/lib/people/words/names";
import { TIE_BREAKS } from "@/lib/season/input/rule-pack";
import { LIST_SEPARATOR } from "@/lib/season/rules/settings/print-setting";
import { TIE_BREAK_NAMES } from "@/lib/standings/words/standings";
import styles from "./rules-form.module.css";

type TieBreakFieldsProps = FieldState & { readonly label: string; readonly hint: ReactNode };

/** The tie-breaks in any order: a list of selects under one name. Those left empty are skipped. */
export function TieBreakFields({ label, hint, name, id, error, defaultValue }: TieBreakFieldsProps) {
  const chosen = defaultValue?.split(LIST_SEPARATOR) ?? [];
  const options = TIE_BREAKS.map((value) => ({ value, label: capitalized(TIE_BREAK_NAMES[value]) }));

  return (
    <fieldset
      className={error ? "field bad" : "field"}
      aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
    >
      <legend>{label}</legend>
      <div className={styles.tieBreaks}>
        {TIE_BREAKS.map((tieBreak, index) => (
          <Select
            key={`${tieBreak} ${chosen[index] ?? ""}`}
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

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
