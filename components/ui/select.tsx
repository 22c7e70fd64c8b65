import type { ComponentProps } from "react";

import { describedBy, Field, type FieldText } from "./field";
import { Icon } from "./icon";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type SelectProps = FieldText &
  Omit<ComponentProps<"select">, "name" | "children"> & {
    readonly name: string;
    readonly options: readonly SelectOption[];
    /** The first option, for no answer: "Choose one". */
    readonly placeholder?: string | undefined;
  };

/** One of a list that's too long for radio buttons. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  name,
  id = name,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <span className="select-box">
        <select className="select" id={id} name={name} {...describedBy(id, { hint, error })} {...select}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}
