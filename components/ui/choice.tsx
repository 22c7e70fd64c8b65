import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names";
import { describedBy, FieldNotes, type FieldText } from "./field";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
};

/** One answer of several, in its own row: a radio button, what it means, and more about it. */
function Choice({ title, detail, ...radio }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" {...radio} />
      <span>
        {detail ? <b>{title}</b> : title}
        {detail && <span>{detail}</span>}
      </span>
    </label>
  );
}

export interface ChoiceOption {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

type ChoiceGroupProps = FieldText & {
  readonly name: string;
  readonly id?: string | undefined;
  readonly options: readonly ChoiceOption[];
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
};

/** A question with its answers one below the other. */
export function ChoiceGroup({
  label,
  labelHidden,
  hint,
  error,
  name,
  id = name,
  ...group
}: ChoiceGroupProps) {
  return (
    <fieldset
      className={classNames("field", error && "bad")}
      aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
    >
      <legend className={labelHidden ? "sr" : undefined}>{label}</legend>
      <div className="choices">
        {group.options.map((option, index) => (
          <Choice
            key={option.value}
            // An error summary links to the first answer.
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            title={option.title}
            detail={option.detail}
            disabled={option.disabled}
            required={group.required}
            defaultChecked={option.value === group.defaultValue}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
