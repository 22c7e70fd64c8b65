import type { ComponentProps } from "react";

import { describedBy, Field, type FieldText } from "./field";
import { KeptTextArea } from "./kept-text-area";

type TextInputProps = FieldText & Omit<ComponentProps<"input">, "name"> & { readonly name: string };

/** One line of text, a date, a time, a number. Its id is its name unless it has another. */
export function TextInput({ label, labelHidden, hint, error, name, id = name, ...input }: TextInputProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <input
        className="input"
        type="text"
        id={id}
        name={name}
        {...describedBy(id, { hint, error })}
        {...input}
      />
    </Field>
  );
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "name" | "ref"> & { readonly name: string };

/** Several lines of text. Chess moves have the class `mono`. */
export function TextArea({ label, labelHidden, hint, error, name, id = name, ...area }: TextAreaProps) {
  const className = area.className ? `textarea ${area.className}` : "textarea";

  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <KeptTextArea
        id={id}
        name={name}
        {...describedBy(id, { hint, error })}
        {...area}
        className={className}
      />
    </Field>
  );
}
