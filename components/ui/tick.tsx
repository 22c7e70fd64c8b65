import type { ComponentProps } from "react";

import { classNames } from "./class-names";
import { describedBy, FieldNotes, type FieldText } from "./field";

type TickProps = Omit<FieldText, "labelHidden"> &
  Omit<ComponentProps<"input">, "type" | "name"> & { readonly name: string };

/** Yes or no: a check box, with the sentence beside it. */
export function Tick({ label, hint, error, name, id = name, ...box }: TickProps) {
  return (
    <div className={classNames("field tick-field", error && "bad")}>
      <label className="tick">
        <input type="checkbox" id={id} name={name} {...describedBy(id, { hint, error })} {...box} />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
