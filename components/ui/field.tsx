import type { ReactNode } from "react";

import { classNames } from "./class-names";
import { Icon } from "./icon";

/** What every field of a form has around it. */
export interface FieldText {
  readonly label: ReactNode;
  /** A hint, shown below the field. */
  readonly hint?: ReactNode | undefined;
  /** What's wrong with what was typed, and how to fix it. */
  readonly error?: string | undefined;
  /** The label is only for screen readers. */
  readonly labelHidden?: boolean | undefined;
}

/**
 * Connects a control to its texts: spread it over the control. The ids are those that `Field` gives to hint and error.
 */
export function describedBy(id: string, { hint, error }: Pick<FieldText, "hint" | "error">) {
  const ids = classNames(error && `${id}-error`, hint != null && `${id}-hint`);
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined } as const;
}

type FieldProps = FieldText & {
  readonly id: string;
  readonly className?: string | undefined;
  /** The control, with the same id and `describedBy` spread over it. */
  readonly children: ReactNode;
};

/** A labeled control with its error and its hint. */
export function Field({ id, label, labelHidden, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames("field", error && "bad", className)}>
      <label htmlFor={id} className={labelHidden ? "sr" : undefined}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The error, then the hint, under the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: Pick<FieldText, "hint" | "error"> & { readonly id: string }) {
  return (
    <>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {hint != null && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
