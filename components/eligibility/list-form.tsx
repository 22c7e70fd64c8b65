"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import {
  type RefusedFile,
  removeEligibilityList,
  saveEligibilityList,
} from "@/lib/eligibility/actions/eligibility";
import { SAVE_LIST_MODES } from "@/lib/eligibility/rules/change-list";
import { LIST_MODES } from "@/lib/eligibility/words/desk-words";

/** `version`: that of the list on the page; 0 if the season never had one. */
type ListProps = SeasonFormProps & { readonly version: number; readonly isUsed: boolean };

/** Sends a file with the people who can play. */
export function ListForm({ version, isUsed, ...season }: ListProps) {
  const [state, sending] = useSend(saveEligibilityList, null);
  const { shown, errors } = readState(state);
  const { defaultValue: _, ...file } = fieldsOf(errors, "list")("file");
  const { defaultValue: mode, ...modes } = fieldsOf(errors, "list")("mode", "replace");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={errors} form="list" />
      {shown && <ListProblems {...shown} />}
      <HiddenFields
        values={{ ...season, madeFrom: String(version), ...(isUsed ? {} : { mode: "replace" }) }}
      />
      <TextInput
        label="File"
        hint="A CSV file. Its first row names the columns: email, campus ID, or both. A column named “valid until” sets the last day that each line counts."
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        required
        {...file}
      />
      {isUsed && (
        <ChoiceGroup
          label="What should the file do?"
          options={SAVE_LIST_MODES.map((value) => ({ value, ...LIST_MODES[value] }))}
          defaultValue={mode}
          {...modes}
        />
      )}
      <div className="actions">
        <SubmitButton pendingLabel="Reading…">Save the list</SubmitButton>
      </div>
    </SendForm>
  );
}

/** At most this many lines are shown. After they're corrected, sending the file again shows the next ones. */
const MOST_SHOWN = 50;

/** What's wrong with a file, by line. */
export function ListProblems({ sentence, problems }: RefusedFile) {
  const more = problems.length - MOST_SHOWN;
  return (
    <Notice tone="bad" title={sentence} focus>
      <ul>
        {problems.slice(0, MOST_SHOWN).map(({ line, sentence: wrong }) => (
          <li key={line}>
            Line {line}: {wrong}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
      <p>Correct the file, then choose it again.</p>
    </Notice>
  );
}

/** Removes the list, so that everyone can register. */
export function RemoveListForm({ version, ...season }: Omit<ListProps, "isUsed">) {
  const [state, sending] = useSend(removeEligibilityList, null);

  return (
    <SendForm sending={sending} className="mt-4">
      <FormErrors state={state} form="remove-list" />
      <HiddenFields values={{ ...season, madeFrom: String(version) }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove the list
      </SubmitButton>
    </SendForm>
  );
}
