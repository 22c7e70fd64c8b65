"use client";

import type { ReactNode } from "react";
import type { FormState } from "@/lib/shared/form";
import { ErrorSummary } from "../ui/error-summary";
import { FocusOnMount } from "../ui/focus-on-mount";
import { Fold } from "../ui/fold";
import { HiddenFields } from "../ui/hidden-fields";
import { Notice } from "../ui/notice";
import { SendForm } from "../ui/send-form";
import { type DirectorAction, type PlayerAction, type StaffAction, useMatchAction } from "./match-actions";

/** What a field gets from its form: its id, its error, and what was typed before the page was rendered again. */
export type FormAnswers = {
  readonly state: FormState;
  readonly idOf: (field: string) => string;
  readonly errorOf: (field: string) => string | undefined;
  readonly typed: (field: string) => string | undefined;
};

/** The summary of a folded form. A refused form comes back open, without JavaScript too. */
export type FormFold = {
  readonly summary: string;
  readonly aside?: string | undefined;
  /** What to know before filling it in. */
  readonly intro?: ReactNode | undefined;
};

interface MatchFormProps {
  /** The action it sends to. */
  readonly action: PlayerAction | DirectorAction | StaffAction;
  /** Makes the ids of this form's fields different from those of the other forms on the page. */
  readonly prefix?: string | undefined;
  /** The id of a field whose error belongs to another field: "times" belongs to "times-0". */
  readonly fieldOf?: ((field: string) => string) | undefined;
  readonly fold?: FormFold | undefined;
  /** The fields. Those that the server draws show no errors of their own; they're in the sentence above. */
  readonly children: ReactNode | ((answers: FormAnswers) => ReactNode);
}

/**
 * A form about one match. It works without JavaScript; with it, a refusal takes the focus.
 */
export function MatchForm({ action, prefix, fieldOf = itself, fold, children }: MatchFormProps) {
  const { state, sending, version } = useMatchAction(action);
  const idOf = (field: string) => (prefix ? `${prefix}-${field}` : field);
  const answers: FormAnswers = {
    state,
    idOf,
    errorOf: (field) => state?.fields[field],
    typed: (field) => state?.typed[field],
  };

  const form = (
    <SendForm sending={sending} className="form">
      <Refusal state={state} idOf={(field) => idOf(fieldOf(field))} />
      <HiddenFields values={version} />
      {typeof children === "function" ? children(answers) : children}
    </SendForm>
  );
  if (!fold) return form;
  return (
    <Fold summary={fold.summary} aside={fold.aside} open={state !== null}>
      {fold.intro && <div className="mb-5">{fold.intro}</div>}
      {form}
    </Fold>
  );
}

function itself(field: string): string {
  return field;
}

function Refusal({ state, idOf }: { readonly state: FormState; readonly idOf: (field: string) => string }) {
  // An answer that came too late is shown above the forms.
  if (!state || state.newest !== undefined) return null;
  const fields = Object.entries(state.fields);
  if (fields.length > 0) {
    const errors = fields.map(([field, message]) => ({
      field: idOf(field),
      message: fields.length === 1 ? state.sentence : message,
    }));
    return <ErrorSummary errors={errors} title={fields.length === 1 ? "Not sent." : undefined} />;
  }
  return (
    <FocusOnMount again={state}>
      <Notice tone="bad" title="Not sent.">
        <p>{state.sentence}</p>
      </Notice>
    </FocusOnMount>
  );
}
